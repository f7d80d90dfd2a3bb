// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/document.h"

#include <cmath>
#include <numbers>

namespace pitwise {

namespace {

std::string tags(const DocumentLine &line, const Wording &say)
{
    std::string text;
    for (const Origin &origin : line.origins)
        text += (text.empty() ? "" : "; ") + say(originTag(origin));
    return text;
}

std::string escaped(const std::string &text)
{
    std::string safe;
    for (const char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else
            safe += c;
    }
    return safe;
}

std::string coordinate(double value)
{
    const auto tenths = static_cast<int>(std::lround(value * 10));
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::string svg(int seats, const Wording &say)
{
    const auto label = [&](double x, double y, const Sentence &text) {
        return "<text x=\"" + coordinate(x) + "\" y=\"" + coordinate(y)
             + "\" font-size=\"2.6\" text-anchor=\"middle\">" + escaped(say(text)) + "</text>";
    };
    std::string text =
        "<svg viewBox=\"0 0 100 56\" width=\"640\" role=\"img\" fill=\"none\" stroke=\"#333\" "
        "stroke-width=\"0.4\" font-family=\"sans-serif\">"
        "<path d=\"M4 8 H96 C96 66 4 66 4 8 Z\"/>"
        "<rect x=\"38\" y=\"9\" width=\"24\" height=\"5\"/>"
        "<rect x=\"78\" y=\"10\" width=\"9\" height=\"6\"/><rect x=\"13\" y=\"10\" width=\"9\" "
        "height=\"6\"/><g stroke=\"none\" fill=\"#333\">";
    text += label(50, 5.5, words(QT_TRANSLATE_NOOP("Words", "the dealer")));
    text += label(50, 12.6, words(QT_TRANSLATE_NOOP("Words", "tray")));
    text += label(17.5, 14, words(QT_TRANSLATE_NOOP("Words", "shoe")));
    text += label(82.5, 14, words(QT_TRANSLATE_NOOP("Words", "rack")));
    text += "</g>";
    for (const SketchSeat &seat : sketchSeats(seats)) {
        text += "<circle cx=\"" + coordinate(seat.x) + "\" cy=\"" + coordinate(seat.y)
              + "\" r=\"3.4\"/><text x=\"" + coordinate(seat.x) + "\" y=\""
              + coordinate(seat.y + 1.1)
              + "\" font-size=\"3.2\" text-anchor=\"middle\" stroke=\"none\" fill=\"#333\">"
              + std::to_string(seat.number) + "</text>";
    }
    return text + "</svg>";
}

} // namespace

Sentence originTag(const Origin &origin)
{
    switch (origin.kind) {
    case Origin::Kind::Source:
        return plain(origin.clause);
    case Origin::Kind::Reading:
        return words(QT_TRANSLATE_NOOP("Words", "%1, as we read it"), {plain(origin.clause)});
    case Origin::Kind::Choice:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Words", "the house's choice"));
}

std::vector<SketchSeat> sketchSeats(int seats)
{
    std::vector<SketchSeat> all;
    for (int i = 0; i < seats; ++i) {
        // Seat 1 is at the dealer's left, which is the left of the drawing.
        const double share = seats == 1 ? 0.5 : static_cast<double>(i) / (seats - 1);
        const double angle = std::numbers::pi * (0.93 - 0.86 * share);
        all.push_back({i + 1, 50 + 37 * std::cos(angle), 19 + 25.5 * std::sin(angle)});
    }
    return all;
}

std::string asMarkdown(const Document &document, const Wording &say)
{
    std::string text = "# " + say(document.title) + "\n\n" + say(document.subtitle) + ".\n";
    text += '\n';
    int number = 0;
    for (const DocumentSection &section : document.sections)
        text += std::to_string(++number) + ". " + say(section.title) + '\n';
    number = 0;
    for (const DocumentSection &section : document.sections) {
        text += "\n## " + std::to_string(++number) + ". " + say(section.title) + "\n\n";
        if (section.drawing)
            text +=
                say(words(QT_TRANSLATE_NOOP(
                              "Words",
                              "Seats %1 to %2, from the dealer's left to his right; the shoe at "
                              "his left hand, the discard rack at his right, the tray before him."),
                          {plain("1"), plain(std::to_string(document.seats))}))
                + "\n\n";
        for (const Sentence &paragraph : section.paragraphs)
            text += say(paragraph) + "\n\n";
        int step = 0;
        for (const DocumentLine &line : section.lines) {
            text += (section.numbered ? std::to_string(++step) + ". " : std::string{"- "})
                  + say(line.text);
            const std::string origin = tags(line, say);
            text += origin.empty() ? "\n" : " *(" + origin + ")*\n";
        }
        for (const DocumentTable &table : section.tables) {
            text += "\n|";
            for (const Sentence &head : table.heads)
                text += ' ' + say(head) + " |";
            text += "\n|";
            for (std::size_t i = 0; i < table.heads.size(); ++i)
                text += "---|";
            for (const auto &row : table.rows) {
                text += "\n|";
                for (const Sentence &cell : row)
                    text += ' ' + say(cell) + " |";
            }
            text += '\n';
        }
    }
    return text;
}

std::string asHtml(const Document &document, const Wording &say)
{
    const auto safe = [&](const Sentence &sentence) { return escaped(say(sentence)); };
    std::string text =
        "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>" + safe(document.title)
        + "</title>\n<style>body{font-family:sans-serif;"
          "max-width:46em;margin:2em auto;padding:0 1em;line-height:1.45}"
          "table{border-collapse:collapse;margin:1em 0}"
          "td,th{border-bottom:1px solid #ccc;padding:.25em .8em .25em 0;text-align:left;"
          "vertical-align:top}.o{color:#666;font-size:.85em}"
          "@media print{h2{break-after:avoid}tr,li{break-inside:avoid}}</style></head>\n"
          "<body><h1>"
        + safe(document.title) + "</h1>\n<p>" + safe(document.subtitle) + "</p>\n<ol>";
    int number = 0;
    for (const DocumentSection &section : document.sections)
        text += "<li><a href=\"#s" + std::to_string(++number) + "\">" + safe(section.title)
              + "</a></li>";
    text += "</ol>\n";
    number = 0;
    for (const DocumentSection &section : document.sections) {
        ++number;
        text += "<h2 id=\"s" + std::to_string(number) + "\">" + std::to_string(number) + ". "
              + safe(section.title) + "</h2>\n";
        if (section.drawing)
            text += svg(document.seats, say) + '\n';
        for (const Sentence &paragraph : section.paragraphs)
            text += "<p>" + safe(paragraph) + "</p>\n";
        if (!section.lines.empty())
            text += section.numbered ? "<ol>\n" : "<ul>\n";
        for (const DocumentLine &line : section.lines) {
            const std::string origin = escaped(tags(line, say));
            text += "<li>" + safe(line.text)
                  + (origin.empty() ? "" : " <span class=\"o\">" + origin + "</span>") + "</li>\n";
        }
        if (!section.lines.empty())
            text += section.numbered ? "</ol>\n" : "</ul>\n";
        for (const DocumentTable &table : section.tables) {
            text += "<table><tr>";
            for (const Sentence &head : table.heads)
                text += "<th>" + safe(head) + "</th>";
            text += "</tr>\n";
            for (const auto &row : table.rows) {
                text += "<tr>";
                for (const Sentence &cell : row)
                    text += "<td>" + safe(cell) + "</td>";
                text += "</tr>\n";
            }
            text += "</table>\n";
        }
    }
    return text + "</body></html>\n";
}

} // namespace pitwise
