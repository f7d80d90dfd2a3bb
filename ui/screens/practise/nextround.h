// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/skills/practice.h"
#include "ui/shell/learner.h"
#include "ui/shell/preparedsession.h"

#include <optional>
#include <vector>

namespace pitwise::ui {

/// A round to practise, made on a worker thread.
struct NextRound
{
    PreparedSession session; ///< without a sitting: the house can deal nothing of the kind
    std::vector<SkillPick> picks; ///< what it is for; empty: it is a mistake
    bool asksForPace = false; ///< every skill of it is known: now speed may count
    std::optional<OwnMistake> mistake;
};

/// Whatever is weak, due or next, mixed. If something cannot be dealt with the rest, it waits.
[[nodiscard]] NextRound practiceRound(const Standing &standing, std::uint64_t seed);
/// The same cards and patrons as when the mistake was made. Nothing is told before the round is
/// over.
[[nodiscard]] NextRound sameRoundAs(const OwnMistake &mistake, const KnownHouse &known);

/// What a round showed, added to the memory.
void remember(Memory &memory, const SessionSpec &spec, const House &house,
              const std::vector<LogEntry> &log, Moment began);
/// As if all picks had gone right: what comes after a round is made while it is dealt.
void assumeRight(Memory &memory, const std::vector<SkillPick> &picks, Moment at);

} // namespace pitwise::ui
