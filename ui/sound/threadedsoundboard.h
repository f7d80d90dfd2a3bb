// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sound/soundboard.h"

#include <QObject>

class QThread;

namespace pitwise::ui {

class SoundPlayer;

/// The board of the real program: a `SoundPlayer` on its own thread, started with the first sound.
class ThreadedSoundBoard : public QObject, public SoundBoard
{
    Q_OBJECT

public:
    explicit ThreadedSoundBoard(QObject *parent = nullptr);
    ~ThreadedSoundBoard() override;

    void play(const std::vector<Cue> &cues) override;
    void setRoom(double level) override;
    void setSettings(const SoundSettings &settings) override;
    void setLanguage(const QString &language) override;

private:
    template<typename Do>
    void tell(Do what);

    QThread *m_thread;
    SoundPlayer *m_player;
};

} // namespace pitwise::ui
