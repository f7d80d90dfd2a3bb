// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"
#include "engine/session/notation.h"
#include "tests/support/houserows.h"
#include "tests/support/houses.h"
#include "tests/support/rounds.h"

#include <QTest>

using namespace pitwise;

/// The house's own dealer makes no mistake: no finding, nothing refused, cards and chips conserved.
class PerfectDealerTest : public QObject
{
    Q_OBJECT

private:
    static SessionSpec spec(std::uint64_t seed, bool shuffleFirst)
    {
        SessionSpec spec;
        spec.seed = seed;
        spec.startsWithShuffle = shuffleFirst;
        return spec;
    }
    static CrowdSettings crowd(std::uint64_t seed, int seats)
    {
        CrowdSettings settings;
        settings.seed = seed;
        settings.seats = seats;
        settings.temper = static_cast<Temper>(seed % 3);
        settings.oddBets = 40;
        settings.irregularities = 40;
        return settings;
    }
    static QByteArray tail(const Session &session)
    {
        std::string text;
        const auto &log = session.log();
        for (auto i = log.size() > 40 ? log.size() - 40 : 0; i < log.size(); ++i)
            text += toText(log[i], session.house().table.chips) + '\n';
        return QByteArray::fromStdString(text);
    }

private Q_SLOTS:
    void noFinding_data() { test::addHouseRows(); }
    void noFinding()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        const int sessions = test::sized(70, 1100);
        for (int i = 0; i < sessions; ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            Session session{spec(seed, i % 2 == 1), house};
            Crowd patrons{crowd(seed, 1 + i % house.table.seats)};
            for (int round = 0; round < 12; ++round) {
                QVERIFY2(dealRound(session, patrons), tail(session));
                QVERIFY2(session.findings().empty(), tail(session));
                QVERIFY2(session.refusals().empty(), tail(session));
                QCOMPARE(chipBalance(session.table()).inCents(), 0);
                QCOMPARE(cardBalance(session.table()), 0);
            }
        }
    }

    /// Any of the expected acts is as good as the first.
    void anyExpectedAct_data() { noFinding_data(); }
    void anyExpectedAct()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        Rng rng{7, 7};
        for (int i = 0; i < test::sized(15, 300); ++i) {
            const auto seed = static_cast<std::uint64_t>(i + 1000);
            Session session{spec(seed, i % 2 == 1), house};
            Crowd patrons{crowd(seed, 1 + i % house.table.seats)};
            while (session.table().roundNumber <= 6) {
                letCrowdAct(session, patrons);
                const auto acts = expected(session.table(), house);
                QVERIFY2(!acts.empty(), tail(session));
                QCOMPARE(std::optional{acts[0]}, nextAct(session.table(), house));
                const auto step =
                    session.perform(acts[rng.below(static_cast<std::uint32_t>(acts.size()))]);
                QVERIFY2(step.findings.empty() && !step.refused, tail(session));
            }
        }
    }

    /// The same seed gives the same session, another seed another one.
    void deterministic()
    {
        const auto dealt = [](std::uint64_t seed) {
            Session session{spec(seed, false), test::house("washington")};
            Crowd patrons{crowd(seed, 7)};
            for (int round = 0; round < 10; ++round)
                dealRound(session, patrons);
            return writeDeal(session.spec(), session.house().table.chips, session.log());
        };
        QCOMPARE(dealt(5), dealt(5));
        QVERIFY(dealt(5) != dealt(6));
    }
};

QTEST_APPLESS_MAIN(PerfectDealerTest)
#include "tst_perfectdealer.moc"
