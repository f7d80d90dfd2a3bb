// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QPalette>
#include <QStyle>

namespace pitwise::ui {

inline constexpr qreal FieldCorner = 7; ///< radius of fields and lists

/// Saves the painter, paints smooth edges, and restores it.
class SmoothPainting
{
public:
    explicit SmoothPainting(QPainter *painter) : m_painter(painter)
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
    }
    ~SmoothPainting() { m_painter->restore(); }
    SmoothPainting(const SmoothPainting &) = delete;
    SmoothPainting &operator=(const SmoothPainting &) = delete;

private:
    QPainter *m_painter;
};

/// A chevron that points to where an arrow would.
void paintChevron(QPainter *painter, const QRectF &box, Qt::ArrowType to, const QColor &colour);
/// A check mark that fills the box.
void paintCheck(QPainter *painter, const QRectF &box, const QColor &colour);
/// The ring around the control that has the keyboard.
void paintFocusRing(QPainter *painter, const QRectF &box, qreal radius, const QPalette &palette);
void paintCheckBox(QPainter *painter, const QRectF &box, QStyle::State state,
                   const QPalette &palette);
void paintRadioButton(QPainter *painter, const QRectF &box, QStyle::State state,
                      const QPalette &palette);

/// The colour for text and marks in this state.
[[nodiscard]] QColor inkOf(QStyle::State state, const QPalette &palette);

} // namespace pitwise::ui
