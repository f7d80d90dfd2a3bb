// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/motion.h"

#include "ui/theme/theme.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

bool sameThing(const Sprite &a, const Sprite &b)
{
    return a.spot == b.spot && a.isCard() == b.isCard();
}

const Sprite *find(const Picture &picture, const Sprite &sprite)
{
    const auto it = std::find_if(picture.begin(), picture.end(),
                                 [&](const Sprite &other) { return sameThing(other, sprite); });
    return it == picture.end() ? nullptr : &*it;
}

/// The house's chips, not a patron's.
bool belongsToHouse(const Sprite &chips)
{
    return chips.spot.kind == Spot::Kind::Payoff || chips.spot.bet == BetKind::Post;
}

QPointF sourceOf(const Sprite &sprite, const TableLayout &layout)
{
    if (sprite.isCard())
        return layout.shoeMouth();
    return belongsToHouse(sprite) ? layout.hand().center() : layout.patron(sprite.spot.hand.seat);
}

QPointF sinkOf(const Sprite &sprite, const Act &act, const TableLayout &layout)
{
    if (sprite.isCard())
        return layout.rack().center();
    const bool swept =
        std::holds_alternative<act::Take>(act) || std::holds_alternative<act::Retract>(act);
    const bool unclaimed =
        std::holds_alternative<act::End>(act) && sprite.spot.bet == BetKind::Post;
    return swept || unclaimed ? layout.tray().center() : layout.patron(sprite.spot.hand.seat);
}

} // namespace

qreal Flight::progress(qint64 ms) const
{
    if (lasts <= 0)
        return 1;
    const qreal t = std::clamp(static_cast<qreal>(ms - begins) / lasts, 0.0, 1.0);
    const qreal rest = 1 - t;
    return 1 - rest * rest * rest; // leaves fast, lands softly
}

QPointF Flight::at(qint64 ms) const
{
    return from + (to - from) * progress(ms);
}

std::vector<Flight> flights(const Picture &before, const Picture &after, const Act &act,
                            const TableLayout &layout, const std::optional<QPointF> &released)
{
    std::vector<Flight> all;
    const auto add = [&](const Sprite &sprite, QPointF from, QPointF to, int lasts, bool vanishes) {
        const int begins = static_cast<int>(all.size()) * duration::Stagger;
        const bool turns = !vanishes && sprite.card && sprite.spot.kind == Spot::Kind::Cards
                        && find(before, sprite) == nullptr
                        && !std::holds_alternative<act::Split>(act);
        all.push_back({sprite, from, to, begins, lasts, vanishes, turns});
    };
    // In a split the second card only moves aside.
    const auto *split = std::get_if<act::Split>(&act);
    const Sprite *moved = nullptr;
    for (const Sprite &sprite : before) {
        if (find(after, sprite) != nullptr)
            continue;
        if (split != nullptr && sprite.isCard() && sprite.spot.hand == split->hand)
            moved = &sprite;
        else
            add(sprite, sprite.at, sinkOf(sprite, act, layout), duration::Sweep, true);
    }
    bool landed = !released;
    for (const Sprite &sprite : after) {
        const Sprite *old = find(before, sprite);
        if (old == nullptr && moved != nullptr && sprite.isCard())
            old = moved;
        const bool turned = old != nullptr && old->faceDown && sprite.card;
        if (turned) { // turned over in place
            add(sprite, old->at, sprite.at, duration::Slide, false);
            all.back().turns = true;
            continue;
        }
        if (old != nullptr && old->at == sprite.at)
            continue;
        if (old == nullptr && isPassing(sprite) && !sprite.isCard())
            continue; // chips the floor puts aside were on the bet already
        if (old == nullptr && !landed) {
            add(sprite, *released, sprite.at, duration::Settle, false);
            landed = true;
            continue;
        }
        add(sprite, old != nullptr ? old->at : sourceOf(sprite, layout), sprite.at, duration::Slide,
            false);
    }
    return all;
}

int totalDuration(const std::vector<Flight> &flights)
{
    int end = 0;
    for (const Flight &flight : flights)
        end = std::max(end, flight.begins + flight.lasts);
    return end;
}

} // namespace pitwise::ui
