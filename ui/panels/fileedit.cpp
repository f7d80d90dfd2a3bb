// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/fileedit.h"

#include <QPaintEvent>
#include <QPainter>
#include <QTextBlock>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int Margin = 10; // beside the numbers

} // namespace

/// The line numbers at the left.
class FileEdit::Numbers : public QWidget
{
public:
    explicit Numbers(FileEdit *edit) : QWidget(edit), m_edit(edit) { }

protected:
    void paintEvent(QPaintEvent *event) override { m_edit->paintNumbers(this, event->rect()); }

private:
    FileEdit *m_edit;
};

FileEdit::FileEdit(QWidget *parent) : QPlainTextEdit(parent), m_numbers(new Numbers{this})
{
    setLineWrapMode(QPlainTextEdit::NoWrap);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &FileEdit::makeRoom);
    connect(this, &QPlainTextEdit::updateRequest, m_numbers, [this](const QRect &, int dy) {
        dy == 0 ? m_numbers->update() : m_numbers->scroll(0, dy);
    });
    makeRoom();
}

void FileEdit::setFaultyLines(const QSet<int> &lines)
{
    m_faulty = lines;
    m_numbers->update();
}

void FileEdit::makeRoom()
{
    const auto digits = std::max<qsizetype>(2, QString::number(blockCount()).size());
    const int width =
        fontMetrics().horizontalAdvance(QLatin1Char('0')) * static_cast<int>(digits) + 2 * Margin;
    setViewportMargins(width, 0, 0, 0);
    const QRect inside = contentsRect();
    // Not below the bar that scrolls sideways.
    m_numbers->setGeometry(inside.left(), inside.top(), width, viewport()->height());
}

void FileEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    makeRoom();
}

void FileEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        makeRoom();
}

void FileEdit::paintNumbers(QWidget *on, const QRect &part)
{
    QPainter painter{on};
    painter.setFont(font());
    painter.fillRect(part, palette().color(QPalette::Base));
    const int right = on->width() - Margin;
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        if (line.top() > part.bottom())
            break;
        const bool faulty = m_faulty.contains(block.blockNumber() + 1);
        painter.setPen(palette().color(faulty ? QPalette::BrightText : QPalette::PlaceholderText));
        const QRectF place{0, line.top(), static_cast<qreal>(right), line.height()};
        painter.drawText(place, Qt::AlignRight | Qt::AlignTop,
                         QString::number(block.blockNumber() + 1));
        if (faulty) // marked not only by colour
            painter.drawText(QRectF{1, line.top(), Margin, line.height()}, Qt::AlignTop,
                             QStringLiteral("\u25b8"));
    }
}

} // namespace pitwise::ui
