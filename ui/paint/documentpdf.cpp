// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/documentpdf.h"

#include "ui/files/wholefile.h"

#include "ui/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFile>
#include <QFontDatabase>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>
#include <array>
#include <cmath>

namespace pitwise::ui {

namespace {

constexpr int Dpi = 144; // two dots to a point
constexpr qreal Wide = 2 * 595 - 2 * 114; // A4 less its margins
constexpr qreal High = 2 * 842 - 2 * 114;
constexpr qreal FooterGap = 34;

QString escaped(const std::string &text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

/// Lays blocks out from top to bottom. Runs twice: once to learn on which page each section begins,
/// then to paint.
class Pages
{
public:
    Pages(QPdfWriter &writer, QPainter *painter, QString footer)
        : m_writer(writer),
          m_painter(painter),
          m_footer(std::move(footer))
    {
    }

    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] qreal y() const { return m_y; }
    void skip(qreal gap)
    {
        if (m_y > 0)
            m_y += gap;
    }

    void newPage()
    {
        paintFooter();
        if (m_painter != nullptr)
            m_writer.newPage();
        ++m_page;
        m_y = 0;
    }
    /// Starts a new page unless this one has `height` left.
    void need(qreal height)
    {
        if (m_y > 0 && m_y + height > High)
            newPage();
    }

    [[nodiscard]] static qreal heightOf(const QString &html, qreal size, qreal wide)
    {
        QTextDocument document;
        set(document, html, size, wide);
        return document.size().height();
    }
    void text(const QString &html, qreal size, qreal indent = 0, qreal gapAfter = 8)
    {
        row({{html, indent, Wide - indent}}, size, gapAfter);
    }
    struct Cell
    {
        QString html;
        qreal x = 0;
        qreal wide = 0;
    };
    /// Cells side by side, never broken across pages.
    void row(const std::vector<Cell> &cells, qreal size, qreal gapAfter)
    {
        qreal tall = 0;
        for (const Cell &cell : cells)
            tall = std::max(tall, heightOf(cell.html, size, cell.wide));
        need(tall);
        if (m_painter != nullptr) {
            for (const Cell &cell : cells) {
                QTextDocument document;
                set(document, cell.html, size, cell.wide);
                m_painter->save();
                m_painter->translate(cell.x, m_y);
                // Paper is white, whatever theme the window has.
                QAbstractTextDocumentLayout::PaintContext ink;
                ink.palette.setColor(QPalette::Text, Qt::black);
                document.documentLayout()->draw(m_painter, ink);
                m_painter->restore();
            }
        }
        m_y += tall + gapAfter;
    }
    void rule()
    {
        if (m_painter != nullptr) {
            m_painter->setPen(QPen{QColor{0xcc, 0xcc, 0xcc}, 1});
            m_painter->drawLine(QPointF{0, m_y - 3}, QPointF{Wide, m_y - 3});
        }
    }
    void drawing(qreal high, const std::function<void(QPainter &)> &paint)
    {
        need(high);
        if (m_painter != nullptr) {
            m_painter->save();
            m_painter->translate(0, m_y);
            paint(*m_painter);
            m_painter->restore();
        }
        m_y += high;
    }
    void finish() { paintFooter(); }

private:
    static void set(QTextDocument &document, const QString &html, qreal size, qreal wide)
    {
        document.setDocumentMargin(0);
        document.setDefaultFont(fixedFont(size));
        document.setUseDesignMetrics(true);
        document.setTextWidth(wide);
        document.setHtml(html);
    }
    void paintFooter()
    {
        if (m_painter == nullptr)
            return;
        m_painter->setPen(QColor{0x66, 0x66, 0x66});
        m_painter->setFont(fixedFont(17));
        const QRectF line{0, High + FooterGap, Wide, 26};
        m_painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, m_footer);
        m_painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, QString::number(m_page));
    }

    QPdfWriter &m_writer;
    QPainter *m_painter;
    QString m_footer;
    int m_page = 1;
    qreal m_y = 0;
};

void paintTable(QPainter &painter, const Document &document, const Wording &say)
{
    const qreal scale = Wide / 100;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    const Felt felt = feltOf(QString::fromStdString(document.house));
    QPainterPath cloth{{4, 8}};
    cloth.lineTo(96, 8);
    cloth.cubicTo(96, 66, 4, 66, 4, 8);
    painter.setPen(QPen{felt.shade, 0.5});
    painter.setBrush(felt.cloth);
    painter.drawPath(cloth);
    painter.setPen(QPen{felt.line, 0.3});
    painter.setBrush(felt.shade);
    const QFont font = fixedFont(2.8);
    const auto box = [&](const QRectF &where, const Sentence &text) {
        painter.setFont(font);
        painter.drawRoundedRect(where, 1, 1);
        painter.drawText(where, Qt::AlignCenter, QString::fromStdString(say(text)));
    };
    box({38, 10, 24, 5}, words(QT_TRANSLATE_NOOP("Words", "tray")));
    box({12, 10.5, 11, 6}, words(QT_TRANSLATE_NOOP("Words", "shoe")));
    box({77, 10.5, 11, 6}, words(QT_TRANSLATE_NOOP("Words", "rack")));
    for (const SketchSeat &seat : sketchSeats(document.seats)) {
        painter.setBrush(felt.lit);
        painter.drawEllipse(QPointF{seat.x, seat.y}, 3.6, 3.6);
        painter.setFont(fixedFont(3.4, QFont::Bold));
        painter.drawText(QRectF{seat.x - 4, seat.y - 3, 8, 6}, Qt::AlignCenter,
                         QString::number(seat.number));
    }
    painter.setPen(QColor{0x33, 0x33, 0x33});
    painter.setFont(font);
    painter.drawText(QRectF{20, 2, 60, 5}, Qt::AlignCenter,
                     QString::fromStdString(say(words(QT_TRANSLATE_NOOP("Words", "the dealer")))));
}

/// Column widths as shares of the page.
std::vector<qreal> columnsOf(const DocumentTable &table)
{
    switch (table.heads.size()) {
    case 2:
        return {0.42, 0.58};
    case 3: // a wide text column first, or figures
        return table.rows.size() > 12 ? std::vector<qreal>{0.50, 0.29, 0.21}
                                      : std::vector<qreal>{0.44, 0.2, 0.36};
    default:
        break;
    }
    return std::vector<qreal>(table.heads.size(), 1.0 / static_cast<qreal>(table.heads.size()));
}

void addTable(Pages &pages, const DocumentTable &table, const Wording &say)
{
    const std::vector<qreal> columns = columnsOf(table);
    const auto row = [&](const std::vector<Sentence> &cells, bool head) {
        std::vector<Pages::Cell> line;
        qreal x = 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const QString text = escaped(say(cells[i]));
            line.push_back(
                {head ? QStringLiteral("<b>%1</b>").arg(text) : text, x, columns[i] * Wide - 14});
            x += columns[i] * Wide;
        }
        pages.row(line, 18.5, 8);
        pages.rule();
    };
    pages.skip(12);
    pages.need(120); // keep the heads with the first rows
    row(table.heads, true);
    for (const auto &cells : table.rows) {
        constexpr qreal TallRow = 60;
        if (pages.y() + TallRow > High) {
            pages.newPage();
            row(table.heads, true); // repeat the heads on the next page
        }
        row(cells, false);
    }
}

void addSection(Pages &pages, const DocumentSection &section, int number, const Wording &say)
{
    pages.skip(26);
    pages.need(130); // keep the title with its text
    pages.text(QStringLiteral("<b>%1. %2</b>").arg(number).arg(escaped(say(section.title))), 28, 0,
               12);
    for (const Sentence &paragraph : section.paragraphs)
        pages.text(escaped(say(paragraph)), 20, 0, 10);
    int step = 0;
    for (const DocumentLine &line : section.lines) {
        QString origins;
        for (const Origin &origin : line.origins)
            origins += (origins.isEmpty() ? QString{} : QStringLiteral("; "))
                     + escaped(say(originTag(origin)));
        const QString mark =
            section.numbered ? QStringLiteral("%1.").arg(++step) : QStringLiteral("\u2022");
        const QString text =
            escaped(say(line.text))
            + (origins.isEmpty()
                   ? QString{}
                   : QStringLiteral(" <span style=\"color:#777777\">%1</span>").arg(origins));
        pages.row({{mark, 0, 40}, {text, 44, Wide - 44}}, 20, 7);
    }
    for (const DocumentTable &table : section.tables)
        addTable(pages, table, say);
}

/// The title, the table and the contents.
void addFront(Pages &pages, const Document &document, const Wording &say,
              const std::vector<int> &begins)
{
    pages.text(QStringLiteral("<b>%1</b>").arg(escaped(say(document.title))),
               document.seats > 0 ? 46 : 34, 0, 4);
    pages.text(escaped(say(document.subtitle)), document.seats > 0 ? 26 : 21, 0, 30);
    if (document.seats == 0)
        return;
    pages.drawing(Wide * 0.54, [&](QPainter &painter) { paintTable(painter, document, say); });
    pages.skip(34);
    int number = 0;
    for (const DocumentSection &section : document.sections) {
        const std::size_t at = static_cast<std::size_t>(number);
        const QString page = begins.size() > at ? QString::number(begins[at]) : QString{};
        pages.row({{QStringLiteral("%1.").arg(++number), 0, 40},
                   {escaped(say(section.title)), 44, Wide - 120},
                   {QStringLiteral("<p align=\"right\">%1</p>").arg(page), Wide - 70, 70}},
                  21, 6);
    }
    pages.newPage();
}

/// The whole document. `begins` holds the first page of each section and is updated on the way.
void layOut(Pages &pages, const Document &document, const Wording &say, std::vector<int> &begins)
{
    addFront(pages, document, say, begins);
    begins.clear();
    int number = 0;
    for (const DocumentSection &section : document.sections) {
        // Break the page before the heading if need be, so that the page number is right.
        pages.skip(0);
        if (pages.y() + 156 > High)
            pages.newPage();
        begins.push_back(pages.page());
        addSection(pages, section, ++number, say);
    }
    pages.finish();
}

} // namespace

QString writePdf(const Document &document, const Wording &say, const QString &path)
{
    // Without a font Qt silently draws nothing.
    if (QFontDatabase::families().isEmpty())
        return QStringLiteral("no font is installed");
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer{&pdf};
        writer.setResolution(Dpi);
        writer.setPageSize(QPageSize{QPageSize::A4});
        writer.setPageMargins(QMarginsF{57, 50, 57, 57}, QPageLayout::Point);
        writer.setTitle(QString::fromStdString(say(document.title)));
        writer.setCreator(QStringLiteral("Pitwise"));
        const QString footer = QStringLiteral("%1 \u2013 %2")
                                   .arg(QString::fromStdString(say(document.title)),
                                        QString::fromStdString(say(document.subtitle)));
        std::vector<int> begins;
        Pages trial{writer, nullptr, footer};
        layOut(trial, document, say, begins);
        QPainter painter{&writer};
        Pages pages{writer, &painter, footer};
        layOut(pages, document, say, begins);
    }
    const QByteArray &bytes = pdf.data();
    const auto trouble = writeWholeFile(
        path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return trouble ? QString::fromStdString(trouble->why) : QString{};
}

} // namespace pitwise::ui
