// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/documentpages.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr qreal FooterGap = 30;
constexpr qreal Gutter = 36; ///< between two columns
constexpr qreal Padding = 16; ///< of the box at the side
constexpr qreal Narrowest = 0.62; ///< size of type; smaller cannot be read
/// From large to small: the first that fits is taken.
constexpr std::array Scales{1.26, 1.2,  1.14, 1.08, 1.04, 1.0,      0.95,
                            0.9,  0.85, 0.8,  0.74, 0.68, Narrowest};

Sentence notesTitle()
{
    return words(QT_TRANSLATE_NOOP("Words", "Notes"));
}

} // namespace

DocumentPages::DocumentPages(const Document &document, const Wording &say, QSizeF size)
    : m_document(document),
      m_say(say),
      m_size(size),
      m_felt(feltOf(QString::fromStdString(document.house)))
{
}

std::vector<int> DocumentPages::layOut(QPdfWriter *writer, QPainter *painter,
                                       const std::vector<int> &begins)
{
    m_writer = writer;
    m_painter = painter;
    m_page = 1;
    m_y = 0;
    addCover(begins);
    std::vector<int> pages;
    for (const DocumentSection &section : m_document.sections) {
        // Begin a page before the title, so that the contents name the right one.
        constexpr qreal TitleAndSome = 190;
        if (m_y > 0 && (section.ownPage || m_y + TitleAndSome > m_size.height()))
            newPage();
        pages.push_back(m_page);
        addSection(section, static_cast<int>(pages.size()));
    }
    paintFooter();
    pages.push_back(m_page);
    return pages;
}

void DocumentPages::newPage()
{
    paintFooter();
    if (m_painter != nullptr)
        m_writer->newPage();
    ++m_page;
    m_y = 0;
}

void DocumentPages::paintFooter()
{
    if (m_painter == nullptr)
        return;
    const QString left = QStringLiteral("%1 \u2013 %2")
                             .arg(QString::fromStdString(m_say(m_document.title)),
                                  QString::fromStdString(m_say(m_document.subtitle)));
    m_painter->setPen(QColor{0x66, 0x66, 0x66});
    m_painter->setFont(paperFont(16));
    const QRectF line{0, m_size.height() + FooterGap, m_size.width(), 26};
    const QFontMetricsF metrics{m_painter->font()};
    m_painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                        metrics.elidedText(left, Qt::ElideRight, line.width() - 60));
    m_painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, QString::number(m_page));
}

/// Keeps the rows together if a page can hold them.
void DocumentPages::place(const Rows &rows)
{
    const qreal high = heightOf(rows);
    if (m_y > 0 && m_y + high > m_size.height() && high <= m_size.height())
        newPage();
    for (const Row &row : rows) {
        const qreal tall = row.height();
        if (m_y > 0 && m_y + tall > m_size.height())
            newPage();
        if (m_painter != nullptr)
            row.paint(*m_painter, 0, m_y);
        m_y += tall;
    }
}

/// The title, the table, what is special, and the contents.
void DocumentPages::addCover(const std::vector<int> &begins)
{
    const RowMaker whole{m_say, m_size.width()};
    if (m_document.cover.empty()) {
        place({whole.heading(m_document.title, 34)});
        place({whole.paragraph(m_document.subtitle)});
        return;
    }
    Row title = whole.heading(m_document.title, 52);
    title.after = 2;
    place({title});
    place({whole.heading(m_document.subtitle, 27)});
    m_y += 14;
    const qreal wide = m_size.width();
    const qreal high = wide * m_document.cover.height() / 100;
    if (m_painter != nullptr)
        paintSketch(*m_painter, m_document.cover, m_say, {0, m_y, wide, high}, feltColours(m_felt));
    m_y += high + 40;
    for (const qreal scale : Scales) {
        const qreal end = atAGlance(scale, begins, false);
        if (end > m_size.height() && scale > Narrowest)
            continue;
        m_y = atAGlance(scale, begins, m_painter != nullptr);
        break;
    }
}

/// What is special about the house, beside the contents. Returns where it ends.
qreal DocumentPages::atAGlance(qreal scale, const std::vector<int> &begins, bool paint)
{
    const qreal column = (m_size.width() - Gutter) / 2;
    const RowMaker half{m_say, column, scale};
    Rows glance{half.heading(words(QT_TRANSLATE_NOOP("Words", "This house at a glance")), 24)};
    for (const Row &row : half.bullets(m_document.glance))
        glance.push_back(row);
    Rows contents{half.heading(words(QT_TRANSLATE_NOOP("Words", "Contents")), 24)};
    for (std::size_t i = 0; i < m_document.sections.size(); ++i)
        contents.push_back(half.entry(static_cast<int>(i) + 1, m_document.sections[i].title,
                                      begins.size() > i ? begins[i] : 0));
    if (paint) {
        paintRows(*m_painter, glance, 0, m_y);
        paintRows(*m_painter, contents, column + Gutter, m_y);
    }
    return m_y + std::max(heightOf(glance), heightOf(contents));
}

void DocumentPages::addTitle(const Sentence &title, int number)
{
    const RowMaker whole{m_say, m_size.width()};
    const Sentence numbered = words("%1. %2", {plain(std::to_string(number)), title});
    m_y += m_y > 0 ? 30 : 0;
    Row row = whole.heading(m_document.cover.empty() ? title : numbered, 29);
    row.after = 6;
    place({row});
    if (m_painter != nullptr)
        m_painter->fillRect(QRectF{0, m_y, m_size.width(), 3}, m_felt.cloth);
    m_y += 16;
}

void DocumentPages::addSection(const DocumentSection &section, int number)
{
    addTitle(section.title, number);
    if (section.poster)
        addPoster(section);
    else if (section.ownPage && !section.drawing.empty())
        addOnePage(section);
    else
        addFlow(section);
}

/// Paragraphs, drawing, steps at the left, rules and points at the right, tables below. Returns
/// where it ends.
qreal DocumentPages::besides(const DocumentSection &section, qreal scale, bool paint)
{
    qreal y = m_y;
    const auto put = [&](const Rows &rows, qreal x, qreal from) {
        if (paint)
            paintRows(*m_painter, rows, x, from);
        return from + heightOf(rows);
    };
    const RowMaker whole{m_say, m_size.width(), scale};
    for (const Sentence &paragraph : section.paragraphs)
        y = put({whole.paragraph(paragraph)}, 0, y);
    const qreal high = m_size.width() * section.drawing.height() / 100;
    if (paint)
        paintSketch(*m_painter, section.drawing, m_say, {0, y, m_size.width(), high},
                    paleColours(m_felt));
    y += high + 22;
    const qreal side = (m_size.width() - Gutter) * (section.steps.empty() ? 0.5 : 0.39);
    const RowMaker left{m_say, m_size.width() - Gutter - side, scale};
    const RowMaker right{m_say, side - 2 * Padding, scale};
    Rows steps;
    if (!section.steps.empty())
        steps.push_back(left.heading(stepsTitle()));
    for (const Row &row : left.steps(section.steps))
        steps.push_back(row);
    Rows rules;
    if (!section.lines.empty())
        rules.push_back(right.heading(linesTitle()));
    for (const Row &row : right.lines(section.lines))
        rules.push_back(row);
    if (!rules.empty())
        rules.back().after += 14 * scale;
    for (const Row &row : right.table(section.marks))
        rules.push_back(row);
    for (const DocumentTable &table : section.tables)
        y = put(whole.table(table), 0, y) + 16 * scale;
    const qreal x = section.steps.empty() ? 0 : m_size.width() - side;
    const qreal tall = rules.empty() ? 0 : heightOf(rules) + 2 * Padding;
    if (paint && tall > 0) {
        m_painter->setPen(Qt::NoPen);
        m_painter->setBrush(paleColours(m_felt).cloth);
        m_painter->drawRoundedRect(QRectF{x, y, side, tall}, 10, 10);
    }
    const qreal stepsEnd = put(steps, 0, y);
    (void)put(rules, x + Padding, y + Padding);
    return std::max(stepsEnd, y + tall);
}

void DocumentPages::addOnePage(const DocumentSection &section)
{
    for (const qreal scale : Scales) {
        if (besides(section, scale, false) > m_size.height() && scale > Narrowest)
            continue;
        m_y = besides(section, scale, m_painter != nullptr);
        break;
    }
    addNotes();
}

/// Lines to write on, in what is left of the page.
void DocumentPages::addNotes()
{
    constexpr qreal Line = 44;
    constexpr qreal Least = 150;
    const qreal top = m_y + 30;
    if (m_painter == nullptr || m_size.height() - top < Least)
        return;
    const RowMaker whole{m_say, m_size.width()};
    paintRows(*m_painter, {whole.heading(notesTitle())}, 0, top);
    m_painter->setPen(QPen{QColor{0xcc, 0xcc, 0xcc}, 1.2});
    for (qreal y = top + 1.9 * Line; y < m_size.height(); y += Line)
        m_painter->drawLine(QPointF{0, y}, QPointF{m_size.width(), y});
}

/// Wide tables one below the other, the others in pairs, then the rules. Returns where it ends.
qreal DocumentPages::poster(const DocumentSection &section, qreal scale, bool paint)
{
    const qreal column = (m_size.width() - Gutter) / 2;
    const RowMaker whole{m_say, m_size.width(), scale};
    const RowMaker half{m_say, column, scale};
    const auto put = [&](const Rows &rows, qreal x, qreal from) {
        if (paint)
            paintRows(*m_painter, rows, x, from);
        return from + heightOf(rows);
    };
    qreal y = m_y;
    qreal below = y;
    bool atLeft = true;
    for (const DocumentTable &table : section.tables) {
        if (table.wide || atLeft)
            y = below;
        const Rows rows = (table.wide ? whole : half).table(table);
        const qreal end = put(rows, table.wide || atLeft ? 0 : column + Gutter, y) + 24 * scale;
        below = std::max(below, end);
        atLeft = table.wide || !atLeft;
    }
    return put(whole.lines(section.lines), 0, below);
}

void DocumentPages::addPoster(const DocumentSection &section)
{
    for (const qreal scale : Scales) {
        if (poster(section, scale, false) > m_size.height() && scale > Narrowest)
            continue;
        m_y = poster(section, scale, m_painter != nullptr);
        break;
    }
}

void DocumentPages::addFlow(const DocumentSection &section)
{
    const RowMaker whole{m_say, m_size.width()};
    for (const Sentence &paragraph : section.paragraphs)
        place({whole.paragraph(paragraph)});
    place(whole.steps(section.steps));
    for (const Row &row : whole.lines(section.lines))
        place({row});
    for (const DocumentTable &table : section.tables) {
        m_y += m_y > 0 ? 14 : 0;
        place(whole.table(table));
    }
}

} // namespace pitwise::ui
