// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/startup.h"
#include "engine/base/rng.h"
#include "engine/session/notation.h"
#include "tests/support/houses.h"
#include "ui/screens/demo/demoscreen.h"
#include "ui/screens/demo/differencecard.h"
#include "ui/screens/demo/slides.h"
#include "ui/text/whywords.h"

#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;
using namespace pitwise::ui;

/// Pick and pay beside lay and pay, for a trainer in front of a class.
class DemoScreenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shell = std::make_unique<Shell>(bareEnvironment());
        m_screen = std::make_unique<DemoScreen>(*m_shell);
        ViewOptions still;
        still.speed = 0;
        m_screen->viewOptionsChanged(still);
        m_screen->resize(1216, 720);
        m_screen->show();
    }
    void cleanup() { m_screen.reset(); }

    /// A thousand random jumps: always exactly the table that dealing straight through gives, on
    /// both sides.
    void backAndForth()
    {
        for (const char *id : {"washington", "three-hand", "war-blackjack"}) {
            m_screen->chooseHouse(id);
            Rng rng{11, 11};
            for (int i = 0; i < 1000; ++i) {
                const int step = static_cast<int>(rng.below(3));
                m_screen->goTo(step == 0   ? m_screen->step() - 1
                               : step == 1 ? m_screen->step() + 1
                                           : static_cast<int>(rng.below(
                                               static_cast<std::uint32_t>(m_screen->steps() + 1))));
            }
            for (const DemoTable *side : {m_screen->leftTable(), m_screen->rightTable()}) {
                const auto events = side->showing().log();
                const Session straight = replay(side->showing().spec, side->showing().house,
                                                std::span{events}.first(side->frame()));
                QCOMPARE(side->table(), straight.table());
            }
        }
    }

    /// In step, the bets are settled alike; only the cards are picked up or left.
    void lockStep()
    {
        for (std::uint64_t seed = 1; seed < 8; ++seed) {
            m_screen->setSeed(seed);
            for (int beat = 0; beat <= m_screen->steps(); ++beat) {
                m_screen->goTo(beat);
                const Table &pick = m_screen->leftTable()->table();
                const Table &lay = m_screen->rightTable()->table();
                QCOMPARE(pick.tray, lay.tray);
                QCOMPARE(pick.purses, lay.purses);
                // Never more cards than with lay and pay.
                QVERIFY(pick.lying().without(lay.lying()).empty());
            }
            QCOMPARE(m_screen->leftTable()->table().roundNumber, 2);
        }
    }

    /// The presenter's keys.
    void keys()
    {
        QTest::keyClick(m_screen.get(), Qt::Key_Right);
        QTest::keyClick(m_screen.get(), Qt::Key_Right);
        QCOMPARE(m_screen->step(), 2);
        QTest::keyClick(m_screen.get(), Qt::Key_Left);
        QCOMPARE(m_screen->step(), 1);
        QTest::keyClick(m_screen.get(), Qt::Key_End);
        QCOMPARE(m_screen->step(), m_screen->steps());
        QTest::keyClick(m_screen.get(), Qt::Key_Home);
        QCOMPARE(m_screen->step(), 0);
        QTest::keyClick(m_screen.get(), Qt::Key_Space);
        QVERIFY(m_screen->isPlaying());
        QTRY_VERIFY(m_screen->step() > 0);
        QTest::keyClick(m_screen.get(), Qt::Key_Space);
        QVERIFY(!m_screen->isPlaying());
        const auto before = m_screen->rightTable()->showing().log();
        QTest::keyClick(m_screen.get(), Qt::Key_N);
        QVERIFY(before != m_screen->rightTable()->showing().log());
        QCOMPARE(m_screen->step(), 0);
    }

    /// One step shows the mistake: the finding on both sides, and what the floor can still see.
    void mistakes()
    {
        for (const char *id : {"washington", "fun-casino", "ontario"}) {
            m_screen->chooseHouse(id);
            for (const ShownMistake mistake : {ShownMistake::PaidTooMuch, ShownMistake::OutOfTurn,
                                               ShownMistake::CollectedEarly}) {
                m_screen->setMistake(mistake);
                QVERIFY(firstMistake(m_screen->rightTable()->showing()).has_value());
                m_screen->goTo(m_screen->step() + 1);
                for (const DemoTable *side : {m_screen->leftTable(), m_screen->rightTable()}) {
                    const QString said = side->narration();
                    QVERIFY2(said.contains(QLatin1String("still on the layout"))
                                 || said.contains(QLatin1String("are gone")),
                             qPrintable(said));
                }
            }
            m_screen->setMistake(ShownMistake::None);
            QVERIFY(!firstMistake(m_screen->rightTable()->showing()));
        }
        // This house does not burn: a note says so, and the round has no mistake.
        m_screen->setMistake(ShownMistake::BurnForgotten);
        QCOMPARE(m_screen->mistake(), ShownMistake::None);
        QVERIFY(!m_screen->note().isEmpty());
        QVERIFY(!firstMistake(m_screen->rightTable()->showing()));
    }

    /// Saved files: an audit of the round finds nothing, and there is a slide for each step.
    void saved()
    {
        const QTemporaryDir folder;
        for (const DemoTable *side : {m_screen->leftTable(), m_screen->rightTable()}) {
            const QString path = folder.filePath(QStringLiteral("round.deal"));
            QCOMPARE(writeDealFile(*side, path), QString{});
            QFile file{path};
            QVERIFY(file.open(QFile::ReadOnly));
            const std::string text = file.readAll().toStdString();
            const DealReading read =
                readDeal(text, [](const std::string &id) { return test::house(id); });
            QVERIFY(read.faults.empty());
            const Session session = replay(read.deal.spec, read.deal.house, read.deal.log);
            QVERIFY(session.findings().empty());
            QCOMPARE(session.house().cards.style, side->style());
            QCOMPARE(session.table().roundNumber, 2);
        }
        m_screen->goTo(3);
        QSignalSpy written{m_screen.get(), &DemoScreen::picturesWritten};
        m_screen->writePictures(folder.filePath(QStringLiteral("talk")));
        QVERIFY(m_screen->isEnabled()); // the presenter can go on
        QCOMPARE(m_screen->step(), 3);
        QVERIFY(written.wait(60'000));
        QCOMPARE(written.constFirst(), (QVariantList{m_screen->steps() + 1, QString{}}));
        const QStringList pictures =
            QDir{folder.path()}.entryList({QStringLiteral("talk-*.png")}, QDir::Files);
        QCOMPARE(pictures.size(), m_screen->steps() + 1);
        for (const QString &picture : pictures)
            QCOMPARE(QImage{folder.filePath(picture)}.size(), (QSize{1920, 1080}));
        QVERIFY(m_screen->isEnabled());
        QCOMPARE(m_screen->step(), 3);
        QVERIFY(
            !writeDealFile(*m_screen->leftTable(), folder.filePath(QStringLiteral("none/x.deal")))
                 .isEmpty());
    }

    /// A name without an ending is saved as the kind that was chosen.
    void endings()
    {
        const QString deal = QStringLiteral("Dealing notation (*.deal)");
        const QString png = QStringLiteral("Pictures for slides (*.png)");
        QVERIFY(demoFile(QStringLiteral("/tmp/talk"), png).pictures);
        QVERIFY(demoFile(QStringLiteral("/tmp/talk.PNG"), deal).pictures);
        QVERIFY(!demoFile(QStringLiteral("/tmp/talk"), deal).pictures);
        QVERIFY(!demoFile(QStringLiteral("/tmp/talk.deal"), png).pictures);
        QCOMPARE(demoFile(QStringLiteral("/tmp/talk"), png).stem, QStringLiteral("/tmp/talk"));
    }

    /// A slide has the tables and their captions: the same step looks the same whatever the screen
    /// does, and another step looks different.
    void slides()
    {
        const auto make = [&] {
            return Slides{
                {{m_screen->leftTable()->showing(), m_screen->leftTable()->title(), 5,
                  &ShownMoment::left},
                 {m_screen->rightTable()->showing(), m_screen->rightTable()->title(), 5,
                  &ShownMoment::right}},
                inLockStep({m_screen->leftTable()->showing(), m_screen->rightTable()->showing()}),
                m_shell->viewOptions()};
        };
        Slides slides = make();
        const QImage fifth = slides.draw(5);
        QCOMPARE(fifth.size(), Slides::Size);
        QVERIFY(fifth != slides.draw(6));
        m_screen->setEnabled(false);
        m_screen->goTo(0);
        Slides again = make();
        QVERIFY(again.draw(5) == fifth);
    }

    /// The point of a wrong payment: with pick and pay the evidence is gone, with lay and pay the
    /// floor can still check. Shown by default, in every house and from any seed.
    void paidTooMuchLeavesEvidence()
    {
        for (const House &house : test::builtIn()) {
            m_screen->chooseHouse(house.id);
            for (const std::uint64_t seed : {1U, 7U, 400U}) {
                m_screen->setSeed(seed);
                m_screen->setMistake(ShownMistake::PaidTooMuch);
                QCOMPARE(m_screen->mistake(), ShownMistake::PaidTooMuch);
                m_screen->goTo(m_screen->step() + 1);
                const QString pick = m_screen->leftTable()->narration();
                const QString lay = m_screen->rightTable()->narration();
                QVERIFY2(pick.contains(QLatin1String("are gone")), qPrintable(pick));
                QVERIFY2(lay.contains(QLatin1String("still on the layout")), qPrintable(lay));
                m_screen->setMistake(ShownMistake::None);
            }
        }
    }

    /// The reason for an act is about that act: a bet is not taken because of what it pays.
    void reasonsFitTheActs()
    {
        for (const House &house : test::everyHouse()) {
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const Showing showing =
                    show(house, {{seed, house.table.seats, Temper::Bold, 30, 30}, 1, 4});
                for (std::size_t i = 0; i < showing.frames.size(); ++i) {
                    const auto *act = std::get_if<Act>(&showing.frames[i].event);
                    if (act == nullptr)
                        continue;
                    const auto why = QString::fromStdString(
                        english(whyWords(showing.tableAt(i), showing.house, *act)));
                    QVERIFY(!why.isEmpty());
                    const auto *take = std::get_if<act::Take>(act);
                    if (take != nullptr && take->bets == BetSet::of(BetKind::Tie))
                        QVERIFY2(why.contains(QLatin1String("tie bet loses")), qPrintable(why));
                    if (take != nullptr)
                        QVERIFY2(!why.contains(
                                     QRegularExpression{QStringLiteral("pays \\d+:\\d+\\. \\(")}),
                                 qPrintable(why));
                    const auto *refuse = std::get_if<act::Refuse>(act);
                    if (refuse != nullptr && !showing.tableAt(i).round.betsClosed)
                        QVERIFY2(!why.contains(QLatin1String("late bet")), qPrintable(why));
                }
            }
        }
    }

    /// The comparison: this round at once, then the average; editing the model changes it.
    void difference()
    {
        QSignalSpy averaged{m_screen.get(), &DemoScreen::averaged};
        QTest::keyClick(m_screen.get(), Qt::Key_D);
        QVERIFY(m_screen->difference()->isVisible());
        QVERIFY(m_screen->difference()->sentence().startsWith(QLatin1String("This round")));
        QVERIFY(averaged.wait(60'000));
        const QString average = m_screen->difference()->sentence();
        QVERIFY(average.contains(QLatin1String("over 1000 round")));
        auto *field = m_screen->difference()->findChild<QDoubleSpinBox *>();
        field->setValue(9);
        QVERIFY(averaged.wait(60'000));
        for (QDoubleSpinBox *box : m_screen->difference()->findChildren<QDoubleSpinBox *>()) {
            if (box->accessibleName() == QLatin1String("Cards picked up"))
                box->setValue(5);
        }
        QVERIFY(averaged.wait(60'000));
        QVERIFY(average != m_screen->difference()->sentence());
        QTest::keyClick(m_screen.get(), Qt::Key_Escape);
        QVERIFY(!m_screen->difference()->isVisible());
    }

    /// Any two houses can be compared; changing the left one changes the right one only while both
    /// are the same.
    void twoHouses()
    {
        m_screen->chooseHouses("washington", "war-blackjack");
        QCOMPARE(m_screen->leftTable()->showing().house.id, std::string{"washington"});
        QCOMPARE(m_screen->rightTable()->showing().house.id, std::string{"war-blackjack"});
        QTest::keyClick(m_screen.get(), Qt::Key_End);
        for (const DemoTable *side : {m_screen->leftTable(), m_screen->rightTable()}) {
            QCOMPARE(side->table().roundNumber, 2);
            QVERIFY(!firstMistake(side->showing()));
        }
        auto *houses = m_screen->leftTable()->findChild<QComboBox *>();
        houses->setCurrentIndex(houses->findText(QStringLiteral("Casino War, The Basics")));
        QCOMPARE(m_screen->leftTable()->showing().house.id, std::string{"fun-casino"});
        QCOMPARE(m_screen->rightTable()->showing().house.id, std::string{"war-blackjack"});
        m_screen->chooseHouse("ontario");
        houses->setCurrentIndex(0);
        QCOMPARE(m_screen->leftTable()->showing().house.id,
                 m_screen->rightTable()->showing().house.id);
    }

    /// At their own speed the dealers drift apart; changing the pace keeps the current frame.
    void ownTime()
    {
        m_screen->goTo(m_screen->steps() / 2);
        const std::size_t frame = m_screen->leftTable()->frame();
        m_screen->setLockStep(false);
        QVERIFY(m_screen->leftTable()->frame() >= frame);
        QVERIFY(m_screen->leftTable()->frame() <= frame + 1);
        int apart = 0;
        for (int step = 0; step <= m_screen->steps(); ++step) {
            m_screen->goTo(step);
            apart +=
                m_screen->leftTable()->table().tray != m_screen->rightTable()->table().tray ? 1 : 0;
        }
        QVERIFY(apart > 0);
        m_screen->goTo(0);
        QTest::keyClick(m_screen.get(), Qt::Key_Space);
        QTRY_VERIFY(m_screen->step() > 2);
        m_screen->setPlaying(false);
    }

    /// One table, every situation the house can have; a note says what it cannot have.
    void situations()
    {
        QTest::keyClick(m_screen.get(), Qt::Key_T);
        QVERIFY(!m_screen->hasTwoTables());
        QVERIFY(!m_screen->rightTable()->isVisible());
        for (const House &house : test::builtIn()) {
            m_screen->chooseHouse(house.id);
            for (const Situation situation : AllSituations) {
                m_screen->setSituation(situation);
                QCOMPARE(m_screen->situation(),
                         canHappen(situation, house) ? situation : Situation::Any);
                QCOMPARE(m_screen->note().isEmpty(), canHappen(situation, house));
                QVERIFY(!firstMistake(m_screen->leftTable()->showing()));
            }
        }
        m_screen->chooseHouse("washington");
        m_screen->setSituation(Situation::CutCardOut);
        QVERIFY(m_screen->leftTable()->narration().contains(QLatin1String("begins")));
        QTest::keyClick(m_screen.get(), Qt::Key_End);
        QVERIFY(m_screen->leftTable()->table().shuffles > 1);
    }

    /// "Now you" hands over everything done so far, at any step.
    void nowYou()
    {
        std::vector<TakeOver> taken;
        connect(m_screen.get(), &DemoScreen::takenOver, this,
                [&](const TakeOver &session) { taken.push_back(session); });
        m_screen->goTo(9);
        QTest::keyClick(m_screen.get(), Qt::Key_Y);
        QCOMPARE(taken.size(), 1U);
        const Session session = replay(taken[0].spec, taken[0].known.house, taken[0].log);
        QCOMPARE(session.table(), m_screen->leftTable()->table());
        QCOMPARE(session.house().cards.style, Style::PickAndPay);
        m_screen->rightTable()->takeOverButton()->click();
        QCOMPARE(taken.size(), 2U);
        QCOMPARE(taken[1].spec.style, Style::LayAndPay);
    }

    /// Every act of the dealer comes with a reason, and a clause or "house's choice".
    void everyActIsExplained()
    {
        static const QRegularExpression origin{
            QStringLiteral("\\((WA|FC|TH|ON|WB)-[0-9]+(, as we read it)?\\)|house's choice")};
        for (const House &house : test::builtIn()) {
            const Pair both =
                showTwoStyles(house, {{5, house.table.seats, Temper::Bold, 0, 0}, 1, 4});
            for (const Showing *showing : {&both.left, &both.right}) {
                for (std::size_t i = 0; i < showing->frames.size(); ++i) {
                    const auto *act = std::get_if<Act>(&showing->frames[i].event);
                    if (act == nullptr)
                        continue;
                    const auto why = QString::fromStdString(
                        english(whyWords(showing->tableAt(i), showing->house, *act)));
                    QVERIFY2(why.contains(origin),
                             qPrintable(QStringLiteral("%1: act %2, '%3'")
                                            .arg(QString::fromStdString(house.id))
                                            .arg(act->index())
                                            .arg(why)));
                }
            }
        }
    }

private:
    std::unique_ptr<Shell> m_shell;
    std::unique_ptr<DemoScreen> m_screen;
};

QTEST_MAIN(DemoScreenTest)
#include "tst_demoscreen.moc"
