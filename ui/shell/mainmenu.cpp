// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/mainmenu.h"

#include "ui/shell/railbutton.h"

#include <QFileInfo>

namespace pitwise::ui {

namespace {

/// A file name as it is: & does not mark a key, and it stays on one line.
QString asMenuText(QString name)
{
    for (QChar &c : name) {
        if (!c.isPrint())
            c = QChar::ReplacementCharacter;
    }
    return name.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

template<typename Then>
QAction *MainMenu::add(const QString &text, const QKeySequence &keys, Then then)
{
    QAction *action = addAction(text);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, then);
    return action;
}

void MainMenu::openBeside(RailButton *button)
{
    // The menu swallows the pointer's leaving, so the button would stay lit.
    connect(this, &QMenu::aboutToHide, button, &RailButton::unlight, Qt::UniqueConnection);
    popup(button->mapToGlobal(QPoint{button->width(), button->height() - sizeHint().height()}));
}

MainMenu::MainMenu(Shell &shell, ScreenStack *screens, QWidget *parent)
    : QMenu(parent),
      m_shell(shell),
      m_screens(screens)
{
    addScreens();
    addSeparator();
    addSessions();
    addSeparator();
    addSound();
    addSeparator();
    addScreenActions();
    add(tr("Full screen"), Qt::Key_F11, [this] { Q_EMIT fullScreenWanted(); });
    add(tr("Keys"), Qt::Key_F1, [this] { Q_EMIT keysWanted(); });
    add(tr("About Pitwise"), {}, [this] { Q_EMIT aboutWanted(); });
    addSeparator();
    add(tr("Quit"), QKeySequence::Quit, [this] { Q_EMIT quitWanted(); });
}

void MainMenu::addScreens()
{
    const auto &entries = m_screens->entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!entries[i].menuText.isEmpty())
            add(entries[i].menuText, entries[i].key, [this, i] {
                m_screens->showScreen(i);
                m_screens->screen(i).chosen();
            });
    }
}

void MainMenu::addScreenActions()
{
    const auto &entries = m_screens->entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        for (const ScreenAction &action : entries[i].actions) {
            if (!action.menuText.isEmpty())
                add(action.menuText, action.key, [this, i, &action] { m_screens->run(i, action); });
        }
    }
}

void MainMenu::addSessions()
{
    Sessions *sessions = &m_shell.sessions();
    QAction *previous = add(tr("Previous session"), {}, [sessions] { sessions->resumePrevious(); });
    add(tr("All sessions\u2026"), {}, [this] { Q_EMIT sessionsWanted(); });
    add(tr("Open a session\u2026"), QKeySequence::Open, [this] { Q_EMIT openWanted(); });
    QMenu *recent = addMenu(tr("Recent sessions"));
    const auto enable = [this, sessions, previous] {
        const qsizetype others = sessions->resumable().size();
        previous->setEnabled(others > (m_shell.controller().hasSitting() ? 0 : 1));
    };
    connect(sessions, &Sessions::savedChanged, previous, enable);
    connect(this, &QMenu::aboutToShow, this, [this, sessions, enable, recent] {
        enable();
        sessions->refresh();
        fillRecent(recent);
    });
    add(tr("Save the session as\u2026"), QKeySequence::Save, [this] { Q_EMIT saveWanted(); });
    add(tr("Write the dealer's manual\u2026"), {}, [this] { Q_EMIT manualWanted(); });
}

void MainMenu::fillRecent(QMenu *menu)
{
    menu->clear();
    for (const QString &path : m_shell.sessions().library().recent()) {
        QAction *action = menu->addAction(asMenuText(QFileInfo{path}.fileName()));
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { m_shell.sessions().open(path); });
    }
    menu->setToolTipsVisible(true);
    menu->setEnabled(!menu->isEmpty());
}

/// Quick to reach: a call may come in the middle of a round.
void MainMenu::addSound()
{
    QAction *sound = addAction(tr("Sound"));
    sound->setShortcut(Qt::CTRL | Qt::Key_M);
    sound->setCheckable(true);
    sound->setChecked(!m_shell.soundSettings().muted);
    connect(sound, &QAction::toggled, this, [this](bool on) {
        SoundSettings settings = m_shell.soundSettings();
        settings.muted = !on;
        m_shell.setSoundSettings(settings);
    });
    connect(&m_shell, &Shell::soundSettingsChanged, sound,
            [sound](const SoundSettings &settings) { sound->setChecked(!settings.muted); });
}

} // namespace pitwise::ui
