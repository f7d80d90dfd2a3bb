// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/railbutton.h"

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace pitwise::ui {

class ScreenStack;

/// The slim rail at the left: every screen, what screens offer besides, and the window's own.
class Rail : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(ScreenStack *screens, QWidget *parent = nullptr);

    /// In the order of the screens.
    [[nodiscard]] const QList<RailButton *> &screenButtons() const { return m_screenButtons; }
    /// By its text; null: there is none.
    [[nodiscard]] RailButton *button(const QString &text) const;

    /// Screens that need a session have none before the first one.
    void updateAvailable();

Q_SIGNALS:
    void keysWanted();
    void fullScreenWanted();
    /// The menu, beside its button.
    void moreWanted(RailButton *button);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    RailButton *add(const QString &text, const QPainterPath &icon);
    void addActions(std::size_t screen, bool below);

    ScreenStack *m_screens;
    QVBoxLayout *m_column;
    QList<RailButton *> m_screenButtons;
    QList<QPair<std::size_t, RailButton *>> m_depending; ///< on a screen that may not be available
};

} // namespace pitwise::ui
