// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/gamefelt.h"

#include <QCoreApplication>

namespace pitwise::ui::casinowar {

BetSet spots(const House &house)
{
    BetSet spots = BetSet::of({BetKind::Main, BetKind::War});
    spots.set(BetKind::Tie, house.tieBet.allowed);
    spots.set(BetKind::WarTie, house.war.tieBet.allowed);
    spots.set(BetKind::Post, house.war.housePosts);
    return spots;
}

QString spotText(BetKind bet)
{
    switch (bet) {
    case BetKind::Main:
        return QCoreApplication::translate("Felt", "WAR");
    case BetKind::Tie:
        return QCoreApplication::translate("Felt", "TIE");
    case BetKind::War:
        return QCoreApplication::translate("Felt", "RAISE");
    case BetKind::WarTie:
        return QCoreApplication::translate("Felt", "TIE 2");
    case BetKind::Post:
        return QCoreApplication::translate("Felt", "POST");
    case BetKind::Bonus:
    case BetKind::Insurance:
        break;
    }
    return {};
}

QList<PrintedLine> paytable(const House &house)
{
    QList<PrintedLine> lines{
        {QCoreApplication::translate("Felt", "Beat the dealer"), ratioText({1, 1})}};
    if (house.tieBet.allowed)
        lines << PrintedLine{QCoreApplication::translate("Felt", "Tie bet"),
                             ratioText(house.tieBet.pays)};
    if (house.surrender.allowed)
        lines << PrintedLine{QCoreApplication::translate("Felt", "Surrender loses"),
                             QString::fromStdString(std::to_string(house.surrender.loses.pays) + "/"
                                                    + std::to_string(house.surrender.loses.per))};
    // If the house posts a matching unit, the paytable names both bets (WA-16).
    const auto both = [](Ratio onRaise) {
        return onRaise.pays % 2 == 0 ? Ratio{onRaise.pays / 2, onRaise.per}
                                     : Ratio{onRaise.pays, onRaise.per * 2};
    };
    if (house.war.housePosts)
        lines << PrintedLine{QCoreApplication::translate("Felt", "War won, on both"),
                             ratioText(both(house.war.winPays))}
              << PrintedLine{QCoreApplication::translate("Felt", "War tied, on both"),
                             ratioText(both(house.war.tiePays))};
    else
        lines << PrintedLine{QCoreApplication::translate("Felt", "War won, raise"),
                             ratioText(house.war.winPays)}
              << PrintedLine{QCoreApplication::translate("Felt", "War tied, raise"),
                             ratioText(house.war.tiePays)};
    if (house.war.tieBet.allowed)
        lines << PrintedLine{QCoreApplication::translate("Felt", "War tie bet"),
                             ratioText(house.war.tieBet.pays)};
    return lines;
}

} // namespace pitwise::ui::casinowar
