// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/soundserver.h"
#include "ui/sound/threadedsoundboard.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

/// The sounds as they leave the computer: a private PulseAudio without a loudspeaker, recorded.
class HeardTest : public QObject
{
    Q_OBJECT

private:
    static constexpr double Loud = 0.02;

    /// What is heard until `seconds` after the cues were played.
    Heard hear(SoundBoard &board, const std::vector<Cue> &cues, double seconds)
    {
        m_server->forget();
        const double from = m_server->seconds();
        board.play(cues);
        m_server->listenUntil(from + seconds);
        return m_server->heard();
    }
    static SoundSettings loud()
    {
        SoundSettings settings;
        settings.volume.fill(100);
        return settings;
    }

    std::unique_ptr<test::SoundServer> m_server;

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<test::SoundServer>();
        if (!m_server->isInstalled())
            QSKIP("PulseAudio is not installed: nothing can be recorded");
        QVERIFY2(m_server->start(), qPrintable(m_server->trouble()));
    }
    void cleanupTestCase() { m_server.reset(); }

    void silenceIsSilent()
    {
        ThreadedSoundBoard board;
        QVERIFY(hear(board, {}, 0.3).loudest() < Loud);
    }

    void aCardIsHeardAtOnce()
    {
        ThreadedSoundBoard board;
        board.setSettings(loud());
        double best = 10;
        for (int i = 0; i < 8 && best > 0.05; ++i)
            best = std::min(best, hear(board, {{Sound::CardSlide}}, 0.5).onset(Loud));
        qInfo("heard after %.0f ms", 1000 * best);
        QVERIFY(best < 0.05);
    }

    void eightChipsAreEightClicks()
    {
        ThreadedSoundBoard board;
        board.setSettings(loud());
        (void)hear(board, {{Sound::ChipClick}, {Sound::ChipClick}, {Sound::ChipClick}}, 0.3);
        std::vector<Cue> cues;
        for (int i = 0; i < 8; ++i)
            cues.push_back({Sound::ChipClick, 0, 200 * i});
        QCOMPARE(hear(board, cues, 2.0).bursts(Loud, 0.1), 8);
    }

    void theLeftSeatIsLeft()
    {
        ThreadedSoundBoard board;
        board.setSettings(loud());
        const Heard left = hear(board, {{Sound::CardGather, -0.85}}, 0.8);
        QVERIFY(left.energy(0) > 5 * left.energy(1));
        const Heard right = hear(board, {{Sound::CardGather, 0.85}}, 0.8);
        QVERIFY(right.energy(1) > 5 * right.energy(0));
    }

    void aCallIsSpeech_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "zh", "xx"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void aCallIsSpeech()
    {
        QFETCH(QString, language);
        ThreadedSoundBoard board;
        board.setSettings(loud());
        board.setLanguage(language);
        const Heard call = hear(board, {{Sound::PlaceBets}}, 2.4);
        QVERIFY2(call.length(Loud) > 0.6 && call.length(Loud) < 2.2,
                 qPrintable(QString::number(call.length(Loud))));
        // A voice has most of its strength below 1 kHz, a chip has none there.
        QVERIFY(call.crossings() < 3000);
    }

    void muteIsSilent()
    {
        ThreadedSoundBoard board;
        SoundSettings settings = loud();
        settings.muted = true;
        board.setSettings(settings);
        board.setRoom(1);
        QVERIFY(hear(board, {{Sound::Shuffle}, {Sound::PlaceBets}}, 1.0).loudest() < Loud);
        settings.muted = false;
        board.setSettings(settings);
        QVERIFY(hear(board, {}, 1.0).loudest() > Loud); // the room
        settings.muted = true;
        board.setSettings(settings);
        (void)hear(board, {}, 0.3);
        QVERIFY(hear(board, {}, 0.3).loudest() < Loud);
    }

    /// Whoever acts never waits, whatever the sound server does.
    void aDeadOrWedgedServerCostsNothing()
    {
        for (const bool wedged : {true, false}) {
            ThreadedSoundBoard board;
            board.setSettings(loud());
            (void)hear(board, {{Sound::CardSlide}}, 0.2);
            if (wedged)
                m_server->freeze();
            else
                m_server->kill();
            QElapsedTimer timer;
            qint64 longest = 0;
            for (int act = 0; act < 1000; ++act) {
                timer.start();
                board.play({{Sound::CardSlide, 0.3}, {Sound::ChipClick, -0.5}});
                longest = std::max(longest, timer.nsecsElapsed());
            }
            QVERIFY2(longest < 16'000'000, qPrintable(QString::number(longest)));
            if (wedged)
                m_server->thaw();
        }
        // A board that is made while nobody answers.
        ThreadedSoundBoard late;
        late.play({{Sound::Shuffle}});
    }
};

} // namespace pitwise::ui

QTEST_GUILESS_MAIN(pitwise::ui::HeardTest)
#include "tst_heard.moc"
