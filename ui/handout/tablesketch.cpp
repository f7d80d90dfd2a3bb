// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/tablesketch.h"

#include "engine/house/pergame.h"

#include <algorithm>

namespace pitwise {

namespace {

using sketch::Point;

constexpr double High = 59;
constexpr double Middle = 50;
constexpr double DealersCards = 45;
constexpr double RailTop = 10.5;
constexpr double RailDrop = 11; ///< at the ends of the table
constexpr double FullPitch = 13.2;

/// The limits of a bet.
const Limit &limitOf(const House &house, BetKind bet)
{
    switch (bet) {
    case BetKind::Tie:
        return house.limits.tie;
    case BetKind::Bonus:
        return house.limits.bonus;
    case BetKind::Main:
    case BetKind::War:
    case BetKind::WarTie:
    case BetKind::Post:
    case BetKind::Insurance:
        break;
    }
    return house.limits.main;
}

Sentence casinoWarSpotText(BetKind bet)
{
    switch (bet) {
    case BetKind::Main:
        return words(QT_TRANSLATE_NOOP("Words", "WAR"));
    case BetKind::Tie:
        return words(QT_TRANSLATE_NOOP("Words", "TIE"));
    case BetKind::War:
        return words(QT_TRANSLATE_NOOP("Words", "RAISE"));
    case BetKind::WarTie:
        return words(QT_TRANSLATE_NOOP("Words", "TIE 2"));
    case BetKind::Post:
        return words(QT_TRANSLATE_NOOP("Words", "POST"));
    case BetKind::Bonus:
    case BetKind::Insurance:
        break;
    }
    return {};
}

Sentence warBlackjackSpotText(BetKind bet)
{
    return bet == BetKind::Bonus ? words(QT_TRANSLATE_NOOP("Words", "WAR"))
                                 : words(QT_TRANSLATE_NOOP("Words", "BJ"));
}

Sentence spotText(const House &house, BetKind bet)
{
    static constexpr PerGame<Sentence (*)(BetKind)> Text{casinoWarSpotText, warBlackjackSpotText};
    return Text.of(house)(bet);
}

constexpr PerGame<BetKind> SideBet{BetKind::Tie, BetKind::Bonus};
constexpr PerGame<bool> TwoCards{false, true};

} // namespace

Money exampleBet(const House &house, BetKind bet)
{
    const Limit &limit = limitOf(house, bet);
    const Money five = limit.min * 5;
    return five <= limit.max && house.table.chips.canMake(five) ? five : limit.min;
}

TableSketch::TableSketch(const House &house)
    : m_house(house),
      m_pitch(std::min(FullPitch, 94.0 / house.table.seats)),
      m_scale(m_pitch / FullPitch)
{
    m_sketch.top = RailTop - 5; // until something is drawn behind the patrons
    m_sketch.high = High;
    sketch::Area cloth;
    for (double x = 1; x <= 99; x += 2)
        cloth.corners.push_back({x, rail(x).y});
    cloth.corners.push_back({99, High - 1});
    cloth.corners.push_back({1, High - 1});
    add(std::move(cloth));
    furniture();
    for (int seat = 1; seat <= seats(); ++seat)
        printSeat(seat);
}

void TableSketch::furniture()
{
    add(sketch::Box{{5, 47}, 12, 8});
    add(sketch::Box{{83, 47}, 12, 8});
    add(sketch::Box{{31, 51}, 38, 5.4});
    add(sketch::Label{{11, 51},
                      words(QT_TRANSLATE_NOOP("Words", "shoe")),
                      2.1,
                      sketch::Align::Middle,
                      false,
                      sketch::Tone::Line});
    add(sketch::Label{{89, 51},
                      words(QT_TRANSLATE_NOOP("Words", "discards")),
                      2.1,
                      sketch::Align::Middle,
                      false,
                      sketch::Tone::Line});
    add(sketch::Label{{50, 53.7},
                      words(QT_TRANSLATE_NOOP("Words", "tray")),
                      2.1,
                      sketch::Align::Middle,
                      false,
                      sketch::Tone::Line});
}

void TableSketch::printSeat(int seat)
{
    const Point at = rail(middleOf(seat));
    add(sketch::Label{{at.x, at.y - 2}, number(seat), 2.3, sketch::Align::Middle, true});
    add(sketch::Spot{spot(seat, BetKind::Main), 3.1 * m_scale, spotText(m_house, BetKind::Main)});
    const BetKind side = SideBet.of(m_house);
    if (side == BetKind::Bonus || m_house.tieBet.allowed)
        add(sketch::Spot{spot(seat, side), 2.5 * m_scale, spotText(m_house, side)});
}

std::vector<int> TableSketch::inOrder(Direction direction) const
{
    std::vector<int> all;
    for (int seat = 1; seat <= seats(); ++seat)
        all.push_back(seat);
    if (direction == Direction::RightToLeft)
        std::reverse(all.begin(), all.end());
    return all;
}

double TableSketch::middleOf(int seat) const
{
    return Middle + (seat - (seats() + 1) / 2.0) * m_pitch;
}

Point TableSketch::rail(double x) const
{
    const double share = (x - Middle) / 44;
    return {x, RailTop + RailDrop * share * share};
}

Point TableSketch::spot(int seat, BetKind bet) const
{
    const Point at = rail(middleOf(seat));
    const auto from = [&](double x, double y) {
        return Point{at.x + x * m_scale, at.y + y * m_scale};
    };
    switch (bet) {
    case BetKind::Main:
        return from(0, 11);
    case BetKind::Tie:
    case BetKind::Bonus:
        return from(0, 4.2);
    case BetKind::War:
        return from(5.4, 12);
    case BetKind::Post:
        return from(-5.4, 12);
    case BetKind::WarTie:
        return from(4.8, 5.4);
    case BetKind::Insurance:
        break;
    }
    return from(0, 26.5);
}

Point TableSketch::card(int seat, int nth) const
{
    if (seat == 0)
        return {Middle + (nth - 0.5) * 5.8, DealersCards};
    const Point at = rail(middleOf(seat));
    const double x = TwoCards.of(m_house) ? (nth - 0.5) * 3.6 : nth * 3.4;
    return {at.x + x * m_scale, at.y + 19.6 * m_scale};
}

Point TableSketch::rack() const
{
    return {89, 51};
}

void TableSketch::namePlaces()
{
    constexpr double Below = 2.4;
    m_sketch.high = High + Below;
    add(sketch::Label{{50, High + Below - 1.6},
                      words(QT_TRANSLATE_NOOP("Words", "you, the dealer")),
                      2.1,
                      sketch::Align::Middle,
                      true});
    const Point first = rail(middleOf(1));
    const Point last = rail(middleOf(seats()));
    if (seats() < 3)
        return;
    add(sketch::Label{{first.x - 5, first.y - 5},
                      words(QT_TRANSLATE_NOOP("Words", "your left")),
                      2.1,
                      sketch::Align::Left});
    add(sketch::Label{{last.x + 5, last.y - 5},
                      words(QT_TRANSLATE_NOOP("Words", "your right")),
                      2.1,
                      sketch::Align::Right});
}

void TableSketch::chips(int seat, BetKind bet)
{
    const BetKind like = bet == BetKind::War || bet == BetKind::Post ? BetKind::Main : bet;
    chips(seat, bet, exampleBet(m_house, like));
}

void TableSketch::chips(int seat, BetKind bet, Money amount)
{
    sketch::Stack stack{spot(seat, bet), m_scale, {}};
    const auto counts = m_house.table.chips.fewest(amount);
    const auto &values = m_house.table.chips.values();
    for (std::size_t kind = values.size(); counts && kind-- > 0;)
        stack.chips.insert(stack.chips.end(), std::min<std::size_t>(counts->of[kind], 5),
                           values[kind]);
    add(std::move(stack));
}

void TableSketch::laterSpot(int seat, BetKind bet)
{
    add(sketch::Spot{spot(seat, bet), 2.4 * m_scale, spotText(m_house, bet), true});
}

void TableSketch::deal(int seat, int nth, std::string_view text)
{
    add(sketch::PlayingCard{card(seat, nth), seat == 0 ? 1 : m_scale, cardFromText(text)});
}

void TableSketch::cardPlace(int seat, int nth)
{
    add(sketch::CardPlace{card(seat, nth), seat == 0 ? 1 : m_scale});
}

void TableSketch::badge(Point at, int order)
{
    add(sketch::Badge{at, order});
}

void TableSketch::word(int seat, const Sentence &text)
{
    const Point at = card(seat, 0);
    const double x = middleOf(seat);
    add(sketch::Label{{x, at.y + 5.2 * m_scale},
                      text,
                      1.9 * m_scale,
                      sketch::Align::Middle,
                      true,
                      sketch::Tone::Mark});
}

void TableSketch::arrow(Direction direction, Side side, const Sentence &text)
{
    constexpr double From = 20;
    constexpr double To = 80;
    const double off = side == Side::Patrons ? -5.6 : 29.4;
    if (side == Side::Patrons)
        showBehindPatrons();
    sketch::Arrow arrow;
    for (double x = From; x <= To; x += 3)
        arrow.through.push_back({x, rail(x).y + off});
    if (direction == Direction::RightToLeft)
        std::reverse(arrow.through.begin(), arrow.through.end());
    add(std::move(arrow));
    // The dealer's own cards are in the middle of the nearer arrow.
    const double x = side == Side::Patrons ? Middle : 32;
    add(sketch::Label{
        {x, rail(x).y + off}, text, 2.1, sketch::Align::Middle, true, sketch::Tone::Mark, true});
}

void TableSketch::say(const Sentence &text)
{
    add(sketch::Label{{Middle, DealersCards - 7.2}, text, 2.6, sketch::Align::Middle, true});
}

Sketch TableSketch::take(Sentence caption)
{
    m_sketch.caption = std::move(caption);
    return std::move(m_sketch);
}

} // namespace pitwise
