// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/screen.h"

#include <QPainter>

namespace pitwise::ui {

Screen::Screen(Shell &shell, QWidget *parent) : QWidget(parent), m_shell(shell) { }

void Screen::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.fillRect(rect(), palette().color(QPalette::Window));
}

} // namespace pitwise::ui
