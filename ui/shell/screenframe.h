// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/screen.h"

#include <QScrollArea>

namespace pitwise::ui {

/// Holds a screen, which fills it; where the window is too small for what the screen needs at this
/// type size, it scrolls.
class ScreenFrame : public QScrollArea
{
    Q_OBJECT

public:
    /// Owns `screen`.
    explicit ScreenFrame(Screen *screen, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Keys that the screen leaves alone do not scroll it.
    void keyPressEvent(QKeyEvent *event) override ;

private:
    void fit();
    [[nodiscard]] QSize leastFor(int width) const;
};

} // namespace pitwise::ui
