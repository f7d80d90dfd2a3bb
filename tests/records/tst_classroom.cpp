// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/random.h"
#include "app/records/classroom.h"
#include "app/records/copyrecords.h"
#include "app/records/handin.h"
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
    using Titles = std::vector<std::string>;
    static constexpr auto HostileTitle = "=1+1 \"O'Neil\"\n\u202Eright to left";
    static Titles titles(const std::vector<AssignmentRow> &rows)
    {
        Titles titles;
        for (const AssignmentRow &row : rows)
            titles.push_back(row.assignment.title);
        return titles;
    }
    static Person trainerIn(Records &records)
    {
        std::string passphrase = "correct horse";
        return records.people().addTrainer("Kim", Secret::taking(passphrase));
    }
    static Assignment assignmentFor(const std::string &person, const Person &trainer,
                                    const char *title, const char *due)
    {
        return {.id = newId(),
                .person = person,
                .trainer = trainer.id,
                .kind = AssignmentKind::Situation,
                .what = "wrong-payout",
                .title = title,
                .due = due};
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

    static void homework_data() { TestPlaces::addRows(); }
    /// Set for one person and for the class; done, and taken back.
    void homework()
    {
        FRESH_RECORDS(m_places, where);
        Records records{where, {.create = true, .clock = clock()}};
        const Person kim = trainerIn(records);
        const Person ann = records.people().addTrainee("1001", "Ann Lee");
        const Person bob = records.people().addTrainee("1002", "Bob Lang");
        HomeworkBook &book = records.homework();
        const Assignment later = assignmentFor("", kim, "Ties", "2026-04-02");
        const Assignment sooner = assignmentFor(ann.id, kim, "Late bets", "2026-04-01");
        const Assignment anytime = assignmentFor(ann.id, kim, "The course", "");
        for (const Assignment &each : {anytime, later, sooner, sooner}) // a reply was lost
            book.set(each);
        QCOMPARE(titles(book.open(ann.id)), (Titles{"Late bets", "Ties", "The course"}));
        QCOMPARE(titles(book.open(bob.id)), (Titles{"Ties"}));
        QCOMPARE(titles(book.all()), (Titles{"Late bets", "Ties", "The course"}));
        book.markDone(later.id, ann.id, "some session");
        book.markDone(later.id, ann.id);
        QCOMPARE(titles(book.open(ann.id)), (Titles{"Late bets", "The course"}));
        QCOMPARE(titles(book.ofPerson(ann.id)), (Titles{"Late bets", "The course", "Ties"}));
        QCOMPARE(book.ofPerson(ann.id)[2].session, std::string{"some session"});
        QCOMPARE(book.all()[1].done, 1);
        QCOMPARE(book.all()[1].people, 2);
        book.withdraw(later.id);
        book.withdraw(later.id);
        QVERIFY(book.open(bob.id).empty());
        QCOMPARE(book.all().size(), 2u);
    }

    static void homeworkThatIsRefused_data() { TestPlaces::addRows(); }
    void homeworkThatIsRefused()
    {
        FRESH_RECORDS(m_places, where);
        Records records{where, {.create = true, .clock = clock()}};
        const Person kim = trainerIn(records);
        const Person ann = records.people().addTrainee("1001", "Ann Lee");
        const Person bob = records.people().addTrainee("1002", "Bob Lang");
        HomeworkBook &book = records.homework();
        const Assignment forAnn = assignmentFor(ann.id, kim, "Ties", "");
        book.set(forAnn);
        QVERIFY_THROWS_EXCEPTION(RecordsError, book.set(assignmentFor(ann.id, bob, "T", "")));
        QVERIFY_THROWS_EXCEPTION(RecordsError, book.set(assignmentFor(kim.id, kim, "T", "")));
        QVERIFY_THROWS_EXCEPTION(RecordsError, book.set(assignmentFor("", kim, "", "")));
        QVERIFY_THROWS_EXCEPTION(RecordsError, book.set(assignmentFor("", kim, "T", "2026-02-30")));
        QVERIFY_THROWS_EXCEPTION(RecordsError, book.set(assignmentFor("", kim, "T", "soon")));
        QVERIFY_THROWS_EXCEPTION(RecordsError, book.set(assignmentFor("nobody", kim, "T", "")));
        QVERIFY_THROWS_EXCEPTION(RecordsError, book.markDone(forAnn.id, bob.id));
        QVERIFY_THROWS_EXCEPTION(RecordsError, book.markDone("unknown", ann.id));
        QVERIFY_THROWS_EXCEPTION(RecordsError, book.withdraw("unknown"));
        QCOMPARE(titles(book.all()), (Titles{"Ties"}));
        QCOMPARE(book.open(ann.id).size(), 1u);
    }

    static void homeworkMovesAlong_data() { TestPlaces::addRows(); }
    /// Into a backup and to a station's journal and back; gone with its person.
    void homeworkMovesAlong()
    {
        FRESH_RECORDS(m_places, where);
        Records records{where, {.create = true, .clock = clock()}};
        const Person kim = trainerIn(records);
        const Person ann = records.people().addTrainee("1001", "Ann Lee");
        const Assignment forAll = assignmentFor("", kim, HostileTitle, "2026-04-02");
        records.homework().set(forAll);
        records.homework().set(assignmentFor(ann.id, kim, "Hers", ""));
        Records journal{m_places.file("journal") + newId(), {.create = true, .station = "s1"}};
        fetchPeople(records, journal);
        QCOMPARE(journal.homework().open(ann.id), records.homework().open(ann.id));
        journal.homework().markDone(forAll.id, ann.id);
        handIn(journal, records);
        fetchPeople(records, journal);
        QCOMPARE(titles(records.homework().open(ann.id)), (Titles{"Hers"}));
        QCOMPARE(journal.homework().ofPerson(ann.id), records.homework().ofPerson(ann.id));
        Records copy{m_places.file("copy") + newId(), {.create = true}};
        copyRecords(records, copy);
        QCOMPARE(copy.homework().all(), records.homework().all());
        QCOMPARE(copy.homework().ofPerson(ann.id), records.homework().ofPerson(ann.id));
        forget(records, ann);
        QCOMPARE(titles(records.homework().all()), (Titles{HostileTitle}));
        QCOMPARE(records.homework().all()[0].done, 0);
        fetchPeople(records, journal);
        QCOMPARE(journal.homework().all(), records.homework().all());
    }
};

QTEST_MAIN(ClassroomTest)
#include "tst_classroom.moc"
