// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/screen.h"

#include <QStackedWidget>

#include <vector>

namespace pitwise::ui {

/// Holds the screens, creates them on first use, and passes events on to them.
class ScreenStack : public QStackedWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    ScreenStack(Shell &shell, std::vector<ScreenEntry> entries, QWidget *parent = nullptr);

    [[nodiscard]] const std::vector<ScreenEntry> &entries() const { return m_entries; }
    /// Created on first use.
    Screen &screen(std::size_t at);
    template<typename T>
    T &screen()
    {
        return static_cast<T &>(screen(indexOf(T::staticMetaObject)));
    }
    [[nodiscard]] std::size_t indexOf(const QMetaObject &type) const;
    /// The first screen with this role.
    [[nodiscard]] std::size_t indexOf(ScreenEntry::Role role) const;
    /// False: the table before the first session.
    [[nodiscard]] bool isAvailable(std::size_t at) const;

    /// Shows the home screen if this one is not available.
    void showScreen(std::size_t at);
    void run(std::size_t at, const ScreenAction &action);
    /// Null before the first screen is shown.
    [[nodiscard]] Screen *shown() const;

Q_SIGNALS:
    void screenShown(std::size_t at);

private:
    void showNamed(const QString &name, const QString &what);
    void tellAll(const std::function<void(Screen &)> &what);

    Shell &m_shell;
    std::vector<ScreenEntry> m_entries;
    std::vector<Screen *> m_screens; ///< by entry; null: not created yet
    std::vector<int> m_places; ///< by entry: which of the stack's widgets holds the screen
    Screen *m_shown = nullptr;
};

} // namespace pitwise::ui
