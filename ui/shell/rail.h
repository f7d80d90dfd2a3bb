// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/railbutton.h"

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace pitwise::ui {

class ScreenStack;

/// The bar at the left: screens, their actions, and the window's own buttons.
class Rail : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(ScreenStack *screens, QWidget *parent = nullptr);

    /// In the order of the screens.
    [[nodiscard]] const QList<RailButton *> &screenButtons() const { return m_screenButtons; }
    /// Null: no button has this text.
    [[nodiscard]] RailButton *button(const QString &text) const;

    /// Disables screens that need a session while there is none.
    void updateAvailable();

Q_SIGNALS:
    void keysWanted();
    void fullScreenWanted();
    /// Open the menu beside this button.
    void moreWanted(RailButton *button);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    RailButton *add(const QString &text, const QPainterPath &icon);
    void addScreens(bool below);
    void arrange();
    void addActions(std::size_t screen, bool below);

    ScreenStack *m_screens;
    QVBoxLayout *m_column;
    QList<RailButton *> m_screenButtons;
    QList<QPair<std::size_t, RailButton *>>
        m_depending; ///< buttons of screens that may not be available
};

} // namespace pitwise::ui
