// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dealing/spotmenu.h"

#include "engine/table/physics.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

struct SpotMenu
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::SpotMenu)
};

QList<SpotChoice> ofBet(const Spot &spot, const Table &table, const House &house)
{
    const HandId hand = spot.hand;
    const Money amount = table.at(hand).bet(spot.bet).amount;
    const Money half = house.table.chips.roundedUp(Money::cents(amount.inCents() / 2));
    QList<SpotChoice> choices{
        {SpotMenu::tr("Take it all"), act::Take{hand, BetSet::of(spot.bet), {}}},
        {SpotMenu::tr("Take half of it"),
         act::Take{hand, BetSet::of(spot.bet), Amount{half, {}}}}};
    if (spot.bet == BetKind::Post)
        choices << SpotChoice{SpotMenu::tr("Give it to the patron"), act::Give{hand}};
    else
        choices << SpotChoice{SpotMenu::tr("Hand it back"), act::Return{hand, spot.bet, {}}}
                << SpotChoice{SpotMenu::tr("Refuse it"), act::Refuse{hand, spot.bet}};
    return choices;
}

} // namespace

QList<SpotChoice> choicesAt(const Spot &spot, const Table &table, const House &house)
{
    QList<SpotChoice> choices;
    switch (spot.kind) {
    case SpotKind::Bet:
        choices = ofBet(spot, table, house);
        break;
    case SpotKind::Payoff:
        choices = {{SpotMenu::tr("Take the payoff back"), act::Retract{spot.hand, spot.bet}}};
        break;
    case SpotKind::Late:
        choices = {{SpotMenu::tr("Refuse the late bet"), act::Refuse{spot.hand, spot.bet}}};
        break;
    case SpotKind::Cards:
        choices = {{SpotMenu::tr("Collect the cards"), act::Collect{spot.hand}}};
        break;
    case SpotKind::Slipped:
        choices = {{SpotMenu::tr("Discard it"), act::Discard{}}, {SpotMenu::tr("Burn it"), act::Burn{}}};
        break;
    default:
        break;
    }
    choices.removeIf([&](const SpotChoice &choice) {
        return impossible(table, house, Event{choice.act}).has_value();
    });
    return choices;
}

} // namespace pitwise::ui
