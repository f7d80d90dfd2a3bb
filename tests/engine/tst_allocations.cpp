// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/fixedpatrons.h"
#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"
#include "tests/support/houserows.h"

#include <QTest>

#include <cstdlib>
#include <new>

using namespace pitwise;

namespace {

bool s_counting = false;
int s_allocations = 0;

} // namespace

void *operator new(std::size_t size)
{
    if (s_counting)
        ++s_allocations;
    if (void *memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc{};
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

/// Performing an act allocates nothing: the log reuses its memory, and everything else has a fixed
/// size.
class AllocationsTest : public QObject
{
    Q_OBJECT

    template<typename Work>
    static int allocationsOf(Work work)
    {
        s_allocations = 0;
        s_counting = true;
        work();
        s_counting = false;
        return s_allocations;
    }

private Q_SLOTS:
    /// The test can fail: a log without room does allocate.
    void theCounterCounts()
    {
        Session session{SessionSpec{}, test::house("washington")};
        QVERIFY(allocationsOf([&] { session.perform(Act{act::Say{Call::PlaceBets, {}}}); }) > 0);
    }

    /// Replays a session of a mixed crowd with irregularities.
    void performing_data() { test::addHouseRows(); }
    void performing()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        SessionSpec spec;
        spec.seed = 11;
        Session dealt{spec, house};
        Crowd crowd{{11, house.table.seats, Temper::Mixed, 20, 20}};
        for (int i = 0; i < 40; ++i)
            dealRound(dealt, crowd);
        Session session{spec, house};
        session.reserve(dealt.log().size());
        QCOMPARE(allocationsOf([&] {
                     for (const LogEntry &entry : dealt.log())
                         session.perform(entry.event);
                 }),
                 0);
        QCOMPARE(session.table(), dealt.table());
    }

    /// The same with the house's own dealer, who looks for the next act, and fixed patrons.
    void dealing_data() { test::addHouseRows(); }
    void dealing()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        SessionSpec spec;
        spec.seed = 12;
        Session session{spec, house};
        session.reserve(10'000);
        FixedPatrons patrons{house, house.table.seats, Policy{}};
        const int allocations = allocationsOf([&] {
            while (session.table().roundNumber <= 20) {
                while (const auto event = patrons.react(session.table(), house))
                    session.perform(*event);
                const auto act = nextAct(session.table(), house);
                if (!act)
                    break;
                session.perform(*act);
            }
        });
        QCOMPARE(session.table().roundNumber, 21);
        QCOMPARE(allocations, 0);
    }
};

QTEST_APPLESS_MAIN(AllocationsTest)
#include "tst_allocations.moc"
