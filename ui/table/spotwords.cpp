// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/spotwords.h"

#include "engine/table/warblackjackhands.h"

#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

QString money(Money amount)
{
    return amount == Money{} ? QCoreApplication::translate("Spots", "empty")
                             : QString::fromStdString(toText(amount));
}

QString cardsText(const Table &table, HandId hand)
{
    const Cards &cards = table.cardsAt(hand);
    QStringList texts;
    const auto dealt = static_cast<int>(cards.dealt.size());
    for (int i = dealt - cards.lying; i < dealt; ++i)
        texts << (liesFaceDown(table, hand, static_cast<std::size_t>(i))
                      ? QCoreApplication::translate("Spots", "face down")
                      : translated(cardWords(cards.dealt[static_cast<std::size_t>(i)])));
    return texts.join(QLatin1Char(' '));
}

} // namespace

QString spotWords(const Spot &spot, const Table &table, const House &house)
{
    const QString place = asSentence(placeWords(spot.hand));
    const auto bet = [&]() -> const Bet & { return table.at(spot.hand).bet(spot.bet); };
    const auto named = [&](const char *pattern, Money amount) {
        return QCoreApplication::translate("Spots", pattern)
            .arg(place, translated(betWords(spot.bet)), money(amount));
    };
    switch (spot.kind) {
    case Spot::Kind::None:
        return {};
    case Spot::Kind::Shoe:
        return QCoreApplication::translate("Spots", "Shoe, %1 cards").arg(table.shoe.left());
    case Spot::Kind::Slipped:
        return table.exposedCardOut()
                 ? QCoreApplication::translate("Spots", "Exposed card at the shoe")
                 : QCoreApplication::translate("Spots", "Card out of the shoe, not exposed");
    case Spot::Kind::Rack:
        return QCoreApplication::translate("Spots", "Discard rack, %1 cards")
            .arg(table.discards.size());
    case Spot::Kind::Tube:
        return QCoreApplication::translate("Spots", "Chips of %1")
            .arg(money(house.table.chips.values()[static_cast<std::size_t>(spot.nth)]));
    case Spot::Kind::Tray:
        return QCoreApplication::translate("Spots", "Tray rim, drops chips into their tubes");
    case Spot::Kind::Hand:
        return QCoreApplication::translate("Spots", "Your hand");
    case Spot::Kind::Bet:
        return named(QT_TRANSLATE_NOOP("Spots", "%1, %2, %3"), bet().amount);
    case Spot::Kind::Payoff:
        return named(QT_TRANSLATE_NOOP("Spots", "%1, payoff on the %2, %3"), bet().payoff);
    case Spot::Kind::Late:
        return named(QT_TRANSLATE_NOOP("Spots", "%1, late on the %2, %3"), bet().late);
    case Spot::Kind::Cards:
        return QCoreApplication::translate("Spots", "%1, cards: %2")
            .arg(place, cardsText(table, spot.hand));
    case Spot::Kind::NextCard:
        return QCoreApplication::translate("Spots", "%1, next card").arg(place);
    case Spot::Kind::Patron:
        return QCoreApplication::translate("Spots", "%1, patron").arg(place);
    }
    return {};
}

std::optional<double> spotNumber(const Spot &spot, const Table &table, const House &house)
{
    constexpr double Cents = 100;
    const auto units = [](Money money) { return static_cast<double>(money.inCents()) / Cents; };
    switch (spot.kind) {
    case Spot::Kind::Shoe:
        return table.shoe.left();
    case Spot::Kind::Rack:
        return static_cast<double>(table.discards.size());
    case Spot::Kind::Tube:
        return units(house.table.chips.values()[static_cast<std::size_t>(spot.nth)]);
    case Spot::Kind::Bet:
        return units(table.at(spot.hand).bet(spot.bet).amount);
    case Spot::Kind::Payoff:
        return units(table.at(spot.hand).bet(spot.bet).payoff);
    case Spot::Kind::Late:
        return units(table.at(spot.hand).bet(spot.bet).late);
    case Spot::Kind::Cards:
        return table.cardsAt(spot.hand).lying;
    case Spot::Kind::None:
    case Spot::Kind::Slipped:
    case Spot::Kind::Tray:
    case Spot::Kind::Hand:
    case Spot::Kind::NextCard:
    case Spot::Kind::Patron:
        break;
    }
    return std::nullopt;
}

} // namespace pitwise::ui
