// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/effort.h"
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
    // A small shoe is not to run out all the time.
    const int seats = house.shoe.decks < 4 ? 2 : house.table.seats;
    return {seed, seats, static_cast<Temper>(seed % 3), 15, 15};
}

/// Within a round the discards came back into the shoe: which they are depends on the style.
bool ranOut(const Showing &showing)
{
    return std::any_of(showing.frames.begin(), showing.frames.end(),
                       [](const Frame &frame) { return frame.table.shoeState.refilled; });
}

} // namespace

/// Pick and pay beside lay and pay.
class DemoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Over many rounds of every house both styles come to the same chips at every seat and the
    /// same cards in the rack, beat by beat in the same order, and neither has a finding.
    void bothStylesComeToTheSame_data() { test::addHouseRows(); }
    void bothStylesComeToTheSame()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        const int sessions = test::sized(6, 60);
        int compared = 0;
        for (int seed = 1; seed <= sessions; ++seed) {
            const TwoStyles both =
                showTwoStyles(house, crowd(static_cast<std::uint64_t>(seed), house), 10);
            if (ranOut(both.lay))
                continue; // other cards lie in the rack by then, and come again
            ++compared;
            const Table &pick = both.pick.tableAt(both.pick.frames.size());
            const Table &lay = both.lay.tableAt(both.lay.frames.size());
            QCOMPARE(lay.roundNumber, 11);
            QCOMPARE(pick.roundNumber, 11);
            QCOMPARE(pick.purses, lay.purses);
            QCOMPARE(pick.tray, lay.tray);
            QCOMPARE(sortedRack(pick), sortedRack(lay));
            QVERIFY(pick.shoe == lay.shoe);
            QCOMPARE(both.pick.beats.size(), both.lay.beats.size());
            for (const Showing *showing : {&both.pick, &both.lay}) {
                for (std::size_t i = 0; i < showing->frames.size(); ++i) {
                    if (showing->frames[i].findings.empty())
                        continue;
                    auto events = showing->events();
                    events.resize(i + 1);
                    std::fputs(writeDeal(showing->spec, house.table.chips, events).c_str(), stderr);
                    QFAIL(name(showing->frames[i].findings.front().code).data());
                }
            }
        }
        QVERIFY(compared > sessions / 2);
    }

    /// A mistake shown is one finding on each side, the one that was meant, in every house that can
    /// have it.
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
                const TwoStyles both =
                    showTwoStyles(house, {seed, house.table.seats, Temper::Bold, 0, 0}, 2,
                                  static_cast<ShownMistake>(mistake));
                if (!firstMistake(both.lay))
                    continue; // nothing in these rounds to make it with
                for (const Showing *showing : {&both.lay, &both.pick}) {
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

    /// The same acts in both styles; laid cards are swept in fewer motions and lie longer.
    void effort()
    {
        for (const House &house : test::builtIn()) {
            const EffortOfBoth both =
                averageEffort(house, {1, house.table.seats, Temper::Mixed, 0, 0}, 60, TimeModel{});
            QCOMPARE(both.pick.rounds, 60);
            QCOMPARE(both.lay.rounds, 60);
            QCOMPARE(both.pick.acts, both.lay.acts);
            QVERIFY(both.lay.motions < both.pick.motions);
            QVERIFY(both.lay.secondsPerRound() < both.pick.secondsPerRound());
            QVERIFY(both.lay.evidencePerHand() > both.pick.evidencePerHand());
        }
    }

    /// By hand: four motions and a call, counted and timed.
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
        QCOMPARE(effort.motions, 4); // both hands are swept in one
        QCOMPARE(effort.seconds, 1.2 + 1.6 + (1.6 + 0.2) + 0.9 + 0.25 + (0.8 + 0.3));
        QCOMPARE(effort.hands, 2);
        QCOMPARE(effort.evidence, (1.8 + 0.9) + (0.9 + 0.25));
    }

    /// A frame is what dealing straight through gives: going back and forth changes nothing.
    void everyFrameIsTrue()
    {
        for (const House &house : test::builtIn()) {
            const TwoStyles both = showTwoStyles(house, crowd(4, house), 3);
            const Showing &showing = both.pick;
            const std::vector<Event> events = showing.events();
            Rng rng{7, 7};
            for (int i = 0; i < 200; ++i) {
                const auto at = rng.below(static_cast<std::uint32_t>(events.size() + 1));
                const Session straight =
                    replay(showing.spec, showing.house, std::span{events}.first(at));
                QCOMPARE(showing.tableAt(at), straight.table());
            }
        }
    }
};

QTEST_APPLESS_MAIN(DemoTest)
#include "tst_demo.moc"
