// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/passing.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise::ui {

namespace {

struct PassingNotes
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::PassingNotes)
};

QString noteFor(Remedy::Kind kind)
{
    switch (kind) {
    case Remedy::Kind::CardToDiscards:
    case Remedy::Kind::CardsCollected:
        return PassingNotes::tr("Floor: to the discards");
    case Remedy::Kind::LateBetBack:
    case Remedy::Kind::BetBack:
        return PassingNotes::tr("Floor: goes back");
    case Remedy::Kind::ExcessBack:
        return PassingNotes::tr("Floor: the excess goes back");
    case Remedy::Kind::PostPlaced:
    case Remedy::Kind::PostCorrected:
        return PassingNotes::tr("Floor: posted");
    case Remedy::Kind::PostRemoved:
        return PassingNotes::tr("Floor: back to the tray");
    }
    return {};
}

Sprite chipsOf(const Remedy &remedy, const ChipSet &chips, const TableLayout &layout)
{
    Sprite sprite;
    sprite.scale = layout.chipScale(remedy.hand);
    sprite.chips = chips.fewest(chips.roundedUp(remedy.amount)).value_or(ChipCounts{});
    const bool post = remedy.bet == BetKind::Post;
    sprite.spot = Spot::ofBet(remedy.hand, remedy.bet, post ? SpotKind::Bet : SpotKind::Late);
    sprite.spot.nth = PassingNumber;
    sprite.at = (post ? layout.bet(remedy.hand, remedy.bet) : layout.late(remedy.hand, remedy.bet))
              + QPointF{0, 5};
    return sprite;
}

Sprite cardOf(const Remedy &remedy, const Table &table, const TableLayout &layout)
{
    Sprite sprite;
    sprite.spot = {SpotKind::Cards, remedy.hand, {}, PassingNumber};
    sprite.at = layout.card(remedy.hand, table.cardsAt(remedy.hand).lying);
    sprite.scale = layout.cardScale(remedy.hand);
    sprite.card = remedy.card;
    sprite.faceDown = !remedy.card;
    return sprite;
}

} // namespace

std::vector<Passing> passingOf(const FloorShown &floor, const Table &table, const ChipSet &chips,
                               const TableLayout &layout, qint64 until)
{
    std::vector<Passing> all;
    for (const Remedy &remedy : floor.remedies) {
        Passing passing;
        switch (remedy.kind) {
        case Remedy::Kind::CardToDiscards:
            passing.sprite = cardOf(remedy, table, layout);
            break;
        case Remedy::Kind::LateBetBack:
        case Remedy::Kind::ExcessBack:
        case Remedy::Kind::BetBack:
        case Remedy::Kind::PostRemoved:
            passing.sprite = chipsOf(remedy, chips, layout);
            break;
        case Remedy::Kind::PostPlaced: // the post itself stays
        case Remedy::Kind::PostCorrected:
            passing.sprite.at = layout.bet(remedy.hand, BetKind::Post);
            break;
        case Remedy::Kind::CardsCollected:
            passing.sprite.at = layout.rack().center();
            break;
        }
        if (floor.named)
            passing.note = noteFor(remedy.kind);
        passing.until = until;
        all.push_back(passing);
    }
    return all;
}

Picture burnedCards(int count, const TableLayout &layout)
{
    constexpr qreal Scale = 0.8;
    const QRectF rack = layout.rack();
    const qreal step = std::min(19.0, (rack.width() - 50) / std::max(1, count - 1));
    Picture cards;
    for (int nth = 0; nth < count; ++nth) {
        Sprite card;
        card.spot = {SpotKind::Rack, {}, {}, PassingNumber + nth};
        card.at = {rack.left() + 26 + nth * step, rack.top() - 40};
        card.scale = Scale;
        card.faceDown = true;
        cards.push_back(card);
    }
    return cards;
}

} // namespace pitwise::ui
