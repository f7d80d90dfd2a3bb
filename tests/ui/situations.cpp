// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/situations.h"

#include "engine/table/warblackjackhands.h"

#include <QtGlobal>

namespace pitwise::test {

Happened firstRoundOf(const PlaySettings &settings, const House &house)
{
    Happened what;
    Sitting sitting{settings, house};
    while (sitting.table().roundNumber == 1) {
        const auto next = sitting.next();
        if (!next)
            break;
        const auto *pay = std::get_if<act::Pay>(&*next);
        what.tiePaid = what.tiePaid || (pay != nullptr && pay->bet == BetKind::Tie);
        for (int i = 1; i <= sitting.table().seatCount; ++i) {
            const Decision decision = sitting.table().at(seatAt(i)).decision;
            what.war = what.war || decision == Decision::War;
            what.surrender = what.surrender || decision == Decision::Surrender;
            what.parlay = what.parlay || decision == Decision::Parlay;
        }
        eachHand(sitting.table(), [&](HandId hand) {
            const Seat &seat = sitting.table().at(hand);
            what.split = what.split || hand.split > 0;
            what.doubled = what.doubled || seat.blackjack.doubled;
            what.bust = what.bust || isBust(seat);
        });
        sitting.perform(*next, 0);
    }
    return what;
}

std::uint64_t seedWith(PlaySettings settings, const House &house,
                       const std::function<bool(const Happened &)> &enough)
{
    constexpr std::uint64_t Most = 50'000;
    for (settings.seed = 1; settings.seed < Most; ++settings.seed) {
        if (enough(firstRoundOf(settings, house)))
            return settings.seed;
    }
    qFatal("no seed below %llu has such a round", static_cast<unsigned long long>(Most));
}

} // namespace pitwise::test
