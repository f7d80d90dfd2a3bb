// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/provenance.h"
#include "ui/text/sentence.h"

#include <functional>
#include <string>
#include <vector>

namespace pitwise {

/// A rule and where it comes from.
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

/// A text to hand out, independent of the file format.
struct Document
{
    Sentence title;
    Sentence subtitle;
    std::vector<DocumentSection> sections;
    /// The id and seats of the house it describes. With 0 seats it is a sheet: no drawing of the
    /// table, no contents.
    std::string house;
    int seats = 0;
};

/// Puts a sentence into words: `english`, or a translation.
using Wording = std::function<std::string(const Sentence &)>;
[[nodiscard]] std::string asMarkdown(const Document &document, const Wording &say);
/// One self-contained page, drawing included.
[[nodiscard]] std::string asHtml(const Document &document, const Wording &say);

/// The short form after a rule: `WA-9`, `WA-4, as we read it`, `the house's choice`.
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
