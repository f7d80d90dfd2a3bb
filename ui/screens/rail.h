// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

#include <QWidget>

namespace pitwise::ui {

enum class Glyph { Start, Table, Result, Demo, Odds, Compare, Edit, Keys, Panel, FullScreen, More };

/// A place on the rail: a sign and a word.
class RailButton : public Button
{
    Q_OBJECT

public:
    RailButton(Glyph glyph, const QString &text, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Glyph m_glyph;
};

/// The slim rail at the left, from screen to screen.
class Rail : public QWidget
{
    Q_OBJECT

public:
    static constexpr int Width = 64;

    explicit Rail(QWidget *parent = nullptr);
    [[nodiscard]] RailButton *button(Glyph glyph) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<QPair<Glyph, RailButton *>> m_buttons;
};

} // namespace pitwise::ui
