// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/gamefelt.h"

#include <QCoreApplication>

namespace pitwise::ui::warblackjack {

BetSet spots(const House &house)
{
    BetSet spots = BetSet::of({BetKind::Main, BetKind::Bonus});
    spots.set(BetKind::Insurance, house.blackjack.insurance);
    return spots;
}

QString spotText(BetKind bet)
{
    switch (bet) {
    case BetKind::Main:
        return QCoreApplication::translate("Felt", "BLACK\nJACK");
    case BetKind::Bonus:
        return QCoreApplication::translate("Felt", "WAR");
    case BetKind::Tie:
    case BetKind::War:
    case BetKind::WarTie:
    case BetKind::Post:
    case BetKind::Insurance: // a line, not a spot
        break;
    }
    return {};
}

QList<PrintedLine> paytable(const House &house)
{
    const auto felt = [](const char *text) { return QCoreApplication::translate("Felt", text); };
    QList<PrintedLine> lines{
        {felt(QT_TRANSLATE_NOOP("Felt", "Blackjack")), ratioText(house.blackjack.pays)},
        {felt(QT_TRANSLATE_NOOP("Felt", "War bonus")), ratioText(house.bonus.pays)}};
    if (house.blackjack.insurance)
        lines << PrintedLine{felt(QT_TRANSLATE_NOOP("Felt", "Insurance")), ratioText({2, 1})};
    lines << PrintedLine{felt(QT_TRANSLATE_NOOP("Felt", "Soft 17")),
                         house.blackjack.soft17 == Soft17::Hit
                             ? felt(QT_TRANSLATE_NOOP("Felt", "dealer hits"))
                             : felt(QT_TRANSLATE_NOOP("Felt", "dealer stands"))}
          << PrintedLine{felt(QT_TRANSLATE_NOOP("Felt", "War tie")),
                         house.bonus.tie == BonusTie::House
                             ? felt(QT_TRANSLATE_NOOP("Felt", "house wins"))
                             : felt(QT_TRANSLATE_NOOP("Felt", "push"))}
          << PrintedLine{felt(QT_TRANSLATE_NOOP("Felt", "Ace in War")),
                         house.bonus.ace == AceRank::Low ? felt(QT_TRANSLATE_NOOP("Felt", "low"))
                                                         : felt(QT_TRANSLATE_NOOP("Felt", "high"))};
    return lines;
}

} // namespace pitwise::ui::warblackjack
