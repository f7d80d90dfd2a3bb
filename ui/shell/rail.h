// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/railbutton.h"
#include "ui/shell/screen.h"

#include <QList>
#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace pitwise::ui {

class ScreenStack;

/// The bar at the left: screens in sections, their actions, and the window's own buttons. What does
/// not fit scrolls; the lower end always shows.
class Rail : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(ScreenStack *screens, QWidget *parent = nullptr);

    /// In the order of the screens; null: that screen is not on the rail.
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
    /// Up, Down, Home and End walk along the buttons.
    bool eventFilter(QObject *button, QEvent *event) override;

private:
    void addUpperEnd();
    void addLowerEnd();
    void addScreen(std::size_t at);
    void addActions(std::size_t screen, bool below);
    RailButton *add(const QString &text, const QPainterPath &icon);
    void addLine();
    void showCurrent(std::size_t screen);
    void arrange();
    [[nodiscard]] int widthFor(qreal scale, bool words) const;
    [[nodiscard]] RailButton *reachedBy(int key) const;

    ScreenStack *m_screens;
    QScrollArea *m_area; ///< the upper end
    QWidget *m_lower;
    QVBoxLayout *m_column = nullptr; ///< where add() adds
    QList<RailButton *> m_buttons; ///< from top to bottom
    QList<QWidget *> m_lines; ///< between the sections
    QList<RailButton *> m_screenButtons;
    QList<QPair<std::size_t, RailButton *>>
        m_depending; ///< buttons of screens that may not be available
};

} // namespace pitwise::ui
