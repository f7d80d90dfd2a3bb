// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"
#include "engine/session/notation.h"
#include "tests/support/everyact.h"
#include "tests/support/houserows.h"
#include "tests/support/houses.h"
#include "tests/support/randomhousefile.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <algorithm>

using namespace pitwise;

/// At every step of random rounds, tries every kind of act at every place. If the house does not
/// allow it, that act gets a finding, and the perfect dealer continues from there without one.
class MutatedDealerTest : public QObject
{
    Q_OBJECT

private:
    static QByteArray story(const Session &session, const Act &act, const char *what)
    {
        std::string text = std::string{what} + ": "
                         + toText(Event{act}, session.house().table.chips) + "\nafter\n"
                         + writeDeal(session.spec(), session.house().table.chips, session.log());
        for (const Recorded &recorded : session.findings())
            text += std::string{name(recorded.finding.code)} + " at "
                  + toText(session.log()[recorded.event], session.house().table.chips) + " (event "
                  + std::to_string(recorded.event) + ")\n";
        std::fputs(text.c_str(), stderr); // QTest cuts long messages
        return "the acts are above";
    }

    /// Deals this round and the next without a finding or a refusal.
    static bool goesOn(Session &session, Crowd &crowd)
    {
        const auto before = session.findings().size();
        const auto refused = session.refusals().size();
        return dealRound(session, crowd) && dealRound(session, crowd)
            && session.findings().size() == before && session.refusals().size() == refused;
    }

    void tryAct(const Session &before, const Crowd &crowd, const Act &act)
    {
        if (!test::isJudgedAlike(before, act))
            QFAIL(story(before, act, "a quick look says otherwise"));
        Session session = before;
        const Step step = session.perform(act);
        if (step.refused) {
            Session unchanged = before;
            QCOMPARE(session.table(), unchanged.table());
            ++m_refused;
            return;
        }
        if (chipBalance(session.table()) != Money{})
            QFAIL(story(before, act, "chips lost"));
        QCOMPARE(cardBalance(session.table()), 0);
        const bool wanted = test::isAlsoAllowed(before.table(), before.house(), act);
        if (step.findings.empty()) {
            if (!wanted)
                QFAIL(story(before, act, "unnoticed"));
            ++m_allowed;
        } else {
            const auto listed = expected(before.table(), before.house());
            if (std::find(listed.begin(), listed.end(), act) != listed.end())
                QFAIL(story(session, act, "falsely accused"));
            ++m_caught;
        }
        Crowd patrons = crowd;
        if (!goesOn(session, patrons))
            QFAIL(story(session, act, "blamed twice"));
    }

private Q_SLOTS:
    void everyMistakeIsCaught_data() { test::addHouseRows(); }
    void everyMistakeIsCaught()
    {
        QFETCH(int, index);
        m_allowed = m_caught = m_refused = 0;
        for (int i = 0; i < test::sized(6, 60, 4) && !QTest::currentTestFailed(); ++i)
            trySession(test::everyHouse()[static_cast<std::size_t>(index)], i);
        qInfo("%d caught, %d allowed, %d refused", m_caught, m_allowed, m_refused);
        QVERIFY(m_caught > 1000);
        QVERIFY(m_allowed > 100);
    }

    /// The same where every key has a random value.
    void inRandomHouses()
    {
        m_allowed = m_caught = m_refused = 0;
        const int from = test::firstOfSoak();
        for (int i = from; i < from + test::sized(6, 300, 3) && !QTest::currentTestFailed(); ++i)
            trySession(test::houseOfRandomFile(static_cast<std::uint64_t>(i)), i);
        qInfo("%d caught, %d allowed, %d refused", m_caught, m_allowed, m_refused);
        QVERIFY(m_caught > 1000);
    }

private:
    /// Two rounds.
    void trySession(House house, int seed)
    {
        house.table.seats =
            std::min(house.table.seats, 4); // leaves empty seats to make mistakes at
        SessionSpec spec;
        spec.seed = static_cast<std::uint64_t>(seed);
        spec.startsWithShuffle = seed % 3 == 0;
        Session session{spec, house};
        Crowd crowd{{*spec.seed, std::min(3, house.table.seats), Temper::Mixed, 50, 50}};
        while (session.table().roundNumber <= 2) {
            letCrowdAct(session, crowd);
            for (const Act &act : test::everyAct(session.table(), house)) {
                tryAct(session, crowd, act);
                if (QTest::currentTestFailed())
                    return;
            }
            QVERIFY(!session.perform(*nextAct(session.table(), house)).refused);
        }
    }

    int m_allowed = 0;
    int m_caught = 0;
    int m_refused = 0;
};

QTEST_APPLESS_MAIN(MutatedDealerTest)
#include "tst_mutateddealer.moc"
