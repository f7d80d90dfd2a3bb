// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/spotwords.h"

#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Spots", text);
}

QString money(Money amount)
{
    return amount == Money{} ? tr("empty") : QString::fromStdString(toText(amount));
}

QString cardsText(const Cards &cards)
{
    QStringList texts;
    const auto dealt = static_cast<int>(cards.dealt.size());
    for (int i = dealt - cards.lying; i < dealt; ++i)
        texts << translated(cardWords(cards.dealt[static_cast<std::size_t>(i)]));
    return texts.join(QLatin1Char(' '));
}

} // namespace

QString spotWords(const Spot &spot, const Table &table, const House &house)
{
    const QString place = asSentence(placeWords(spot.hand));
    const auto bet = [&]() -> const Bet & { return table.at(spot.hand.seat).bet(spot.bet); };
    const auto named = [&](const char *pattern, Money amount) {
        return tr(pattern).arg(place, translated(betWords(spot.bet)), money(amount));
    };
    switch (spot.kind) {
    case Spot::Kind::None:
        return {};
    case Spot::Kind::Shoe:
        return tr("Shoe, %1 cards").arg(table.shoe.left());
    case Spot::Kind::Slipped:
        return table.exposedCardOut() ? tr("A card that slid out and was seen")
                                      : tr("A card that slid out, unseen");
    case Spot::Kind::Rack:
        return tr("Discard rack, %1 cards").arg(table.discards.size());
    case Spot::Kind::Tube:
        return tr("Chips of %1").arg(
            money(house.table.chips.values()[static_cast<std::size_t>(spot.nth)]));
    case Spot::Kind::Tray:
        return tr("Rim of the tray: chips go to their tubes");
    case Spot::Kind::Hand:
        return tr("Your hand");
    case Spot::Kind::Bet:
        return named(QT_TRANSLATE_NOOP("Spots", "%1, %2, %3"), bet().amount);
    case Spot::Kind::Payoff:
        return named(QT_TRANSLATE_NOOP("Spots", "%1, payoff of the %2, %3"), bet().payoff);
    case Spot::Kind::Late:
        return named(QT_TRANSLATE_NOOP("Spots", "%1, late on the %2, %3"), bet().late);
    case Spot::Kind::Cards:
        return tr("%1, cards: %2")
            .arg(place, cardsText(spot.hand.isDealer() ? table.dealer
                                                       : table.at(spot.hand.seat).cards));
    case Spot::Kind::NextCard:
        return tr("%1, place for the next card").arg(place);
    case Spot::Kind::Patron:
        return tr("%1, patron").arg(place);
    }
    return {};
}

} // namespace pitwise::ui
