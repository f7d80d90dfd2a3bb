// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/screenstack.h"

#include "ui/shell/screenframe.h"
#include "ui/shell/shell.h"

#include <QAbstractScrollArea>

#include <algorithm>

namespace pitwise::ui {

namespace {

/// A screen and its scroll areas can take the keyboard, so readers must have a word for them.
void nameForReaders(Screen &screen, const ScreenEntry &entry)
{
    const QString name = entry.railText.isEmpty() ? entry.menuText : entry.railText;
    QList<QWidget *> all{&screen};
    for (QAbstractScrollArea *area : screen.findChildren<QAbstractScrollArea *>())
        all << area;
    for (QWidget *widget : all) {
        if (widget->accessibleName().isEmpty())
            widget->setAccessibleName(name);
    }
}

} // namespace

ScreenStack::ScreenStack(Shell &shell, std::vector<ScreenEntry> entries, QWidget *parent)
    : QStackedWidget(parent),
      m_shell(shell),
      m_entries(std::move(entries)),
      m_screens(m_entries.size(), nullptr),
      m_places(m_entries.size(), -1)
{
    QStringList names;
    for (const ScreenEntry &entry : m_entries)
        names << entry.name;
    shell.setScreens(names);
    connect(&shell, &Shell::viewOptionsChanged, this, [this](const ViewOptions &options) {
        tellAll([&](Screen &screen) { screen.viewOptionsChanged(options); });
    });
    connect(&shell.houses(), &HouseShelf::changed, this, [this](const KnownHouse &known) {
        tellAll([&](Screen &screen) { screen.houseChanged(known); });
    });
    connect(&shell.houses(), &HouseShelf::removed, this, [this](const std::string &name) {
        tellAll([&](Screen &screen) { screen.houseRemoved(name); });
    });
    connect(&shell, &Shell::homeWanted, this,
            [this] { showScreen(indexOf(ScreenEntry::Role::Home)); });
    connect(&shell, &Shell::screenWanted, this, &ScreenStack::showNamed);
    connect(&shell.sessions(), &Sessions::aboutToBegin, this,
            [this] { screen(indexOf(ScreenEntry::Role::Dealing)); });
    connect(&shell.sessions(), &Sessions::tableWanted, this,
            [this] { showScreen(indexOf(ScreenEntry::Role::Dealing)); });
}

void ScreenStack::tellAll(const std::function<void(Screen &)> &what)
{
    for (Screen *screen : m_screens) {
        if (screen != nullptr)
            what(*screen);
    }
}

Screen &ScreenStack::screen(std::size_t at)
{
    Screen *&screen = m_screens[at];
    if (screen == nullptr) {
        screen = m_entries[at].make(m_shell);
        screen->viewOptionsChanged(m_shell.viewOptions());
        nameForReaders(*screen, m_entries[at]);
        m_places[at] = addWidget(new ScreenFrame{screen});
    }
    return *screen;
}

std::size_t ScreenStack::indexOf(const QMetaObject &type) const
{
    const auto it = std::find_if(m_entries.begin(), m_entries.end(),
                                 [&](const ScreenEntry &entry) { return entry.type == &type; });
    Q_ASSERT(it != m_entries.end());
    return static_cast<std::size_t>(it - m_entries.begin());
}

std::size_t ScreenStack::indexOf(ScreenEntry::Role role) const
{
    const auto it = std::find_if(m_entries.begin(), m_entries.end(),
                                 [&](const ScreenEntry &entry) { return entry.role == role; });
    Q_ASSERT(it != m_entries.end());
    return static_cast<std::size_t>(it - m_entries.begin());
}

bool ScreenStack::isAvailable(std::size_t at) const
{
    return m_entries[at].role != ScreenEntry::Role::Dealing || m_shell.controller().hasSitting();
}

void ScreenStack::showScreen(std::size_t at)
{
    if (m_shell.isInExam())
        return; // there is no other screen until it is over
    if (!isAvailable(at))
        at = indexOf(ScreenEntry::Role::Home);
    Screen &next = screen(at);
    if (m_shown != nullptr && m_shown != &next)
        m_shown->left();
    m_shown = &next;
    setCurrentIndex(m_places[at]);
    next.entered();
    Q_EMIT screenShown(at);
}

void ScreenStack::showNamed(const QString &name, const QString &what)
{
    const auto it = std::find_if(m_entries.begin(), m_entries.end(),
                                 [&](const ScreenEntry &entry) { return entry.name == name; });
    Q_ASSERT(it != m_entries.end());
    if (m_shell.isInExam())
        return;
    const auto at = static_cast<std::size_t>(it - m_entries.begin());
    showScreen(at);
    screen(at).askedFor(what);
}

void ScreenStack::run(std::size_t at, const ScreenAction &action)
{
    if (!isAvailable(at) || m_shell.isInExam())
        return;
    if (action.showsScreen)
        showScreen(at);
    action.run(screen(at));
}

Screen *ScreenStack::shown() const
{
    return m_shown;
}

} // namespace pitwise::ui
