// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/fast/turnset.h"

#include <QTest>

#include <vector>

using namespace pitwise;

/// TurnSet: which turn is first, which come before another, and that passes stay separate.
class TurnsTest : public QObject
{
    Q_OBJECT

private:
    static constexpr auto ToLeft = Direction::RightToLeft;
    static constexpr auto ToRight = Direction::LeftToRight;

    static Turn turn(Pass pass, int seat) { return {pass, seatAt(seat)}; }
    static TurnSet setOf(const std::vector<Turn> &turns)
    {
        TurnSet set;
        for (const Turn each : turns)
            set.set(each);
        return set;
    }

private Q_SLOTS:
    // FC-6, FC-7, FC-10: ties right to left, then mains and wars left to right.
    void settlesInOrder()
    {
        const SettlementRules order{FirstSettlement::TiesThenMains, ToLeft, ToRight, ToRight};
        const std::vector<Turn> inOrder{turn(Pass::Ties, 9),  turn(Pass::Ties, 1),
                                        turn(Pass::Mains, 1), turn(Pass::Mains, 9),
                                        turn(Pass::Wars, 2),  turn(Pass::Wars, 3)};
        TurnSet left = setOf(inOrder);
        for (const Turn next : inOrder) {
            QCOMPARE(left.first(order), next);
            QVERIFY(left.has(next));
            QVERIFY(left.before(next, order).empty());
            left = left.without(setOf({next}));
            QVERIFY(!left.has(next));
        }
        QVERIFY(left.empty());
        QVERIFY(left.first(order).none());
    }

    void knowsWhatComesBefore_data()
    {
        QTest::addColumn<int>("mains");
        QTest::addColumn<int>("seat");
        QTest::addColumn<std::vector<int>>("before");
        QTest::addRow("right to left") << static_cast<int>(ToLeft) << 4 << std::vector{5, 7};
        QTest::addRow("right to left, the first")
            << static_cast<int>(ToLeft) << 7 << std::vector<int>{};
        QTest::addRow("left to right") << static_cast<int>(ToRight) << 4 << std::vector{1, 3};
        QTest::addRow("left to right, none of them")
            << static_cast<int>(ToRight) << 9 << std::vector{1, 3, 4, 5, 7};
    }
    void knowsWhatComesBefore()
    {
        QFETCH(int, mains);
        QFETCH(int, seat);
        QFETCH(std::vector<int>, before);
        const SettlementRules order{FirstSettlement::PerSeat, ToLeft, static_cast<Direction>(mains),
                                    ToRight};
        TurnSet some;
        for (const int each : {1, 3, 4, 5, 7})
            some.set(turn(Pass::Mains, each));
        some.set(turn(Pass::Wars, 2)); // a later pass never comes before
        TurnSet wanted;
        for (const int each : before)
            wanted.set(turn(Pass::Mains, each));
        QCOMPARE(some.before(turn(Pass::Mains, seat), order), wanted);
    }

    void passesAreKeptApart_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        QTest::addRow("Casino War") << static_cast<int>(Pass::Ties) << static_cast<int>(Pass::Wars);
        QTest::addRow("War Blackjack")
            << static_cast<int>(Pass::Bonus) << static_cast<int>(Pass::Hands);
    }
    void passesAreKeptApart()
    {
        QFETCH(int, first);
        QFETCH(int, last);
        for (int p = first; p <= last; ++p) {
            const auto pass = static_cast<Pass>(p);
            TurnSet some;
            some.set({pass, seatAt(1)});
            some.set({pass, seatAt(MaxSeats)});
            for (int other = first; other <= last; ++other) {
                const auto there = static_cast<Pass>(other);
                SeatSet wanted;
                wanted.set(seatAt(1), pass == there);
                wanted.set(seatAt(MaxSeats), pass == there);
                QCOMPARE(some.in(there), wanted);
                QCOMPARE(some.upTo(there).empty(), there < pass);
            }
        }
    }

    void seatsOfAnyPass()
    {
        SeatSet two;
        two.add(seatAt(2));
        two.add(seatAt(9));
        QCOMPARE(TurnSet::inEveryWarPass(two).inAnyWarPass(), two);
        QCOMPARE(setOf({turn(Pass::Ties, 2), turn(Pass::Wars, 9)}).inAnyWarPass(), two);
        QVERIFY(setOf({turn(Pass::Mains, 2)})
                    .without(TurnSet::inEveryWarPass(two))
                    .inAnyWarPass()
                    .empty());
    }
};

QTEST_APPLESS_MAIN(TurnsTest)
#include "tst_turns.moc"
