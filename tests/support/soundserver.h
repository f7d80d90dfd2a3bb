// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QProcess>
#include <QTemporaryDir>

namespace pitwise::ui {

/// A recording in stereo, as shares of full volume.
struct Heard
{
    static constexpr int Rate = 44100;

    QByteArray samples; ///< 16 bit, left and right in turn

    [[nodiscard]] double loudest() const;
    /// Seconds until the first sample over `level`; 10 if there is none.
    [[nodiscard]] double onset(double level) const;
    /// Seconds from the first to the last sample over `level`.
    [[nodiscard]] double length(double level) const;
    /// Sounds over `level` with at least `gap` seconds of silence between them.
    [[nodiscard]] int bursts(double level, double gap) const;
    /// Of the left (0) or right (1) channel.
    [[nodiscard]] double energy(int channel) const;
    /// How often it goes through zero in a second, while it is loud: twice its rough frequency.
    [[nodiscard]] double crossings() const;

private:
    [[nodiscard]] double at(qsizetype frame, int channel) const;
    [[nodiscard]] double loudnessAt(qsizetype frame) const;
    [[nodiscard]] qsizetype frames() const { return samples.size() / 4; }
};

} // namespace pitwise::ui

namespace pitwise::test {

/// A private PulseAudio without a loudspeaker, and a recorder that listens to it. Sets
/// PULSE_SERVER.
class SoundServer
{
public:
    ~SoundServer();

    [[nodiscard]] static bool isInstalled();
    [[nodiscard]] bool start();
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// Seconds recorded so far.
    [[nodiscard]] double seconds();
    void listenUntil(double seconds);
    /// Forgets what was recorded so far.
    void forget();
    [[nodiscard]] ui::Heard heard() const { return {m_recorded.mid(m_from)}; }

    void freeze();
    void thaw();
    void kill();

private:
    QTemporaryDir m_folder;
    QProcess m_server;
    QProcess m_recorder;
    QByteArray m_recorded;
    qsizetype m_from = 0;
    QString m_trouble;
};

} // namespace pitwise::test
