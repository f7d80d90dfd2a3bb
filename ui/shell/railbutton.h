// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

#include <QKeySequence>
#include <QPainterPath>

namespace pitwise::ui {

/// A rail button: an icon and a word.
class RailButton : public Button
{
    Q_OBJECT

public:
    static constexpr int Width = 64; ///< at scale 1, as the next two
    static constexpr int Height = 54;
    static constexpr int IconHeight = 34; ///< without its word

    /// `icon` consists of lines in a box of 24 by 24.
    RailButton(const QString &text, const QPainterPath &icon, QWidget *parent = nullptr);
    /// The tool tip.
    void setHelp(const QString &text, const QKeySequence &key = {});
    void setLook(qreal scale, bool hasWord);
    /// Pixels the word needs at that scale.
    [[nodiscard]] int wordWidth(qreal scale) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPainterPath m_icon;
    qreal m_scale = 1;
    bool m_hasWord = true;
};

} // namespace pitwise::ui
