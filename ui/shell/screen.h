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

/// A screen of the window. Created on first use; lives as long as the window.
class Screen : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit Screen(Shell &shell, QWidget *parent = nullptr);

    /// For the title bar; empty: only the program's name.
    [[nodiscard]] virtual QString title() const { return {}; }
    /// Shown, or requested again while shown: takes the keyboard focus.
    virtual void entered() { setFocus(); }
    /// The user chose it by its menu entry or its key; it is shown by now.
    virtual void chosen() { }
    /// Another screen asked for this one, which is shown by now. What `what` means is this screen's
    /// affair: the id of a session, of a person. It may be empty.
    virtual void askedFor(const QString & /*what*/) { }
    /// Another screen is shown: stops whatever runs.
    virtual void left() { }
    /// A house was added or changed.
    virtual void houseChanged(const KnownHouse &) { }
    virtual void houseRemoved(const std::string &) { }
    /// Also called once after construction.
    virtual void viewOptionsChanged(const ViewOptions &) { }
    /// The house whose manual is written; null: the chosen house.
    [[nodiscard]] virtual const House *house() const { return nullptr; }
    /// False: nothing of its own to save, so the session is saved.
    virtual bool save() { return false; }
    /// The key sheet shows a presenter's keys instead of the dealer's.
    [[nodiscard]] virtual bool isPresentation() const { return false; }

protected:
    [[nodiscard]] Shell &shell() const { return m_shell; }
    /// Fills the background.
    void paintEvent(QPaintEvent *event) override;

private:
    Shell &m_shell;
};

/// An extra action of a screen on the rail, in the menu or on a key. An empty text leaves it out
/// there.
struct ScreenAction
{
    QString railText;
    QPainterPath icon; ///< lines in a box of 24 by 24
    bool belowOnRail = false; ///< at the lower end, not next to its screen
    QString menuText;
    QKeySequence key;
    bool showsScreen = false; ///< show the screen first
    std::function<void(Screen &)> run;
};

/// How a screen plugs in; known before the screen is created.
struct ScreenEntry
{
    enum class Role {
        Home, ///< where Escape leads
        Dealing, ///< where sessions are dealt; available once there is one
        Other,
    };

    /// The parts of the rail, from top to bottom.
    enum class Section {
        Deal,
        Train,
        Houses,
        School, ///< people, exams
    };

    QString name; ///< its folder, by which other screens ask the shell for it
    const QMetaObject *type = nullptr;
    std::function<Screen *(Shell &)> make;
    Role role = Role::Other;
    QString railText; ///< empty: not on the rail
    QPainterPath icon; ///< lines in a box of 24 by 24
    Section section = Section::Train; ///< where on the rail; within it, in the order of the list
    bool belowOnRail = false; ///< at the lower end of the rail
    QString menuText; ///< empty: not in the menu
    QKeySequence key;
    std::vector<ScreenAction> actions;
};

/// An entry that creates `T`; its entry.cpp fills in the rest.
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
