// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

#include <QKeySequence>
#include <QPainterPath>

namespace pitwise::ui {

/// A rail button: a row with an icon and a word, or the icon alone.
class RailButton : public Button
{
    Q_OBJECT

public:
    static constexpr int Height = 36; ///< at scale 1, as the next
    static constexpr int LeastHeight = 27;

    /// `icon` consists of lines in a box of 24 by 24.
    RailButton(const QString &text, const QPainterPath &icon, QWidget *parent = nullptr);
    /// Lit only if the pointer is really over it.
    void unlight();
    /// The tool tip.
    void setHelp(const QString &text, const QKeySequence &key = {});
    /// `scale` is that of the word, `height` in pixels.
    void setLook(qreal scale, int height, bool hasWord);
    /// Pixels that it needs at that scale.
    [[nodiscard]] int widthFor(qreal scale, bool hasWord) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QColor ink() const;
    void paintIcon(QPainter &painter, const QRectF &box) const;

    QPainterPath m_icon;
    qreal m_scale = 1;
    bool m_hasWord = true;
};

} // namespace pitwise::ui
