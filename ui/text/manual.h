// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/text/sentence.h"

#include <functional>
#include <string>
#include <vector>

namespace pitwise {

/// One rule as the dealer learns it, and where it comes from.
struct ManualLine
{
    Sentence text;
    std::vector<Origin> origins;
};

struct ManualTable
{
    std::vector<Sentence> heads;
    std::vector<std::vector<Sentence>> rows;
};

struct ManualSection
{
    Sentence title;
    std::vector<Sentence> paragraphs;
    std::vector<ManualLine> lines;
    bool numbered = false; ///< the lines are steps
    std::vector<ManualTable> tables;
    bool drawing = false; ///< with a drawing of the table
};

/// The dealer's manual of a house: all of it follows from the house file, so it cannot say anything
/// else than the referee judges.
struct Manual
{
    Sentence title;
    Sentence subtitle;
    std::vector<ManualSection> sections;
};

[[nodiscard]] Manual manualOf(const House &house);

/// Puts a sentence into words: `english`, or a translation.
using Wording = std::function<std::string(const Sentence &)>;
[[nodiscard]] std::string manualMarkdown(const House &house, const Wording &say);
/// A page that stands alone, with the drawing in it.
[[nodiscard]] std::string manualHtml(const House &house, const Wording &say);

/// `WA-9`, `WA-4, as we read it`, `choice`: short, behind a rule.
[[nodiscard]] Sentence originTag(const Origin &origin);

/// Where a seat is in the drawing, which is 100 wide and 56 high.
struct SketchSeat
{
    int number = 0;
    double x = 0;
    double y = 0;
};
[[nodiscard]] std::vector<SketchSeat> sketchSeats(int seats);

} // namespace pitwise
