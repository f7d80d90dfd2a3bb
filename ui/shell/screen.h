// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/knownhouse.h"
#include "ui/table/viewoptions.h"

#include <QKeySequence>
#include <QPainterPath>
#include <QWidget>

#include <functional>
#include <vector>

namespace pitwise::ui {

class Shell;

/// A screen of the window. It is made when it is first needed and lives as long as the window.
class Screen : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit Screen(Shell &shell, QWidget *parent = nullptr);

    /// Of the window; empty: only the program's name.
    [[nodiscard]] virtual QString title() const { return {}; }
    /// It is shown, or asked for once more: takes the keyboard.
    virtual void entered() { setFocus(); }
    /// Another one is shown: nothing goes on unseen.
    virtual void left() { }
    /// A house was added or changed.
    virtual void houseChanged(const KnownHouse &) { }
    /// Also called once when it is made.
    virtual void viewOptionsChanged(const ViewOptions &) { }
    /// The house it shows, for the manual; none: the chosen one.
    [[nodiscard]] virtual const House *house() const { return nullptr; }
    /// False: it has nothing of its own to save; the session is saved then.
    virtual bool save() { return false; }
    /// The key sheet shows a presenter's keys instead of the dealer's.
    [[nodiscard]] virtual bool isPresentation() const { return false; }

protected:
    [[nodiscard]] Shell &shell() const { return m_shell; }
    /// The plain ground of the window.
    void paintEvent(QPaintEvent *event) override;

private:
    Shell &m_shell;
};

/// Something more that a screen offers on the rail, in the menu or on the keyboard. Empty texts:
/// not there.
struct ScreenAction
{
    QString railText;
    QPainterPath icon; ///< lines, in a box of 24 by 24
    bool belowOnRail = false; ///< at the lower end, not beside its screen
    QString menuText;
    QKeySequence key;
    bool showsScreen = false; ///< before it is done
    std::function<void(Screen &)> run;
};

/// How a screen plugs in: what is known of it before it is made.
struct ScreenEntry
{
    enum class Role {
        Home, ///< where the window goes back to
        Dealing, ///< where a session is dealt; there only once there is one
        Other,
    };

    const QMetaObject *type = nullptr;
    std::function<Screen *(Shell &)> make;
    Role role = Role::Other;
    QString railText;
    QPainterPath icon; ///< lines, in a box of 24 by 24
    QString menuText; ///< empty: not in the menu
    QKeySequence key;
    std::vector<ScreenAction> actions;
};

/// An entry that makes `T`; the rest is filled in by its folder.
template<typename T>
[[nodiscard]] ScreenEntry entryOf(ScreenEntry::Role role = ScreenEntry::Role::Other)
{
    ScreenEntry entry;
    entry.type = &T::staticMetaObject;
    entry.make = [](Shell &shell) -> Screen * { return new T{shell}; };
    entry.role = role;
    return entry;
}

} // namespace pitwise::ui
