// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/tablekeys.h"

#include "engine/procedure/warblackjackplay.h"
#include "ui/paint/tablelayout.h"
#include "ui/session/gamecontrols.h"

#include <QString>
#include <Qt>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array ChipKeys{Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_F,
                              Qt::Key_G, Qt::Key_H, Qt::Key_J, Qt::Key_K};

struct VerbKey
{
    Qt::Key key;
    Verb verb;
};
/// In every game.
constexpr std::array VerbKeys{
    VerbKey{Qt::Key_P, Verb::Pay},      VerbKey{Qt::Key_T, Verb::Take},
    VerbKey{Qt::Key_R, Verb::HandBack}, VerbKey{Qt::Key_U, Verb::Retract},
    VerbKey{Qt::Key_C, Verb::Collect},  VerbKey{Qt::Key_M, Verb::BelowMinimum},
    VerbKey{Qt::Key_X, Verb::OfferCut},
};

/// The seat's hand in play, or its first hand.
HandId handToDeal(const Table &table, const House &house, int number)
{
    if (number == 0 || table.handsAt(seatAt(number)) == 1)
        return handAt(number);
    const auto playing = pitwise::warblackjack::handInPlay(table, house);
    return playing && playing->seat == seatAt(number) ? *playing : handAt(number);
}

} // namespace

KeyResponse readSeat(SeatId seat, const Pending &pending, const Table &table, const House &house)
{
    return withSeat(pending.verb, seat.number, table, house);
}

QString chipKey(int kind, int kinds)
{
    const auto place = static_cast<std::size_t>(tubeOfKind(kind, kinds));
    return place < ChipKeys.size() ? QString{QChar{ushort(ChipKeys[place])}} : QString{};
}

KeyResponse readKey(int key, bool shift, const Pending &pending, const Hand &hand,
                    const Table &table, const House &house)
{
    if (asksForHand(pending, table)) {
        const int nth = key - Qt::Key_1;
        if (nth < 0 || nth >= table.handsAt(pending.seat))
            return {false, pending, {}, {}};
        return withHand(pending.verb, {pending.seat, nth}, table, house);
    }
    if (!pending.none() && pending.seat.number != 0)
        return withBet(pending, key, table, house);
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        const int number = key - Qt::Key_0;
        if (!pending.none())
            return withSeat(pending.verb, number, table, house);
        if (number != 0 && !table.hasSeat(seatAt(number)))
            return {};
        const HandId to = handToDeal(table, house, number);
        return {true, {}, gesture::Tap{Spot::at(SpotKind::NextCard, to), false, 1}, {}};
    }
    // Before the chips: a game may need a letter of the home row.
    if (const auto response = gameControls(house).key(key))
        return *response;
    for (const VerbKey &verb : VerbKeys) {
        if (verb.key == key)
            return {true, {verb.verb, {}, -1}, {}, {}};
    }
    const auto kinds = static_cast<int>(house.table.chips.values().size());
    for (int place = 0; place < std::min(kinds, static_cast<int>(ChipKeys.size())); ++place) {
        const Spot tube = Spot::ofTube(kindInTube(place, kinds));
        if (ChipKeys[static_cast<std::size_t>(place)] == key)
            return {true, {}, gesture::Tap{tube, false, shift ? 5 : 1}, {}};
    }
    switch (key) {
    case Qt::Key_I:
        return {true, {}, gesture::Speak{Call::PlaceBets, {}}, {}};
    case Qt::Key_N:
        return {true, {}, gesture::Speak{Call::NoMoreBets, {}}, {}};
    case Qt::Key_Y:
        return {true, {}, gesture::Speak{Call::Floor, {}}, {}};
    case Qt::Key_B:
        return {true, {}, {}, act::Burn{}};
    case Qt::Key_L:
        return {true, {}, {}, act::Discard{}};
    case Qt::Key_E:
        return {true, {}, {}, act::End{}};
    case Qt::Key_Slash:
        return {true, {}, gesture::Halve{}, {}};
    case Qt::Key_Backspace:
        if (hand.order.empty())
            return {};
        return {true, {}, gesture::Tap{Spot::of(SpotKind::Hand), false, 1}, {}};
    default:
        return {};
    }
}

} // namespace pitwise::ui
