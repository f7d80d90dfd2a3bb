// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sound/threadedsoundboard.h"

#include "ui/sound/soundplayer.h"

#include <QThread>

namespace pitwise::ui {

ThreadedSoundBoard::ThreadedSoundBoard(QObject *parent)
    : QObject(parent),
      m_thread(new QThread),
      m_player(new SoundPlayer)
{
    m_thread->setObjectName(QStringLiteral("sound"));
    m_player->moveToThread(m_thread);
    connect(m_thread, &QThread::started, m_player, &SoundPlayer::open);
    connect(m_thread, &QThread::finished, m_player, &QObject::deleteLater);
    m_thread->start(QThread::TimeCriticalPriority);
}

ThreadedSoundBoard::~ThreadedSoundBoard()
{
    constexpr unsigned long Patience = 300; // milliseconds
    m_thread->quit();
    // A sound server that does not answer keeps the thread for ever. Leave it behind: the program
    // ends anyway, and destroying a running thread would abort it.
    if (m_thread->wait(Patience))
        delete m_thread;
}

template<typename Do>
void ThreadedSoundBoard::tell(Do what)
{
    QMetaObject::invokeMethod(
        m_player, [player = m_player, what] { what(*player); }, Qt::QueuedConnection);
}

void ThreadedSoundBoard::play(const std::vector<Cue> &cues)
{
    if (!cues.empty())
        tell([cues](SoundPlayer &player) { player.play(cues); });
}

void ThreadedSoundBoard::setRoom(double level)
{
    tell([level](SoundPlayer &player) { player.setRoom(level); });
}

void ThreadedSoundBoard::setSettings(const SoundSettings &settings)
{
    tell([settings](SoundPlayer &player) { player.setSettings(settings); });
}

void ThreadedSoundBoard::setLanguage(const QString &language)
{
    tell([language](SoundPlayer &player) { player.setLanguage(language); });
}

} // namespace pitwise::ui
