// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/soundserver.h"

#include <QStandardPaths>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <csignal>

namespace pitwise::ui {

double Heard::at(qsizetype frame, int channel) const
{
    return qFromLittleEndian<qint16>(samples.constData() + 4 * frame + 2 * channel) / 32768.0;
}

double Heard::loudnessAt(qsizetype frame) const
{
    return std::max(std::abs(at(frame, 0)), std::abs(at(frame, 1)));
}

double Heard::loudest() const
{
    double most = 0;
    for (qsizetype i = 0; i < frames(); ++i)
        most = std::max(most, loudnessAt(i));
    return most;
}

double Heard::onset(double level) const
{
    for (qsizetype i = 0; i < frames(); ++i) {
        if (loudnessAt(i) > level)
            return static_cast<double>(i) / Rate;
    }
    return 10;
}

double Heard::length(double level) const
{
    qsizetype last = 0;
    for (qsizetype i = 0; i < frames(); ++i) {
        if (loudnessAt(i) > level)
            last = i;
    }
    return std::max(0.0, static_cast<double>(last) / Rate - onset(level));
}

int Heard::bursts(double level, double gap) const
{
    int count = 0;
    qsizetype quietSince = -Rate;
    for (qsizetype i = 0; i < frames(); ++i) {
        if (loudnessAt(i) <= level)
            continue;
        if (static_cast<double>(i - quietSince) / Rate >= gap)
            ++count;
        quietSince = i;
    }
    return count;
}

double Heard::energy(int channel) const
{
    double sum = 0;
    for (qsizetype i = 0; i < frames(); ++i)
        sum += at(i, channel) * at(i, channel);
    return sum;
}

double Heard::crossings() const
{
    qsizetype crossed = 0;
    qsizetype loud = 0;
    for (qsizetype i = 1; i < frames(); ++i) {
        if (loudnessAt(i) < 0.01)
            continue;
        ++loud;
        if ((at(i, 0) < 0) != (at(i - 1, 0) < 0))
            ++crossed;
    }
    return loud == 0 ? 0 : static_cast<double>(crossed) * Rate / static_cast<double>(loud);
}

} // namespace pitwise::ui

namespace pitwise::test {

namespace {

constexpr int FrameBytes = 4;

} // namespace

SoundServer::~SoundServer()
{
    m_recorder.kill();
    m_recorder.waitForFinished();
    thaw();
    m_server.kill();
    m_server.waitForFinished();
}

bool SoundServer::isInstalled()
{
    return !QStandardPaths::findExecutable(QStringLiteral("pulseaudio")).isEmpty()
        && !QStandardPaths::findExecutable(QStringLiteral("parec")).isEmpty();
}

bool SoundServer::start()
{
    const QString socket = m_folder.filePath(QStringLiteral("socket"));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *variable : {"HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"})
        environment.insert(QString::fromLatin1(variable), m_folder.path());
    environment.remove(QStringLiteral("PULSE_SERVER"));
    m_server.setProcessEnvironment(environment);
    m_server.setProcessChannelMode(QProcess::MergedChannels);
    m_server.start(
        QStringLiteral("pulseaudio"),
        {QStringLiteral("-n"), QStringLiteral("--daemonize=no"),
         QStringLiteral("--exit-idle-time=-1"), QStringLiteral("--use-pid-file=no"),
         QStringLiteral("--disallow-exit"), QStringLiteral("-L"),
         QStringLiteral("module-native-protocol-unix auth-anonymous=1 socket=%1").arg(socket),
         QStringLiteral("-L"),
         QStringLiteral("module-null-sink sink_name=test rate=44100 channels=2")});
    qputenv("PULSE_SERVER", QByteArray{"unix:"} + socket.toLocal8Bit());
    if (!m_server.waitForStarted()
        || !QTest::qWaitFor([&] { return QFile::exists(socket); }, 10'000)) {
        m_trouble = QStringLiteral("PulseAudio did not start: ")
                  + QString::fromLocal8Bit(m_server.readAll());
        return false;
    }
    m_recorder.start(QStringLiteral("parec"),
                     {QStringLiteral("--latency-msec=5"), QStringLiteral("--raw"),
                      QStringLiteral("--format=s16le"), QStringLiteral("--rate=44100"),
                      QStringLiteral("--channels=2"), QStringLiteral("-d"),
                      QStringLiteral("test.monitor")});
    if (!QTest::qWaitFor([&] { return seconds() > 0.1; }, 10'000)) {
        m_trouble = QStringLiteral("Nothing is recorded: ")
                  + QString::fromLocal8Bit(m_recorder.readAllStandardError() + m_server.readAll());
        return false;
    }
    return true;
}

double SoundServer::seconds()
{
    m_recorded += m_recorder.readAllStandardOutput();
    return static_cast<double>(m_recorded.size()) / FrameBytes / ui::Heard::Rate;
}

void SoundServer::listenUntil(double until)
{
    QVERIFY(QTest::qWaitFor([&] { return seconds() >= until; }, 20'000));
}

void SoundServer::forget()
{
    m_recorder.waitForReadyRead(30); // so that the recording is up to date
    (void)seconds();
    m_from = m_recorded.size() / FrameBytes * FrameBytes;
}

void SoundServer::freeze()
{
    ::kill(static_cast<pid_t>(m_server.processId()), SIGSTOP);
}

void SoundServer::thaw()
{
    if (m_server.processId() > 0)
        ::kill(static_cast<pid_t>(m_server.processId()), SIGCONT);
}

void SoundServer::kill()
{
    m_server.kill();
    m_server.waitForFinished();
}

} // namespace pitwise::test
