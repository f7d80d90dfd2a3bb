// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/sitting.h"
#include "tests/support/houses.h"
#include "translations/builtinlanguages.h"
#include "ui/sound/cues.h"
#include "ui/sound/placedsound.h"
#include "ui/sound/soundsettings.h"
#include "ui/text/gamewords.h"
#include "ui/text/spoken.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QtEndian>

#include <algorithm>

namespace pitwise::ui {

namespace {

PlaySettings atWashington(Coaching coaching)
{
    PlaySettings settings;
    settings.seats = 7;
    settings.seed = 7;
    settings.coaching = coaching;
    return settings;
}

int countOf(const std::vector<Cue> &cues, Sound sound)
{
    return static_cast<int>(std::count_if(cues.begin(), cues.end(),
                                          [&](const Cue &cue) { return cue.sound == sound; }));
}

Act deal(int seat)
{
    return act::Deal{HandId{SeatId{static_cast<std::uint8_t>(seat)}, 0}, false};
}

QByteArray recording(const QString &file)
{
    QFile wav{QStringLiteral(SOURCE_DIR "/assets/sounds/") + file};
    return wav.open(QFile::ReadOnly) ? wav.readAll() : QByteArray{};
}

} // namespace

/// Which sounds a step has, without a device.
class SoundTest : public QObject
{
    Q_OBJECT

private:
    /// Deals right until the next act is one that `stop` wants.
    template<typename Stop>
    static void dealUntil(Sitting &sitting, Stop stop)
    {
        for (int i = 0; i < 5000; ++i) {
            const auto next = sitting.next();
            QVERIFY(next);
            if (stop(*next))
                return;
            (void)sitting.perform(*next, i);
        }
        QFAIL("that never came up");
    }

private Q_SLOTS:
    void everySoundHasItsRecordings()
    {
        for (int i = 0; i < SoundCount; ++i) {
            const auto sound = static_cast<Sound>(i);
            for (const QString &language :
                 {QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("fr"),
                  QStringLiteral("de"), QStringLiteral("zh"), QStringLiteral("fil")}) {
                for (int variant = 0; variant < variantsOf(sound); ++variant) {
                    const QString file = fileOf(sound, variant, language);
                    QVERIFY2(!placedAt(0, recording(file)).isEmpty(), qPrintable(file));
                }
            }
        }
    }

    void aCallIsSpokenAndNothingElse()
    {
        Sitting sitting{atWashington(Coaching::Coach), test::house("washington")};
        const Step step = sitting.perform(act::Say{Call::PlaceBets, {}}, 0);
        const auto cues = cuesOf(step, sitting);
        QCOMPARE(cues.front(), (Cue{Sound::PlaceBets, 0, 0}));
        QVERIFY(countOf(cues, Sound::ChipStack) >= 7); // the patrons bet
        QCOMPARE(countOf(cues, Sound::Finding), 0);
    }

    void cardsComeFromTheirSeat()
    {
        Sitting sitting{atWashington(Coaching::Practice), test::house("washington")};
        dealUntil(sitting, [](const Act &act) { return isAny<act::Deal>(act); });
        double before = -1;
        for (int seat = 1; seat <= 7; ++seat) {
            const auto cues = cuesOf(sitting.perform(deal(seat), seat), sitting);
            QCOMPARE(cues.front().sound, Sound::CardSlide);
            QVERIFY(cues.front().place > before);
            before = cues.front().place;
        }
        QVERIFY(before > 0.8);
        const auto own = cuesOf(sitting.perform(deal(0), 9), sitting);
        QCOMPARE(own.front().place, 0.0);
    }

    void aPayoffHasAClickForEachChip()
    {
        Sitting sitting{atWashington(Coaching::Practice), test::house("washington")};
        dealUntil(sitting, [](const Act &act) { return isAny<act::Pay>(act); });
        const auto pay = *as<act::Pay>(*sitting.next());
        const auto fewest = sitting.house().table.chips.fewest(pay.amount.money);
        act::Pay inChips = pay;
        inChips.amount.chips = *fewest;
        const auto cues = cuesOf(sitting.perform(inChips, 1), sitting);
        QCOMPARE(countOf(cues, Sound::ChipClick), fewest->total());
        QVERIFY(cues[0].place == cues.back().place);
        if (cues.size() > 1)
            QVERIFY(cues[1].after > cues[0].after);
    }

    void aFindingIsHeardOnlyWhereItIsTold()
    {
        for (const auto &[coaching, heard] :
             {std::pair{Coaching::Coach, 1}, std::pair{Coaching::Practice, 0},
              std::pair{Coaching::Silent, 0}}) {
            Sitting sitting{atWashington(coaching), test::house("washington")};
            const auto cues = cuesOf(sitting.perform(deal(1), 0), sitting); // no call before it
            QCOMPARE(countOf(cues, Sound::Finding), heard);
            // What the coach holds back does not happen, and is not heard.
            QCOMPARE(countOf(cues, Sound::CardSlide), coaching == Coaching::Coach ? 0 : 1);
        }
    }

    void aCleanRoundHasItsSign()
    {
        for (const auto &[coaching, heard] :
             {std::pair{Coaching::Practice, 1}, std::pair{Coaching::Silent, 0}}) {
            Sitting sitting{atWashington(coaching), test::house("washington")};
            dealUntil(sitting, [](const Act &act) { return isAny<act::End>(act); });
            const auto cues = cuesOf(sitting.perform(act::End{}, 1), sitting);
            QCOMPARE(countOf(cues, Sound::CleanRound), heard);
        }
    }

    void whatHandsCannotDoIsSilent()
    {
        Sitting sitting{atWashington(Coaching::Practice), test::house("washington")};
        const Step step = sitting.perform(act::Collect{HandId{SeatId{3}, 0}}, 0);
        QVERIFY(step.refused);
        QVERIFY(cuesOf(step, sitting).empty());
    }

    /// Every act of whole rounds in every house is heard, but for those that make no sound.
    void everyActIsHeard()
    {
        for (const std::string name :
             {"washington", "fun-casino", "three-hand", "ontario", "war-blackjack"}) {
            PlaySettings settings = atWashington(Coaching::Practice);
            settings.house = name;
            settings.irregularities = 60;
            settings.startsWithShuffle = true;
            const House house = test::house(name);
            settings.seats = house.table.seats;
            Sitting sitting{settings, house};
            QVERIFY(roomOf(sitting) > 0.5);
            for (int i = 0; i < 3000; ++i) {
                const auto next = sitting.next();
                QVERIFY(next);
                const Step step = sitting.perform(*next, i);
                const auto cues = cuesOf(step, sitting);
                const bool mute = isAny<act::OfferCut, act::End>(*next);
                QVERIFY(mute || !cues.empty());
                for (const Cue &cue : cues)
                    QVERIFY(cue.place >= -1 && cue.place <= 1 && cue.after >= 0);
            }
        }
    }

    void chipsAreHeardInTheHand()
    {
        QVERIFY(cuesOfHand(3, 3).empty());
        QCOMPARE(cuesOfHand(3, 4).front().sound, Sound::ChipClick);
        QCOMPARE(cuesOfHand(0, 5).front().sound, Sound::ChipCut);
        QCOMPARE(cuesOfHand(4, 0).front().sound, Sound::ChipDrop);
    }

    void aPlacedSoundIsLouderOnItsSide()
    {
        const QByteArray mono = recording(QStringLiteral("chip-click-1.wav"));
        const auto loudness = [](const QByteArray &stereo, int channel) {
            double sum = 0;
            for (qsizetype at = 44 + 2 * channel; at + 1 < stereo.size(); at += 4) {
                const double sample = qFromLittleEndian<qint16>(stereo.constData() + at);
                sum += sample * sample;
            }
            return sum;
        };
        const QByteArray left = placedAt(-0.8, mono);
        QCOMPARE(left.size(), 44 + 2 * (mono.size() - 44));
        QVERIFY(loudness(left, 0) > 20 * loudness(left, 1));
        const QByteArray right = placedAt(0.8, mono);
        QVERIFY(loudness(right, 1) > 20 * loudness(right, 0));
        const QByteArray middle = placedAt(0, mono);
        QVERIFY(std::abs(loudness(middle, 0) / loudness(middle, 1) - 1) < 0.01);
        QVERIFY(placedAt(0.5, "not a sound").isEmpty());
    }

    /// Neighbours do not speak with one voice, and no call is twice the same.
    void voicesDiffer()
    {
        Sitting sitting{atWashington(Coaching::Practice), test::house("washington")};
        for (int seats = 2; seats <= MaxSeats; ++seats) {
            for (int seat = 1; seat < seats; ++seat) {
                const auto place = [&](int number) {
                    return 0.85 * (2.0 * (number - 1) / (seats - 1) - 1.0);
                };
                QVERIFY2(pitchOf(Sound::War, place(seat), 0)
                             != pitchOf(Sound::War, place(seat + 1), 0),
                         qPrintable(QStringLiteral("%1 of %2").arg(seat).arg(seats)));
                QCOMPARE(pitchOf(Sound::War, place(seat), 0), pitchOf(Sound::War, place(seat), 1));
            }
        }
        QVERIFY(pitchOf(Sound::PlaceBets, 0, 0) != pitchOf(Sound::PlaceBets, 0, 1));
        QVERIFY(pitchOf(Sound::Finding, 0, 1) != pitchOf(Sound::Finding, 0, 2));
        QCOMPARE(pitchOf(Sound::CardSlide, 0.3, 1), 1.0);
        const QByteArray wav = recording(QStringLiteral("en/war.wav"));
        const QByteArray high = placedAt(0, wav, 1.1);
        QCOMPARE(qFromLittleEndian<quint32>(high.constData() + 24), 24255U);
        QCOMPARE(qFromLittleEndian<quint32>(high.constData() + 28), 24255U * 4);
    }

    /// What is spoken is what the window shows in the dealer's bubble.
    void callsAreTheWordsOfTheWindow()
    {
        QFile file{QStringLiteral(SOURCE_DIR "/assets/sounds/calls.json")};
        QVERIFY(file.open(QFile::ReadOnly));
        const QJsonObject languages =
            QJsonDocument::fromJson(file.readAll())[QLatin1String("languages")].toObject();
        const auto letters = [](QString text) {
            static const QRegularExpression others{QStringLiteral("[^\\p{L}]+")};
            return text.toLower().replace(others, QStringLiteral(" ")).trimmed();
        };
        const std::vector<std::pair<Call, const char *>> calls{
            {Call::PlaceBets, "place-bets"},
            {Call::NoMoreBets, "no-more-bets"},
            {Call::WarOrSurrender, "war-or-surrender"},
            {Call::BelowMinimum, "below-minimum"}};
        for (const BuiltInLanguage &each : builtInLanguages()) {
            speak(LanguageFile::read(each.file));
            const QString code = QString::fromUtf8(each.code.data(), qsizetype(each.code.size()))
                                     .section(QLatin1Char('_'), 0, 0);
            const QJsonObject dealer = languages[code][QLatin1String("dealer")].toObject();
            for (const auto &[call, name] : calls)
                QCOMPARE(letters(dealer[QLatin1String(name)].toString()),
                         letters(QString::fromStdString(spoken(callWords(call)))));
        }
        speak({});
    }

    void muteSilencesEveryGroup()
    {
        SoundSettings settings;
        QVERIFY(settings.of(SoundGroup::Calls) > 0);
        settings.muted = true;
        for (int group = 0; group < SoundGroupCount; ++group)
            QCOMPARE(settings.of(static_cast<SoundGroup>(group)), 0);
    }
};

} // namespace pitwise::ui

QTEST_APPLESS_MAIN(pitwise::ui::SoundTest)
#include "tst_sound.moc"
