// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/screenstack.h"

#include "ui/shell/shell.h"

#include <algorithm>

namespace pitwise::ui {

ScreenStack::ScreenStack(Shell &shell, std::vector<ScreenEntry> entries, QWidget *parent)
    : QStackedWidget(parent),
      m_shell(shell),
      m_entries(std::move(entries)),
      m_screens(m_entries.size(), nullptr)
{
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
    connect(&shell, &Shell::learningWanted, this,
            [this] { showScreen(indexOf(ScreenEntry::Role::Learning)); });
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
        addWidget(screen);
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
    if (!isAvailable(at))
        at = indexOf(ScreenEntry::Role::Home);
    Screen &next = screen(at);
    if (m_shown != nullptr && m_shown != &next)
        m_shown->left();
    m_shown = &next;
    setCurrentWidget(&next);
    next.entered();
    Q_EMIT screenShown(at);
}

void ScreenStack::run(std::size_t at, const ScreenAction &action)
{
    if (!isAvailable(at))
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
