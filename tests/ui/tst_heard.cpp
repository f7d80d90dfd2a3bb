// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/houses.h"
#include "tests/support/soundserver.h"
#include "ui/sound/soundfollower.h"
#include "ui/sound/threadedsoundboard.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

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

    /// A sitting with its sounds, as the window has them.
    struct Table
    {
        ThreadedSoundBoard board;
        qint64 now = 0;
        SessionController controller{[this] { return now += 1000; }};
        SoundFollower follower{&controller, &board};

        Table()
        {
            SoundSettings settings = loud();
            settings.volume[static_cast<std::size_t>(SoundGroup::Patrons)] = 0;
            settings.volume[static_cast<std::size_t>(SoundGroup::Room)] = 0;
            board.setSettings(settings);
            PlaySettings play;
            play.seats = 7;
            play.seed = 7;
            play.temper = Temper::Bold;
            play.coaching = Coaching::Silent;
            controller.start(Sitting{play, test::house("washington")});
        }
        /// Deals right until an act of this kind is due.
        template<typename Kind>
        Kind due()
        {
            for (;;) {
                const auto next = controller.sitting().next();
                if (const auto *kind = std::get_if<Kind>(&*next))
                    return *kind;
                controller.perform(*next);
            }
        }
    };
    /// What is heard until `seconds` after this act.
    Heard hear(Table &table, const Act &act, double seconds)
    {
        m_server->forget();
        const double from = m_server->seconds();
        table.controller.perform(act);
        m_server->listenUntil(from + seconds);
        return m_server->heard();
    }
    /// Until nothing of the acts before is heard any more.
    void waitForSilence()
    {
        for (int i = 0; i < 20; ++i) {
            m_server->forget();
            m_server->listenUntil(m_server->seconds() + 0.25);
            if (m_server->heard().loudest() < Loud)
                return;
        }
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

    /// From the act to the ear, half of the times in less than 50 ms. Another program may take the
    /// processor for a while, so a series may be repeated.
    void aCardIsHeardAtOnce()
    {
        constexpr int Acts = 7;
        constexpr int Series = 4;
        Table table;
        double median = 10;
        for (int series = 0; series < Series && median >= 0.05; ++series) {
            std::vector<double> onsets;
            while (onsets.size() < Acts) {
                const act::Deal deal = table.due<act::Deal>();
                waitForSilence();
                onsets.push_back(hear(table, deal, 0.4).onset(Loud));
            }
            std::nth_element(onsets.begin(), onsets.begin() + Acts / 2, onsets.end());
            median = onsets[Acts / 2];
        }
        qInfo("heard after %.0f ms", 1000 * median);
        QVERIFY(median < 0.05);
    }

    /// A payoff of eight chips has eight clicks, as close as a brisk dealer counts.
    void eightChipsAreEightClicks()
    {
        Table table;
        act::Pay pay = table.due<act::Pay>();
        const ChipSet &chips = table.controller.sitting().house().table.chips;
        pay.amount.chips = {};
        pay.amount.chips.of[0] = 8;
        pay.amount.money = chips.worth(pay.amount.chips);
        (void)hear(table.board, {{Sound::ChipClick}, {Sound::ChipClick}, {Sound::ChipClick}}, 0.3);
        waitForSilence();
        const Heard heard = hear(table, pay, 1.0);
        const double length = heard.length(Loud);
        QVERIFY2(length > 7 * 0.055 && length < 9 * 0.055 + 0.2,
                 qPrintable(QString::number(length)));
        QCOMPARE(heard.bursts(0.1, 0.02), 8);
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
        for (const char *language : {"en", "es", "fr", "de", "zh", "fil", "xx"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void aCallIsSpeech()
    {
        QFETCH(QString, language);
        ThreadedSoundBoard board;
        board.setSettings(loud());
        board.setLanguage(language);
        const Heard call = hear(board, {{Sound::PlaceBets}}, 2.1);
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

    /// Whoever starts or acts never waits, whatever the sound server does: it does not answer, from
    /// the start or after a while; it dies; it is not there at all.
    void aDeadOrWedgedServerCostsNothing()
    {
        constexpr int Acts = 1000;
        constexpr qint64 Frame = 16'000'000; // nanoseconds
        const auto deal = [](Table &table) {
            std::vector<qint64> times;
            QElapsedTimer timer;
            for (int act = 0; act < Acts; ++act) {
                const auto next = table.controller.sitting().next();
                timer.start();
                table.controller.perform(*next);
                times.push_back(timer.nsecsElapsed());
            }
            std::sort(times.begin(), times.end());
            // A busy computer may stop anybody once or twice; waiting would stop every act.
            return times[Acts - 4];
        };
        {
            Table before;
            (void)hear(before.board, {{Sound::CardSlide}}, 0.2);
            m_server->freeze();
            QElapsedTimer start;
            start.start();
            Table wedged;
            QVERIFY2(start.nsecsElapsed() < Frame, qPrintable(QString::number(start.nsecsElapsed())));
            for (Table *table : {&before, &wedged}) {
                const qint64 longest = deal(*table);
                QVERIFY2(longest < Frame, qPrintable(QString::number(longest)));
            }
            m_server->thaw();
        }
        Table before;
        (void)hear(before.board, {{Sound::CardSlide}}, 0.2);
        m_server->kill();
        QElapsedTimer start;
        start.start();
        Table without;
        QVERIFY2(start.nsecsElapsed() < Frame, qPrintable(QString::number(start.nsecsElapsed())));
        for (Table *table : {&before, &without}) {
            const qint64 longest = deal(*table);
            QVERIFY2(longest < Frame, qPrintable(QString::number(longest)));
        }
    }
};

} // namespace pitwise::ui

QTEST_GUILESS_MAIN(pitwise::ui::HeardTest)
#include "tst_heard.moc"
