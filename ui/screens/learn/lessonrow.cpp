// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/learn/lessonrow.h"

#include "ui/theme/typescale.h"

#include <QEvent>
#include <QPainter>

namespace pitwise::ui {

namespace {

void paintTick(QPainter &painter, const QRectF &circle, const QColor &colour)
{
    painter.setPen(QPen{colour, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    const QPointF middle = circle.center();
    const qreal unit = circle.width() / 10;
    painter.drawPolyline(QPolygonF{{middle + QPointF{-2 * unit, 0.2 * unit},
                                    middle + QPointF{-0.5 * unit, 1.7 * unit},
                                    middle + QPointF{2.2 * unit, -1.6 * unit}}});
}

} // namespace

LessonRow::LessonRow(int number, const QString &title, const QString &contents, QWidget *parent)
    : Button(parent),
      m_number(number),
      m_contents(contents)
{
    setText(title);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void LessonRow::describe()
{
    setAccessibleName(m_done ? tr("Lesson %1: %2, done").arg(m_number).arg(text())
                             : tr("Lesson %1: %2").arg(m_number).arg(text()));
    setAccessibleDescription(m_contents);
    const int room = width() - scaled(64) - 12;
    const bool cut = QFontMetrics{uiFont(15, QFont::DemiBold)}.horizontalAdvance(text()) > room
                  || QFontMetrics{uiFont(12.5)}.horizontalAdvance(m_contents) > room;
    setToolTip(cut ? text() + QLatin1Char('\n') + m_contents : QString{});
}

void LessonRow::setDone(bool done)
{
    m_done = done;
    describe();
    update();
}

void LessonRow::setNext(bool next)
{
    m_next = next;
    update();
}

QSize LessonRow::sizeHint() const
{
    return {scaled(330), scaled(50)};
}

QSize LessonRow::minimumSizeHint() const
{
    return {scaled(220), scaled(50)};
}

void LessonRow::changeEvent(QEvent *event)
{
    Button::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void LessonRow::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colours = palette();
    const QRectF box = QRectF{rect()}.adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(m_next ? QPen{colours.color(QPalette::Highlight), 1.6} : QPen{Qt::NoPen});
    painter.setBrush(colours.color(underMouse() || isDown() ? QPalette::Button : QPalette::Base));
    painter.drawRoundedRect(box, 10, 10);
    const qreal size = scaled(28);
    const QRectF circle{box.left() + scaled(12), box.center().y() - size / 2, size, size};
    const QColor mark = colours.color(m_done   ? QPalette::Link
                                      : m_next ? QPalette::Highlight
                                               : QPalette::Mid);
    painter.setPen(QPen{mark, 1.6});
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(circle);
    if (m_done) {
        paintTick(painter, circle, mark);
    } else {
        painter.setFont(uiFont(13, QFont::DemiBold));
        painter.setPen(colours.color(QPalette::WindowText));
        painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
    }
    const QRectF words{circle.right() + scaled(12), box.top() + scaled(5),
                       box.right() - circle.right() - scaled(12) - 10, box.height() - scaled(10)};
    const auto draw = [&](const QFont &font, QPalette::ColorRole role, const QString &text,
                          Qt::Alignment where) {
        painter.setFont(font);
        painter.setPen(colours.color(role));
        painter.drawText(
            words, static_cast<int>(where | Qt::AlignLeft),
            QFontMetrics{font}.elidedText(text, Qt::ElideRight, static_cast<int>(words.width())));
    };
    draw(uiFont(15, QFont::DemiBold), QPalette::WindowText, text(), Qt::AlignTop);
    draw(uiFont(12.5), QPalette::PlaceholderText, m_contents, Qt::AlignBottom);
    if (hasFocus())
        paintFocus(painter, box, 10, colours);
}

} // namespace pitwise::ui
