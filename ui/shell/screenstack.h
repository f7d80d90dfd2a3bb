// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/screen.h"

#include <QStackedWidget>

#include <vector>

namespace pitwise::ui {

/// The screens, one of them shown: makes them when they are first needed, and tells them what
/// happens.
class ScreenStack : public QStackedWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    ScreenStack(Shell &shell, std::vector<ScreenEntry> entries, QWidget *parent = nullptr);

    [[nodiscard]] const std::vector<ScreenEntry> &entries() const { return m_entries; }
    /// Makes it, if it is not there yet.
    Screen &screen(std::size_t at);
    template<typename T>
    T &screen()
    {
        return static_cast<T &>(screen(indexOf(T::staticMetaObject)));
    }
    [[nodiscard]] std::size_t indexOf(const QMetaObject &type) const;
    /// The first one with this role.
    [[nodiscard]] std::size_t indexOf(ScreenEntry::Role role) const;
    /// There is no table before the first session.
    [[nodiscard]] bool isAvailable(std::size_t at) const;

    /// The home screen instead, if it is not available.
    void showScreen(std::size_t at);
    void run(std::size_t at, const ScreenAction &action);
    /// None before the first one is shown.
    [[nodiscard]] Screen *shown() const;

Q_SIGNALS:
    void screenShown(std::size_t at);

private:
    void tellAll(const std::function<void(Screen &)> &what);

    Shell &m_shell;
    std::vector<ScreenEntry> m_entries;
    std::vector<Screen *> m_screens; ///< by entry; null: not made yet
    Screen *m_shown = nullptr;
};

} // namespace pitwise::ui
