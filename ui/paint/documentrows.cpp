// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/documentrows.h"

#include "ui/text/gamewords.h"
#include "ui/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>

namespace pitwise::ui {

namespace {

void setUp(QTextDocument &document, const Cell &cell, qreal size)
{
    document.setDocumentMargin(0);
    document.setDefaultFont(paperFont(size));
    document.setUseDesignMetrics(true);
    QTextOption option;
    option.setAlignment(cell.align);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document.setDefaultTextOption(option);
    document.setTextWidth(cell.wide);
    document.setHtml(cell.html);
}

QString bold(const QString &html)
{
    return QStringLiteral("<b>%1</b>").arg(html);
}

} // namespace

qreal Row::height() const
{
    if (measured < 0) {
        measured = 0;
        for (const Cell &cell : cells) {
            QTextDocument document;
            setUp(document, cell, size);
            measured = std::max(measured, document.size().height());
        }
    }
    return measured + after;
}

void Row::paint(QPainter &painter, qreal x, qreal y) const
{
    qreal right = 0;
    for (const Cell &cell : cells) {
        QTextDocument document;
        setUp(document, cell, size);
        painter.save();
        painter.translate(x + cell.x, y);
        // Paper is white, whatever theme the window has.
        QAbstractTextDocumentLayout::PaintContext ink;
        ink.palette.setColor(QPalette::Text, Qt::black);
        document.documentLayout()->draw(&painter, ink);
        painter.restore();
        right = std::max(right, cell.x + cell.wide);
    }
    if (!ruled)
        return;
    const qreal below = y + height() - after * 0.5;
    painter.setPen(QPen{QColor{0xbb, 0xbb, 0xbb}, 1});
    painter.drawLine(QPointF{x, below}, QPointF{x + right, below});
}

qreal heightOf(const Rows &rows)
{
    qreal high = 0;
    for (const Row &row : rows)
        high += row.height();
    return high;
}

void paintRows(QPainter &painter, const Rows &rows, qreal x, qreal y)
{
    for (const Row &row : rows) {
        row.paint(painter, x, y);
        y += row.height();
    }
}

QString RowMaker::html(const Sentence &text) const
{
    return QString::fromStdString(m_say(text)).toHtmlEscaped();
}

Row RowMaker::heading(const Sentence &text, qreal size) const
{
    return {{{bold(html(text)), 0, m_wide}}, size * m_scale, 8 * m_scale};
}

Row RowMaker::paragraph(const Sentence &text) const
{
    return {{{html(text), 0, m_wide}}, 20 * m_scale, 10 * m_scale};
}

Row RowMaker::item(const QString &mark, const QString &html) const
{
    const qreal indent = 38 * m_scale;
    return {{{mark, 0, indent}, {html, indent, m_wide - indent}}, 20 * m_scale, 9 * m_scale};
}

Rows RowMaker::steps(const std::vector<Sentence> &steps) const
{
    Rows rows;
    for (const Sentence &step : steps)
        rows.push_back(item(bold(QString::number(rows.size() + 1)), html(step)));
    return rows;
}

Rows RowMaker::lines(const std::vector<DocumentLine> &lines) const
{
    Rows rows;
    for (const DocumentLine &line : lines) {
        QString origins;
        for (const Origin &origin : line.origins)
            origins +=
                (origins.isEmpty() ? QString{} : QStringLiteral("; ")) + html(originTag(origin));
        if (!origins.isEmpty())
            origins = QStringLiteral(" <span style=\"color:#777777\">%1</span>").arg(origins);
        rows.push_back(item(QStringLiteral("\u2022"), html(line.text) + origins));
    }
    return rows;
}

Rows RowMaker::bullets(const std::vector<Sentence> &lines) const
{
    Rows rows;
    for (const Sentence &line : lines)
        rows.push_back(item(QStringLiteral("\u2022"), html(line)));
    return rows;
}

Row RowMaker::entry(int number, const Sentence &title, int page) const
{
    const qreal indent = 38 * m_scale;
    const qreal right = 48 * m_scale;
    return {{{QString::number(number), 0, indent},
             {html(title), indent, m_wide - indent - right},
             {QString::number(page), m_wide - right, right, Qt::AlignRight}},
            20 * m_scale,
            9 * m_scale};
}

Rows RowMaker::table(const DocumentTable &table) const
{
    Rows rows;
    if (table.rows.empty())
        return rows;
    if (!table.title.pattern.empty())
        rows.push_back(heading(table.title));
    const auto columns = static_cast<qsizetype>(table.heads.size());
    const auto row = [&](const std::vector<Sentence> &cells, bool head) {
        Row line{{}, 18.5 * m_scale, 11 * m_scale, true};
        qreal x = 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const qreal share = i < table.widths.size() ? table.widths[i] / 100.0
                                                        : 1.0 / static_cast<qreal>(columns);
            const QString text = html(cells[i]);
            const qreal wide = share * m_wide - 12 * m_scale;
            line.cells.push_back({head || (i == 0 && table.wide) ? bold(text) : text, x, wide});
            x += share * m_wide;
        }
        return line;
    };
    rows.push_back(row(table.heads, true));
    for (const auto &cells : table.rows)
        rows.push_back(row(cells, false));
    return rows;
}

} // namespace pitwise::ui
