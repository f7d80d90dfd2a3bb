// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/document.h"

#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

/// A bar would end the cell.
std::string cellText(const std::string &text)
{
    std::string safe;
    for (const char c : text)
        safe += c == '|' ? std::string{"\\|"} : std::string{c};
    return safe;
}

std::string markdownTable(const DocumentTable &table, const Wording &say)
{
    if (table.rows.empty())
        return {};
    std::string text = table.title.pattern.empty() ? "\n|" : "\n### " + say(table.title) + "\n\n|";
    for (const Sentence &head : table.heads)
        text += ' ' + cellText(say(head)) + " |";
    text += "\n|";
    for (std::size_t i = 0; i < table.heads.size(); ++i)
        text += "---|";
    for (const auto &row : table.rows) {
        text += "\n|";
        for (const Sentence &cell : row)
            text += ' ' + cellText(say(cell)) + " |";
    }
    return text + '\n';
}

std::string markdownLine(const DocumentLine &line, const Wording &say)
{
    std::string origins;
    for (const Origin &origin : line.origins)
        origins += (origins.empty() ? "" : "; ") + say(originTag(origin));
    return "- " + say(line.text) + (origins.empty() ? "\n" : " *(" + origins + ")*\n");
}

std::string markdownSection(const DocumentSection &section, const Wording &say)
{
    std::string text;
    if (!section.drawing.empty())
        text += '*' + say(section.drawing.caption) + "*\n\n";
    for (const Sentence &paragraph : section.paragraphs)
        text += say(paragraph) + "\n\n";
    if (!section.steps.empty())
        text += "### " + say(stepsTitle()) + "\n\n";
    int step = 0;
    for (const Sentence &each : section.steps)
        text += std::to_string(++step) + ". " + say(each) + '\n';
    if (!section.lines.empty() && step > 0)
        text += "\n### " + say(linesTitle()) + "\n\n";
    for (const DocumentLine &line : section.lines)
        text += markdownLine(line, say);
    for (const DocumentTable &table : section.tables)
        text += markdownTable(table, say);
    return text + markdownTable(section.marks, say);
}

} // namespace

Sentence stepsTitle()
{
    return words(QT_TRANSLATE_NOOP("Words", "Step by step"));
}

Sentence linesTitle()
{
    return words(QT_TRANSLATE_NOOP("Words", "Remember"));
}

std::string asMarkdown(const Document &document, const Wording &say)
{
    std::string text = "# " + say(document.title) + "\n\n" + say(document.subtitle) + ".\n\n";
    if (!document.cover.empty())
        text += '*' + say(document.cover.caption) + "*\n\n";
    for (const Sentence &trait : document.glance)
        text += "- " + say(trait) + '\n';
    text += document.glance.empty() ? "" : "\n";
    int number = 0;
    for (const DocumentSection &section : document.sections)
        text += std::to_string(++number) + ". " + say(section.title) + '\n';
    number = 0;
    for (const DocumentSection &section : document.sections)
        text += "\n## " + std::to_string(++number) + ". " + say(section.title) + "\n\n"
              + markdownSection(section, say);
    return text;
}

} // namespace pitwise
