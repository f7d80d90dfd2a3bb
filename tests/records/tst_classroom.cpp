// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/random.h"
#include "app/records/classroom.h"
#include "app/records/sessionoutcome.h"
#include "tests/records/dealtsession.h"
#include "tests/records/testplaces.h"

#include <QTest>

#include <algorithm>

using namespace pitwise;
using namespace pitwise::test;

/// The class at a glance, in both databases.
class ClassroomTest : public QObject
{
    Q_OBJECT

private:
    TestPlaces m_places;
    std::int64_t m_now = 1'772'355'600'000; // each session starts a minute after the one before

    [[nodiscard]] WallClock clock()
    {
        return [this] { return m_now += 60'000; };
    }
    /// Dealt with every third payoff wrong, or without a mistake.
    static std::string deal(Records &records, const Person &who, bool isGood)
    {
        const DealtSession dealt =
            isGood ? cleanSession("washington", 5, 6) : dealtSession("washington", 5, 6);
        SessionWriter writer = records.sessions().begin(newSession(dealt, who.id));
        records.sessions().append(writer, dealt.lines);
        records.sessions().end(writer, SessionState::Finished);
        return writer.session;
    }
    static void certify(Records &records, const std::string &session, const char *expires)
    {
        const std::string result = newId();
        records.results().add({.id = result, .session = session, .passed = true, .score = 100});
        records.results().addCertificate({.id = newId(),
                                          .result = result,
                                          .house = "washington",
                                          .exam = "washington",
                                          .granted = "2026-01-01",
                                          .expires = expires,
                                          .text = "text"});
    }
    static ClassMember memberOf(Records &records, const Person &who)
    {
        for (ClassMember &member : classOf(records.database(), records.people(), "2026-03-01")) {
            if (member.person.id == who.id)
                return member;
        }
        return {};
    }

private Q_SLOTS:
    static void standings_data() { TestPlaces::addRows(); }
    /// From nothing over training to ready, and back after a bad session.
    void standings()
    {
        FRESH_RECORDS(m_places, where);
        Records records{where, {.create = true, .clock = clock()}};
        const Person ann = records.people().addTrainee("1001", "Ann Lee");
        const Person bob = records.people().addTrainee("1002", "Bob Lang");
        QCOMPARE(memberOf(records, ann).standing, TraineeStanding::NothingYet);
        for (int i = 0; i < SessionsToBeReady; ++i) {
            QVERIFY(memberOf(records, ann).standing != TraineeStanding::Ready);
            deal(records, ann, true);
        }
        const ClassMember ready = memberOf(records, ann);
        QCOMPARE(ready.standing, TraineeStanding::Ready);
        QCOMPARE(ready.sessions, 3);
        QCOMPARE(ready.rounds, 18);
        QCOMPARE(ready.score, 100.0);
        QVERIFY(ready.seconds > 0 && ready.stuckOn.empty());
        deal(records, ann, false);
        QCOMPARE(memberOf(records, ann).standing, TraineeStanding::Training);
        QCOMPARE(memberOf(records, bob).sessions, 0);
    }

    static void stuckOnAFinding_data() { TestPlaces::addRows(); }
    /// The same mistake in three of the last five sessions.
    void stuckOnAFinding()
    {
        FRESH_RECORDS(m_places, where);
        Records records{where, {.create = true, .clock = clock()}};
        const Person ann = records.people().addTrainee("1001", "Ann Lee");
        deal(records, ann, false);
        deal(records, ann, false);
        QVERIFY(memberOf(records, ann).stuckOn.empty());
        const std::string last = deal(records, ann, false);
        const auto found = storedOutcome(records.database(), last)->findings;
        const std::string stuckOn = memberOf(records, ann).stuckOn;
        QVERIFY(std::any_of(found.begin(), found.end(),
                            [&](const StoredFinding &finding) { return finding.code == stuckOn; }));
        QCOMPARE(memberOf(records, ann).stuckIn, 3);
        for (int i = 0; i < 3; ++i)
            deal(records, ann, true);
        QVERIFY(memberOf(records, ann).stuckOn.empty()); // it is long ago
    }

    static void certificates_data() { TestPlaces::addRows(); }
    /// The one that lasts longest counts; one that has expired does not.
    void certificates()
    {
        FRESH_RECORDS(m_places, where);
        Records records{where, {.create = true, .clock = clock()}};
        const Person ann = records.people().addTrainee("1001", "Ann Lee");
        certify(records, deal(records, ann, false), "2026-02-28");
        QCOMPARE(memberOf(records, ann).standing, TraineeStanding::Training);
        certify(records, deal(records, ann, false), "2026-03-20");
        certify(records, deal(records, ann, false), "2026-03-10");
        QCOMPARE(memberOf(records, ann).standing, TraineeStanding::Certified);
        QCOMPARE(memberOf(records, ann).expires, std::string{"2026-03-20"});
        records.people().setActive(ann.id, false);
        QVERIFY(memberOf(records, ann).person.id.empty()); // has left
    }
};

QTEST_MAIN(ClassroomTest)
#include "tst_classroom.moc"
