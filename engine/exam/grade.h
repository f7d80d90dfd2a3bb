// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/exampaper.h"
#include "engine/session/score.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pitwise {

/// What a trainee did in one group of skills.
struct GroupGrade
{
    int judged = 0; ///< acts, and steps that were left out
    double wrong = 0; ///< a mistake that was corrected counts half

    /// Percent; 100 if nothing was judged.
    [[nodiscard]] double score() const;

    bool operator==(const GroupGrade &) const = default;
};

/// One reason why an exam is not passed.
struct Shortfall
{
    enum class Kind : std::uint8_t {
        Unfinished, ///< `got` rounds of `needed`
        TimeUp, ///< `got` seconds where `needed` were allowed
        Critical, ///< `got` findings of `code`
        Score, ///< `got` points where `needed` were
        Group, ///< `got` percent in `group` where `needed` were
        Pace, ///< `got` seconds per round where `needed` were allowed
        Questions, ///< `got` percent where `needed` were
    };

    Kind kind{};
    double got = 0;
    double needed = 0;
    FindingCode code{};
    SkillGroup group{};

    bool operator==(const Shortfall &) const = default;
};

struct ExamGrade
{
    Score score;
    PerGroup<GroupGrade> groups{};
    int rounds = 0; ///< finished
    int questions = 0;
    int questionsRight = 0;
    std::vector<Shortfall> shortfalls; ///< none: passed

    [[nodiscard]] bool passed() const { return shortfalls.empty(); }
    [[nodiscard]] const GroupGrade &of(SkillGroup group) const
    {
        return groups[static_cast<std::size_t>(group)];
    }

    bool operator==(const ExamGrade &) const = default;
};

/// The option chosen for each question, from 0; empty: not answered.
using Answers = std::vector<std::optional<std::size_t>>;

/// The time for so many rounds, in milliseconds: each round beyond those of the blueprint adds its
/// share. Empty: there is no limit.
[[nodiscard]] std::optional<std::int64_t> timeLimitOf(const Blueprint &blueprint, int rounds);

/// Grades an exam that is over, from its session alone.
[[nodiscard]] ExamGrade gradeOf(const ExamPaper &paper, const Session &session,
                                const Answers &answers = {});

/// 100, 92.50: as on a certificate.
[[nodiscard]] std::string pointsText(double points);

} // namespace pitwise
