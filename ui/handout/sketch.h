// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/card.h"
#include "engine/base/money.h"
#include "ui/text/sentence.h"

#include <optional>
#include <variant>
#include <vector>

namespace pitwise {

/// The parts of a drawing in a hand-out. A drawing is 100 units wide; x goes right, y goes down.
namespace sketch {

struct Point
{
    double x = 0;
    double y = 0;
};

enum class Tone {
    Cloth, ///< the felt
    Shade, ///< furniture on it
    Line, ///< print on the felt
    Ink, ///< text
    Mark, ///< order and direction
};
enum class Align { Left, Middle, Right };

/// A filled outline.
struct Area
{
    std::vector<Point> corners;
    Tone fill = Tone::Cloth;
};
struct Box
{
    Point corner; ///< top left
    double wide = 0;
    double high = 0;
    Tone fill = Tone::Shade;
};
/// A printed place for chips.
struct Spot
{
    Point at;
    double radius = 3;
    Sentence text;
    bool later = false; ///< used only during a round: dashed
};
/// Chips on each other, the lowest first.
struct Stack
{
    Point at;
    double scale = 1;
    std::vector<Money> chips;
};
struct PlayingCard
{
    Point at; ///< its middle
    double scale = 1; ///< at 1 it is 5.2 wide
    std::optional<Card> card; ///< none: face down
};
/// Where a card will be or was: a dashed outline.
struct CardPlace
{
    Point at;
    double scale = 1;
};
/// The cut card, or any plain card seen from the side.
struct CutCard
{
    Point at;
    double high = 8;
};
/// A number in a circle: the order in which things happen.
struct Badge
{
    Point at;
    int number = 0;
};
/// A line through some points, with a head at its last.
struct Arrow
{
    std::vector<Point> through;
    bool dashed = false;
};
struct Label
{
    Point at; ///< of its line's middle
    Sentence text;
    double size = 2.4;
    Align align = Align::Middle;
    bool bold = false;
    Tone tone = Tone::Ink;
    bool onLine = false; ///< it interrupts the line below it
};

using Part =
    std::variant<Area, Box, Spot, Stack, PlayingCard, CardPlace, CutCard, Badge, Arrow, Label>;

/// A card in a drawing at scale 1.
inline constexpr double CardWide = 5.2;
inline constexpr double CardHigh = 7.3;

} // namespace sketch

/// A drawing, painted in the order of its parts.
struct Sketch
{
    double top = 0; ///< what is above is empty and not drawn
    double high = 50; ///< the lower edge
    std::vector<sketch::Part> parts;
    Sentence caption; ///< what it shows, for formats without drawings

    [[nodiscard]] bool empty() const { return parts.empty(); }
    /// For its width of 100.
    [[nodiscard]] double height() const { return high - top; }
};

} // namespace pitwise
