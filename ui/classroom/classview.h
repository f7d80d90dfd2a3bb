// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/roundpart.h"
#include "engine/exam/skillgroup.h"
#include "engine/house/house.h"
#include "ui/records/keptpeople.h"

#include <QDate>
#include <QDateTime>

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace pitwise::ui {

/// A trainee as his trainer sees him in the class.
struct Trainee
{
    enum class Standing { NothingYet, Training, Ready, Certified };

    Dealer person;
    Standing standing{};
    int sessions = 0;
    int rounds = 0;
    double hours = 0;
    QDateTime last; ///< local time; null: never
    int recent = 0; ///< sessions that the next ones are about
    int recentRounds = 0;
    double score = 0; ///< their mean
    PerGroup<int> mistakes{}; ///< in these, by group
    std::optional<FindingCode> stuckOn; ///< in most of them
    int stuckIn = 0;
    QString certifiedFor; ///< id of the house
    QDate expires; ///< null: never, or no certificate

    /// His certificate expires within a month.
    [[nodiscard]] bool expiresSoon(const QDate &today) const
    {
        constexpr int Soon = 30;
        return expires.isValid() && today.daysTo(expires) <= Soon;
    }
};

struct ClassList
{
    std::vector<Trainee> trainees;
    QString trouble; ///< why they are not known; empty: they are
};

/// How a group goes: how often something is wrong in it.
enum class GroupLevel { Unknown, Clean, Few, Often };
[[nodiscard]] GroupLevel levelOf(const Trainee &trainee, SkillGroup group);

/// Those who need their trainer come first: who is stuck, whose certificate expires soon, then by
/// score; who is ready or certified comes last.
void sortByNeed(std::vector<Trainee> &trainees, const QDate &today);

/// Where mistakes are made.
struct MistakeView
{
    struct Count
    {
        FindingCode code{};
        int count = 0;
        int people = 0;
    };
    std::vector<Count> findings; ///< the most frequent first
    std::map<RoundPart, int> parts;
    /// By seat (0: the dealer) and bet (none: cards).
    std::map<std::pair<int, std::optional<BetKind>>, int> places;
    int rounds = 0;
    int sessions = 0;
    int mistakes = 0;
    std::vector<std::pair<QString, QString>> houses; ///< id and name of those that were dealt in
    std::shared_ptr<const House> house; ///< whose table is drawn; null: none was dealt in
    QString trouble;
};

/// Which of them; empty fields do not matter.
struct MistakeChoice
{
    QString person;
    QString house;
    int days = 0; ///< the last so many
};

/// An exam under way, as a proctor may see it.
struct RunningExamView
{
    QString session;
    QString number;
    QString name;
    QString station;
    std::shared_ptr<const House> house; ///< null: it cannot be read
    QString exam; ///< name of the blueprint
    QDateTime started; ///< local time
    int rounds = 0; ///< finished
    int ofRounds = 0; ///< 0: not known
    int minutes = 0; ///< time limit; 0: none
    int acts = 0;
    QString lastAct; ///< notation, without its time
    int seat = 0; ///< where the last act was; 0: at no seat
    QDateTime lastAt; ///< of the last act; local time; null: nothing yet

    bool operator==(const RunningExamView &) const = default;
};

struct ExamAttemptView
{
    QString session;
    QString person; ///< `Dealer::id`
    QString number;
    QString name;
    QString house;
    QDateTime started; ///< local time
    bool isGivenUp = false;
    bool isJudged = false; ///< the next two are known
    bool passed = false;
    double score = 0;
    bool isCertified = false;
    bool isRevoked = false;
    QDate expires; ///< of the certificate; null: never

    bool operator==(const ExamAttemptView &) const = default;
};

struct ExamBoard
{
    std::vector<RunningExamView> running;
    std::vector<ExamAttemptView> done; ///< the latest first
    bool isLive = false; ///< the server tells of every act
    QString trouble;

    bool operator==(const ExamBoard &) const = default;
};

} // namespace pitwise::ui
