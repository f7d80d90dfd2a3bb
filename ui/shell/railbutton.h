// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

#include <QPainterPath>

namespace pitwise::ui {

/// A rail button: an icon and a word.
class RailButton : public Button
{
    Q_OBJECT

public:
    static constexpr int Width = 64;

    /// `icon` consists of lines in a box of 24 by 24.
    RailButton(const QString &text, const QPainterPath &icon, QWidget *parent = nullptr);
    /// Lit only if the pointer is really over it.
    void unlight();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPainterPath m_icon;
};

} // namespace pitwise::ui
