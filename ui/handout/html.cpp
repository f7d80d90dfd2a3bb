// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/document.h"

#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

constexpr const char *PageStyle =
    "body{font-family:sans-serif;max-width:50em;margin:2em auto;padding:0 1em;line-height:1.45;"
    "color:#222}"
    "h1{margin-bottom:0}h2{border-bottom:2px solid #2f6b4a;padding-bottom:.15em;margin-top:2em}"
    "h3{font-size:1em;margin:.8em 0 .3em}svg{width:100%;height:auto}"
    "table{border-collapse:collapse;margin:.6em 0}"
    "td,th{border-bottom:1px solid #ccc;padding:.25em .8em .25em 0;text-align:left;"
    "vertical-align:top}"
    ".two{display:grid;grid-template-columns:3fr 2fr;gap:1.6em;align-items:start}"
    ".side{background:#f3f5f2;border-radius:8px;padding:.2em 1em .6em}"
    ".side ul{padding-left:1.1em}li{margin:.25em 0}"
    ".poster{display:grid;grid-template-columns:1fr 1fr;gap:0 2em;align-items:start}"
    ".wide{grid-column:1/3}.wide table{width:100%}"
    ".o{color:#666;font-size:.85em}"
    "@media print{body{max-width:none;margin:0}h2,h3{break-after:avoid}"
    "table,ol,ul,svg,.side{break-inside:avoid}.page{break-before:page}}";

/// Writes a document as one web page.
class HtmlWriter
{
public:
    HtmlWriter(const Document &document, const Wording &wording)
        : m_document(document),
          m_say(wording)
    {
    }

    [[nodiscard]] std::string page(Paper paper)
    {
        m_text = "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>"
               + safe(m_document.title)
               + "</title>\n<style>@page{size:" + (paper == Paper::A4 ? "A4" : "letter")
               + ";margin:18mm}" + PageStyle + "</style></head>\n<body><h1>"
               + safe(m_document.title) + "</h1>\n<p>" + safe(m_document.subtitle) + "</p>\n";
        if (!m_document.cover.empty())
            m_text += asSvg(m_document.cover, m_say) + '\n';
        list("ul", m_document.glance);
        contents();
        int number = 0;
        for (const DocumentSection &section : m_document.sections)
            add(section, ++number);
        return m_text + "</body></html>\n";
    }

private:
    [[nodiscard]] std::string safe(const Sentence &sentence) const
    {
        return escapedHtml(m_say(sentence));
    }
    void list(const std::string &kind, const std::vector<Sentence> &items)
    {
        if (items.empty())
            return;
        m_text += '<' + kind + ">\n";
        for (const Sentence &item : items)
            m_text += "<li>" + safe(item) + "</li>\n";
        m_text += "</" + kind + ">\n";
    }
    void contents()
    {
        m_text += "<ol>";
        int number = 0;
        for (const DocumentSection &section : m_document.sections)
            m_text += "<li><a href=\"#s" + std::to_string(++number) + "\">" + safe(section.title)
                    + "</a></li>";
        m_text += "</ol>\n";
    }
    void add(const DocumentSection &section, int number)
    {
        m_text += std::string{"<section"} + (section.ownPage ? " class=\"page\"" : "")
                + "><h2 id=\"s" + std::to_string(number) + "\">" + std::to_string(number) + ". "
                + safe(section.title) + "</h2>\n";
        if (!section.drawing.empty())
            m_text += asSvg(section.drawing, m_say) + '\n';
        for (const Sentence &paragraph : section.paragraphs)
            m_text += "<p>" + safe(paragraph) + "</p>\n";
        const bool twoColumns = !section.steps.empty();
        if (twoColumns) {
            m_text += "<div class=\"two\"><div><h3>" + safe(stepsTitle()) + "</h3>\n";
            list("ol", section.steps);
            m_text += "</div><div class=\"side\">";
            if (!section.lines.empty())
                m_text += "<h3>" + safe(linesTitle()) + "</h3>\n";
        }
        addLines(section);
        if (twoColumns) {
            addTable(section.marks);
            m_text += "</div></div>\n";
        }
        m_text += section.poster ? "<div class=\"poster\">" : "";
        for (const DocumentTable &table : section.tables)
            addTable(table);
        if (!twoColumns)
            addTable(section.marks);
        m_text += std::string{section.poster ? "</div>" : ""} + "</section>\n";
    }
    void addLines(const DocumentSection &section)
    {
        if (section.lines.empty())
            return;
        m_text += "<ul>\n";
        for (const DocumentLine &line : section.lines) {
            std::string origins;
            for (const Origin &origin : line.origins)
                origins += (origins.empty() ? "" : "; ") + safe(originTag(origin));
            m_text += "<li>" + safe(line.text)
                    + (origins.empty() ? "" : " <span class=\"o\">" + origins + "</span>")
                    + "</li>\n";
        }
        m_text += "</ul>\n";
    }
    void addTable(const DocumentTable &table)
    {
        if (table.rows.empty())
            return;
        m_text += table.wide ? "<div class=\"wide\">" : "<div>";
        if (!table.title.pattern.empty())
            m_text += "<h3>" + safe(table.title) + "</h3>\n";
        m_text += "<table><tr>";
        for (const Sentence &head : table.heads)
            m_text += "<th>" + safe(head) + "</th>";
        m_text += "</tr>\n";
        for (const auto &row : table.rows) {
            m_text += "<tr>";
            for (const Sentence &cell : row)
                m_text += "<td>" + safe(cell) + "</td>";
            m_text += "</tr>\n";
        }
        m_text += "</table></div>\n";
    }

    const Document &m_document;
    const Wording &m_say;
    std::string m_text;
};

} // namespace

std::string escapedHtml(const std::string &text)
{
    std::string safe;
    for (const char c : text) {
        switch (c) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        default:
            safe += c;
        }
    }
    return safe;
}

std::string asHtml(const Document &document, const Wording &say, Paper paper)
{
    return HtmlWriter{document, say}.page(paper);
}

} // namespace pitwise
