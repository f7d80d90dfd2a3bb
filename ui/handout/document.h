// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/provenance.h"
#include "ui/handout/sketch.h"
#include "ui/text/sentence.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// A sentence and, where it matters, where its rule comes from.
struct DocumentLine
{
    Sentence text;
    std::vector<Origin> origins;
};

/// Never split between pages.
struct DocumentTable
{
    Sentence title; ///< may be empty
    std::vector<Sentence> heads;
    std::vector<std::vector<Sentence>> rows;
    std::vector<int> widths{}; ///< of the columns, in per cent; empty: all alike
    bool wide = false; ///< on a poster: as wide as the page
};

struct DocumentSection
{
    Sentence title;
    std::vector<Sentence> paragraphs{};
    Sketch drawing{};
    std::vector<Sentence> steps{}; ///< in the order they are done: numbered
    std::vector<DocumentLine> lines{}; ///< rules to remember
    std::vector<DocumentTable> tables{};
    DocumentTable marks{}; ///< what a mistake costs
    bool ownPage = false; ///< starts a page
    bool poster = false; ///< one page to pin to the wall: its tables side by side
};

/// A text to hand out, independent of the file format.
struct Document
{
    Sentence title;
    Sentence subtitle;
    /// The first page, besides the contents. With an empty drawing the document is a sheet: no
    /// contents.
    Sketch cover;
    std::vector<Sentence> glance; ///< what is special, in a few words each
    std::vector<DocumentSection> sections;
    std::string house; ///< decides the colour
};

enum class Paper { A4, Letter };
/// `a4`, `letter`; nothing for any other word.
[[nodiscard]] std::optional<Paper> paperFromText(std::string_view text);
[[nodiscard]] std::string_view name(Paper paper);

/// Puts a sentence into words: `english`, or a translation.
using Wording = std::function<std::string(const Sentence &)>;
[[nodiscard]] std::string asMarkdown(const Document &document, const Wording &say);
/// One self-contained page, drawings included; printed, it fits the paper.
[[nodiscard]] std::string asHtml(const Document &document, const Wording &say,
                                 Paper paper = Paper::A4);
/// A drawing as part of a web page.
[[nodiscard]] std::string asSvg(const Sketch &drawing, const Wording &say);
/// With the characters that mean something in HTML replaced.
[[nodiscard]] std::string escapedHtml(const std::string &text);

/// Headings inside a section.
[[nodiscard]] Sentence stepsTitle();
[[nodiscard]] Sentence linesTitle();

} // namespace pitwise
