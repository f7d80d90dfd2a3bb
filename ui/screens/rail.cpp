// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/rail.h"

#include "ui/panels/toolkit.h"

#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

/// In a box of 24 by 24.
QPainterPath pathOf(Glyph glyph)
{
    QPainterPath path;
    switch (glyph) {
    case Glyph::Start:
        path.moveTo(4, 12);
        path.lineTo(12, 4);
        path.lineTo(20, 12);
        path.moveTo(6.5, 10.5);
        path.lineTo(6.5, 20);
        path.lineTo(17.5, 20);
        path.lineTo(17.5, 10.5);
        break;
    case Glyph::Table:
        path.moveTo(3, 18);
        path.cubicTo(3, 2, 21, 2, 21, 18);
        path.closeSubpath();
        path.addRect(QRectF{9.8, 11, 4.4, 6});
        break;
    case Glyph::Result:
        path.moveTo(4, 20);
        path.lineTo(20, 20);
        path.moveTo(7, 20);
        path.lineTo(7, 13);
        path.moveTo(12, 20);
        path.lineTo(12, 5);
        path.moveTo(17, 20);
        path.lineTo(17, 10);
        break;
    case Glyph::Demo: // two tables
        path.moveTo(2, 17);
        path.cubicTo(2, 6, 11, 6, 11, 17);
        path.closeSubpath();
        path.moveTo(13, 17);
        path.cubicTo(13, 6, 22, 6, 22, 17);
        path.closeSubpath();
        break;
    case Glyph::Odds: // a curve that comes to rest on a line
        path.moveTo(3, 14);
        path.lineTo(21, 14);
        path.moveTo(3, 4);
        path.cubicTo(6, 26, 9, 4, 12.5, 12.5);
        path.cubicTo(14.5, 17, 16, 13, 21, 14);
        break;
    case Glyph::Compare: // there and back
        path.moveTo(4, 8.5);
        path.lineTo(19, 8.5);
        path.moveTo(15, 4.5);
        path.lineTo(19, 8.5);
        path.lineTo(15, 12.5);
        path.moveTo(20, 16);
        path.lineTo(5, 16);
        path.moveTo(9, 12);
        path.lineTo(5, 16);
        path.lineTo(9, 20);
        break;
    case Glyph::Edit: // a pencil
        path.moveTo(4, 20);
        path.lineTo(5.2, 15.2);
        path.lineTo(16, 4.4);
        path.lineTo(19.6, 8);
        path.lineTo(8.8, 18.8);
        path.closeSubpath();
        path.moveTo(13.4, 7);
        path.lineTo(17, 10.6);
        break;
    case Glyph::Keys:
        path.addRoundedRect(QRectF{2.5, 6, 19, 12.5}, 2.5, 2.5);
        for (const qreal x : {7.0, 12.0, 17.0}) {
            path.moveTo(x - 0.5, 10);
            path.lineTo(x + 0.5, 10);
        }
        path.moveTo(8, 14.5);
        path.lineTo(16, 14.5);
        break;
    case Glyph::Panel:
        path.addRoundedRect(QRectF{3, 5, 18, 14}, 2.5, 2.5);
        path.moveTo(14.5, 5);
        path.lineTo(14.5, 19);
        break;
    case Glyph::FullScreen:
        path.moveTo(4, 9);
        path.lineTo(4, 4);
        path.lineTo(9, 4);
        path.moveTo(15, 4);
        path.lineTo(20, 4);
        path.lineTo(20, 9);
        path.moveTo(20, 15);
        path.lineTo(20, 20);
        path.lineTo(15, 20);
        path.moveTo(9, 20);
        path.lineTo(4, 20);
        path.lineTo(4, 15);
        break;
    case Glyph::More:
        for (const qreal y : {7.0, 12.0, 17.0}) {
            path.moveTo(4, y);
            path.lineTo(20, y);
        }
        break;
    }
    return path;
}

} // namespace

RailButton::RailButton(Glyph glyph, const QString &text, QWidget *parent)
    : Button(parent),
      m_glyph(glyph)
{
    setText(text);
    setCheckable(glyph == Glyph::Start || glyph == Glyph::Table || glyph == Glyph::Demo
                 || glyph == Glyph::Odds || glyph == Glyph::Compare || glyph == Glyph::Edit);
    setFixedSize(Rail::Width, 54);
}

void RailButton::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isEnabled() && (isChecked() || underMouse());
    QColor ink = palette().color(isChecked() ? QPalette::Highlight
                                 : lit       ? QPalette::Text
                                             : QPalette::PlaceholderText);
    if (!isEnabled())
        ink.setAlpha(90);
    if (lit) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Button));
        painter.drawRoundedRect(QRectF{rect()}.adjusted(6, 3, -6, -3), 9, 9);
    }
    painter.save();
    painter.translate(width() / 2.0 - 12, 6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{ink, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(pathOf(m_glyph));
    painter.restore();
    painter.setPen(ink);
    painter.setFont(uiFont(11, QFont::DemiBold));
    painter.drawText(QRectF{0, 31, static_cast<qreal>(width()), 18}, Qt::AlignCenter, text());
    if (hasFocus())
        paintFocus(painter, QRectF{rect()}.adjusted(5, 2, -5, -2), 9, palette());
}

Rail::Rail(QWidget *parent) : QWidget(parent)
{
    setFixedWidth(Width);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 10, 0, 10);
    column->setSpacing(2);
    const auto add = [&](Glyph glyph, const QString &text) {
        auto *button = new RailButton{glyph, text, this};
        m_buttons << qMakePair(glyph, button);
        column->addWidget(button);
    };
    add(Glyph::Start, tr("Start"));
    add(Glyph::Table, tr("Table"));
    add(Glyph::Result, tr("Result"));
    add(Glyph::Demo, tr("Show"));
    add(Glyph::Odds, tr("Odds"));
    add(Glyph::Compare, tr("Compare"));
    add(Glyph::Edit, tr("House"));
    column->addStretch();
    add(Glyph::Panel, tr("Panel"));
    add(Glyph::Keys, tr("Keys"));
    add(Glyph::FullScreen, tr("Screen"));
    add(Glyph::More, tr("More"));
}

RailButton *Rail::button(Glyph glyph) const
{
    for (const auto &[one, button] : m_buttons) {
        if (one == glyph)
            return button;
    }
    return nullptr;
}

void Rail::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect{width() - 1, 0, 1, height()}, palette().color(QPalette::Mid));
}

} // namespace pitwise::ui
