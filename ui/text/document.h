// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/provenance.h"
#include "ui/text/sentence.h"

#include <functional>
#include <string>
#include <vector>

namespace pitwise {

/// One rule as the dealer learns it, and where it comes from.
struct DocumentLine
{
    Sentence text;
    std::vector<Origin> origins;
};

struct DocumentTable
{
    std::vector<Sentence> heads;
    std::vector<std::vector<Sentence>> rows;
};

struct DocumentSection
{
    Sentence title;
    std::vector<Sentence> paragraphs;
    std::vector<DocumentLine> lines;
    bool numbered = false; ///< the lines are steps
    std::vector<DocumentTable> tables;
    bool drawing = false; ///< with a drawing of the table
};

/// Something for a class to read, in whatever file it is written to.
struct Document
{
    Sentence title;
    Sentence subtitle;
    std::vector<DocumentSection> sections;
    /// Of a house: its table is drawn, and there are contents. 0 seats: a sheet without either.
    std::string house;
    int seats = 0;
};

/// Puts a sentence into words: `english`, or a translation.
using Wording = std::function<std::string(const Sentence &)>;
[[nodiscard]] std::string asMarkdown(const Document &document, const Wording &say);
/// A page that stands alone, with the drawing in it.
[[nodiscard]] std::string asHtml(const Document &document, const Wording &say);

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
