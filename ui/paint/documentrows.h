// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/handout/document.h"

#include <QColor>
#include <QString>

#include <vector>

class QPainter;

namespace pitwise::ui {

/// A piece of a line: `html` in a column of its own.
struct Cell
{
    QString html;
    qreal x = 0;
    qreal wide = 0;
    Qt::Alignment align = Qt::AlignLeft;
};

/// Cells side by side, never split between pages. Everything in a printed document is made of rows.
struct Row
{
    std::vector<Cell> cells;
    qreal size = 20; ///< of the text
    qreal after = 7; ///< the gap below
    bool ruled = false; ///< with a line below

    /// Measured once: it takes as long as painting.
    [[nodiscard]] qreal height() const;
    void paint(QPainter &painter, qreal x, qreal y) const;

    mutable qreal measured = -1;
};
using Rows = std::vector<Row>;

[[nodiscard]] qreal heightOf(const Rows &rows);
void paintRows(QPainter &painter, const Rows &rows, qreal x, qreal y);

/// Makes rows of a certain width and size of type.
class RowMaker
{
public:
    /// `scale` is 1 for the usual size of type.
    RowMaker(const Wording &say, qreal wide, qreal scale = 1)
        : m_say(say),
          m_wide(wide),
          m_scale(scale)
    {
    }

    [[nodiscard]] qreal wide() const { return m_wide; }
    [[nodiscard]] Row heading(const Sentence &text, qreal size = 21) const;
    [[nodiscard]] Row paragraph(const Sentence &text) const;
    [[nodiscard]] Rows steps(const std::vector<Sentence> &steps) const;
    [[nodiscard]] Rows lines(const std::vector<DocumentLine> &lines) const;
    [[nodiscard]] Rows bullets(const std::vector<Sentence> &lines) const;
    /// A line of the contents.
    [[nodiscard]] Row entry(int number, const Sentence &title, int page) const;
    [[nodiscard]] Rows table(const DocumentTable &table) const;

private:
    [[nodiscard]] QString html(const Sentence &text) const;
    [[nodiscard]] Row item(const QString &mark, const QString &html) const;

    const Wording &m_say;
    qreal m_wide;
    qreal m_scale;
};

} // namespace pitwise::ui
