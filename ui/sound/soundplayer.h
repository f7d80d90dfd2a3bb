// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sound/soundboard.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <array>
#include <memory>

class QMediaDevices;
class QSoundEffect;
class QTemporaryDir;

namespace pitwise::ui {

/// Plays sounds with Qt Multimedia. Lives on a thread of its own: a sound server that does not
/// answer blocks whoever asks it.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    SoundPlayer();
    ~SoundPlayer() override;

    /// Finds the sound server. Everything before it is silent.
    void open();
    void play(const std::vector<Cue> &cues);
    void setRoom(double level);
    void setSettings(const SoundSettings &settings);
    void setLanguage(const QString &language);

private:
    struct Played
    {
        double place = 0;
        double pitch = 1;
    };

    void start(const Cue &cue);
    void stopAll();
    void updateRoom();
    [[nodiscard]] QSoundEffect *effectFor(const QString &file, const Played &how);
    [[nodiscard]] QUrl urlFor(const QString &file, const Played &how);

    SoundSettings m_settings;
    QString m_language;
    double m_room = 0;
    std::unique_ptr<QMediaDevices> m_devices; ///< null: not open yet
    std::unique_ptr<QTemporaryDir> m_folder; ///< for sounds that come from one side
    QHash<QString, QSoundEffect *> m_effects; ///< by file and place
    QSoundEffect *m_murmur = nullptr;
    std::array<int, SoundCount> m_nth{}; ///< the one played last
    int m_generation = 0; ///< cues of an earlier one were silenced before their time came
};

} // namespace pitwise::ui
