// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/review/dealtright.h"

#include "engine/training/sitting.h"

namespace pitwise {

namespace {

constexpr int ActsAtMost = 600; // of one round

/// The log with everything up to the end of the round, as the house's dealer deals it.
std::vector<LogEntry> dealtOn(const SessionSpec &spec, const House &house,
                              std::span<const LogEntry> log)
{
    Sitting sitting = Sitting::resumed(spec, house, log);
    const int round = sitting.table().roundNumber;
    for (int i = 0; i < ActsAtMost && sitting.table().roundNumber == round; ++i) {
        if (sitting.thinking()) { // the log ends between a question and its answer
            sitting.answer(0);
            continue;
        }
        const auto next = sitting.next();
        if (!next || !sitting.perform(*next, 0).happened)
            break;
    }
    return sitting.session().log();
}

} // namespace

DealtRight dealtRight(const SessionSpec &spec, const House &house, std::span<const LogEntry> log)
{
    const Session before = replay(spec, house, log);
    Recording recording{spec, house, before.table().roundNumber};
    DealtRight right;
    std::size_t number = 0;
    std::size_t shown = 0;
    for (const LogEntry &entry : dealtOn(spec, house, log)) {
        if (number++ == log.size())
            right.from = shown;
        if (recording.table().roundNumber > before.table().roundNumber)
            break; // bets of the next round
        shown += recording.shows() ? 1 : 0;
        recording.perform(entry.event);
    }
    right.showing = recording.take();
    if (number <= log.size())
        right.from = right.showing.frames.size();
    return right;
}

} // namespace pitwise
