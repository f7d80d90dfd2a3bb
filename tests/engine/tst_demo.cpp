// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/moments.h"
#include "engine/session/notation.h"
#include "tests/support/houserows.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <algorithm>

using namespace pitwise;

namespace {

std::vector<int> sortedRack(const Table &table)
{
    std::vector<int> cards;
    for (const Card card : table.discards)
        cards.push_back(card.kind());
    std::sort(cards.begin(), cards.end());
    return cards;
}

CrowdSettings crowd(std::uint64_t seed, const House &house)
{
    // Fewer patrons, so that a small shoe does not run out all the time.
    const int seats = house.shoe.decks < 4 ? 2 : house.table.seats;
    return {seed, seats, static_cast<Temper>(seed % 3), 15, 15};
}

House inStyle(House house, Style style)
{
    house.cards.style = style;
    return house;
}

/// The findings of a showing as text; empty if there are none.
QByteArray faultsOf(const Showing &showing)
{
    const auto wrong = firstMistake(showing);
    if (!wrong)
        return {};
    const auto text =
        writeDeal(showing.spec, showing.house.table.chips, showing.logUntil(*wrong + 1));
    return QByteArray::fromStdString(text)
         + QByteArray{name(showing.frames[*wrong].findings.front().code).data()};
}

/// The discards were shuffled during a round; which cards they are depends on the style.
bool ranOut(const Showing &showing)
{
    return std::any_of(showing.frames.begin(), showing.frames.end(),
                       [](const Frame &frame) { return frame.table.shoeState.refilled; });
}

/// The moments lead from the start to the end of both tables, and each one is a step forward.
void checkMoments(const Pair &both)
{
    for (const Moments &moments : {inLockStep(both), inOwnTime(both, TimeModel{})}) {
        QCOMPARE(moments.front(), ShownMoment{});
        QCOMPARE(moments.back().left, both.left.frames.size());
        QCOMPARE(moments.back().right, both.right.frames.size());
        for (std::size_t i = 1; i < moments.size(); ++i) {
            QVERIFY(moments[i].left >= moments[i - 1].left);
            QVERIFY(moments[i].right >= moments[i - 1].right);
            QVERIFY(moments[i].left + moments[i].right
                    > moments[i - 1].left + moments[i - 1].right);
            QVERIFY(moments[i].at >= moments[i - 1].at);
        }
    }
}

} // namespace

/// Pick and pay beside lay and pay.
class DemoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Over many rounds of every house, both styles end with the same chips at every seat and the
    /// same cards in the rack, beat by beat in the same order, without a finding.
    void bothStylesComeToTheSame_data() { test::addHouseRows(); }
    void bothStylesComeToTheSame()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        const int sessions = test::sized(6, 60);
        int compared = 0;
        for (int seed = 1; seed <= sessions; ++seed) {
            const Pair both =
                showTwoStyles(house, {crowd(static_cast<std::uint64_t>(seed), house), 1, 10});
            if (ranOut(both.right))
                continue; // different cards are in the rack then
            ++compared;
            const Table &pick = both.left.tableAt(both.left.frames.size());
            const Table &lay = both.right.tableAt(both.right.frames.size());
            QCOMPARE(lay.roundNumber, 11);
            QCOMPARE(pick.roundNumber, 11);
            QCOMPARE(pick.purses, lay.purses);
            QCOMPARE(pick.tray, lay.tray);
            QCOMPARE(sortedRack(pick), sortedRack(lay));
            QVERIFY(pick.shoe == lay.shoe);
            QCOMPARE(both.left.beats.size(), both.right.beats.size());
            for (const Showing *showing : {&both.left, &both.right}) {
                for (std::size_t i = 0; i < showing->frames.size(); ++i) {
                    if (showing->frames[i].findings.empty())
                        continue;
                    auto events = showing->log();
                    events.resize(i + 1);
                    std::fputs(writeDeal(showing->spec, house.table.chips, events).c_str(), stderr);
                    QFAIL(name(showing->frames[i].findings.front().code).data());
                }
            }
        }
        QVERIFY(compared > sessions / 2);
    }

    /// A mistake gives exactly the intended finding on each side, in every house where it is
    /// possible.
    void mistakesAreShown_data()
    {
        QTest::addColumn<int>("mistake");
        QTest::addColumn<int>("code");
        const auto row = [](const char *name, ShownMistake mistake, FindingCode code) {
            QTest::newRow(name) << static_cast<int>(mistake) << static_cast<int>(code);
        };
        row("paid too much", ShownMistake::PaidTooMuch, FindingCode::WrongPayout);
        row("out of turn", ShownMistake::OutOfTurn, FindingCode::SettledOutOfOrder);
        row("burn forgotten", ShownMistake::BurnForgotten, FindingCode::MissingBurn);
        row("collected early", ShownMistake::CollectedEarly, FindingCode::CollectedEarly);
    }
    void mistakesAreShown()
    {
        QFETCH(int, mistake);
        QFETCH(int, code);
        int shown = 0;
        for (const House &house : test::builtIn()) {
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                const Pair both =
                    showTwoStyles(house, {{seed, house.table.seats, Temper::Bold, 0, 0}, 1, 2},
                                  static_cast<ShownMistake>(mistake));
                if (!firstMistake(both.right))
                    continue; // these rounds have no place for the mistake
                for (const Showing *showing : {&both.right, &both.left}) {
                    std::vector<Finding> all;
                    for (const Frame &frame : showing->frames)
                        all.insert(all.end(), frame.findings.begin(), frame.findings.end());
                    QVERIFY2(all.size() == 1,
                             qPrintable(QStringLiteral("%1, seed %2: %3 findings, last %4")
                                            .arg(QString::fromStdString(house.id))
                                            .arg(seed)
                                            .arg(all.size())
                                            .arg(QLatin1String(name(all.back().code).data()))));
                    QCOMPARE(static_cast<int>(all.front().code), code);
                    QCOMPARE(showing->frames.back().table.roundNumber, 3);
                }
                ++shown;
            }
        }
        QVERIFY(shown > 20);
    }

    /// Both styles have the same acts; lay and pay needs fewer motions and leaves cards longer.
    void effort()
    {
        for (const House &house : test::builtIn()) {
            const EffortOfBoth both =
                averageEffort(inStyle(house, Style::PickAndPay), inStyle(house, Style::LayAndPay),
                              {1, house.table.seats, Temper::Mixed, 0, 0}, 60, TimeModel{});
            QCOMPARE(both.left.rounds, 60);
            QCOMPARE(both.right.rounds, 60);
            QCOMPARE(both.left.acts, both.right.acts);
            QVERIFY(both.right.motions < both.left.motions);
            QVERIFY(both.right.secondsPerRound() < both.left.secondsPerRound());
            QVERIFY(both.right.evidencePerHand() > both.left.evidencePerHand());
        }
    }

    /// Counts and times four motions and a call, compared with a calculation by hand.
    void effortByHand()
    {
        Showing showing;
        showing.house = test::house("washington"); // seven seats: the middle is seat 4
        const auto add = [&](const Act &act) { showing.frames.push_back({act, {}, {}}); };
        add(act::Say{Call::NoMoreBets, {}});
        add(act::Take{seatAt(4), BetSet::of(BetKind::Main), {}});
        add(act::Pay{seatAt(2), BetKind::Main, {}});
        add(act::Collect{seatAt(4)});
        add(act::Collect{seatAt(2)});
        add(act::Deal{seatAt(1)});
        const Effort effort = effortOf(showing, TimeModel{});
        QCOMPARE(effort.acts, 6);
        QCOMPARE(effort.motions, 4); // both hands are one sweep
        QCOMPARE(effort.seconds, 1.2 + 1.6 + (1.6 + 0.2) + 0.9 + 0.25 + (0.8 + 0.3));
        QCOMPARE(effort.hands, 2);
        QCOMPARE(effort.evidence, (1.8 + 0.9) + (0.9 + 0.25));
    }

    /// Every situation possible in a house is found, the round has it, and there is no finding.
    /// Impossible situations are not searched for.
    void situations_data() { test::addHouseRows(); }
    void situations()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        const int guests = std::min(5, house.table.seats);
        for (const Situation situation : AllSituations) {
            const auto scene = findScene(house, situation, 1, guests);
            QCOMPARE(scene.has_value(), canHappen(situation, house));
            if (!scene)
                continue;
            const Showing showing = show(house, *scene);
            QCOMPARE(faultsOf(showing), QByteArray{});
            QCOMPARE(showing.before.roundNumber, scene->round);
            const auto events = showing.log();
            const Session again = replay(showing.spec, house, events);
            QCOMPARE(again.table(), showing.frames.back().table);
            // The log up to any frame gives the table of that frame.
            QCOMPARE(replay(showing.spec, house, showing.logUntil(3)).table(), showing.tableAt(3));
            if (situation == Situation::CutCardOut) {
                QVERIFY(scene->round > 1 || house.shoe.decks == 1);
                QVERIFY(!showing.frames.back().table.shoeState.shuffleDue);
                QVERIFY(showing.frames.back().table.shuffles > showing.before.shuffles);
            } else {
                QCOMPARE(showing.frames.back().table.roundNumber, 2);
            }
        }
    }

    /// A later round, with a new shoe, is shown in both styles.
    void newShoeInBothStyles()
    {
        const House house = test::house("washington");
        const auto pair = findPair(inStyle(house, Style::PickAndPay),
                                   inStyle(house, Style::LayAndPay), Situation::CutCardOut, 1, 5);
        QVERIFY(pair.has_value());
        QCOMPARE(faultsOf(pair->left), QByteArray{});
        QCOMPARE(faultsOf(pair->right), QByteArray{});
        QVERIFY(!pair->left.earlier.empty());
        QCOMPARE(pair->left.before.roundNumber, pair->right.before.roundNumber);
        QCOMPARE(pair->left.frames.back().table.purses, pair->right.frames.back().table.purses);
    }

    /// Any two houses: the same patrons with the same bets get the same first cards, and neither
    /// dealer makes a mistake.
    void twoHouses_data() { test::addHouseRows(); }
    void twoHouses()
    {
        QFETCH(int, index);
        const House left = test::everyHouse()[static_cast<std::size_t>(index)];
        for (const House &right : test::everyHouse()) {
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                const Pair both = showTwoHouses(left, right, seed, 5);
                QCOMPARE(faultsOf(both.left), QByteArray{});
                QCOMPARE(faultsOf(both.right), QByteArray{});
                const auto firstCards = [](const Showing &showing) {
                    std::vector<Card> cards;
                    for (const Frame &frame : showing.frames) {
                        const auto *act = std::get_if<Act>(&frame.event);
                        if (act != nullptr && isAny<act::Deal>(*act) && cards.size() < 4)
                            cards.push_back(frame.table.cardsAt(*placeOf(*act)).dealt[0]);
                    }
                    return cards;
                };
                if (std::min(left.table.seats, right.table.seats) >= 3) {
                    QVERIFY(firstCards(both.left) == firstCards(both.right));
                }
                for (const Showing *side : {&both.left, &both.right})
                    QCOMPARE(side->frames.back().table.roundNumber, 2);
                checkMoments(both);
            }
        }
    }

    /// In step, two styles go beat by beat. In their own time, the one with fewer motions finishes
    /// first.
    void moments()
    {
        for (const House &house : test::builtIn()) {
            const Pair both = showTwoStyles(house, {crowd(4, house), 1, 1});
            checkMoments(both);
            const Moments step = inLockStep(both);
            QCOMPARE(step.size(), both.left.beats.size() + 1);
            for (std::size_t i = 1; i < step.size(); ++i) {
                QCOMPARE(step[i].left, both.left.beats[i - 1]);
                QCOMPARE(step[i].right, both.right.beats[i - 1]);
            }
            const Moments own = inOwnTime(both, TimeModel{});
            const auto firstReady = std::find_if(own.begin(), own.end(), [&](const ShownMoment &moment) {
                return moment.right == both.right.frames.size();
            });
            QVERIFY(firstReady->left < both.left.frames.size());
            QCOMPARE(alone(both.left).size(), both.left.beats.size() + 1);
        }
    }

    /// Every frame has the table that dealing straight through gives.
    void everyFrameIsTrue()
    {
        for (const House &house : test::builtIn()) {
            const Pair both = showTwoStyles(house, {crowd(4, house), 1, 3});
            const Showing &showing = both.left;
            const std::vector<LogEntry> log = showing.log();
            Rng rng{7, 7};
            for (int i = 0; i < 200; ++i) {
                const auto at = rng.below(static_cast<std::uint32_t>(log.size() + 1));
                const Session straight =
                    replay(showing.spec, showing.house, std::span{log}.first(at));
                QCOMPARE(showing.tableAt(at), straight.table());
            }
        }
    }
};

QTEST_APPLESS_MAIN(DemoTest)
#include "tst_demo.moc"
