// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/perfectdealer.h"
#include "engine/session/notation.h"
#include "tests/support/houses.h"

#include <QTest>

#include <set>

using namespace pitwise;

/// Patrons vary: over many rounds, everything that can happen at a table does happen.
class CrowdTest : public QObject
{
    Q_OBJECT

private:
    static std::set<std::string> seen(const std::string &house, Temper temper, int odd,
                                      int irregular)
    {
        SessionSpec spec;
        spec.house = house;
        spec.seed = 11;
        Session session{spec, test::house(house)};
        Crowd crowd{{11, 7, temper, odd, irregular}};
        for (int i = 0; i < 600; ++i)
            dealRound(session, crowd);
        std::set<std::string> what;
        for (const LogEntry &entry : session.log()) {
            auto text = toText(entry, session.house().table.chips);
            // Drop seats and amounts: `p bet main`, `! slip up`.
            std::string kind;
            for (const char c : text) {
                if ((c >= 'a' && c <= 'z') || c == ' ' || c == '!' || c == '-' || c == '+')
                    kind += c;
            }
            while (!kind.empty() && kind.back() == ' ')
                kind.pop_back();
            what.insert(kind);
        }
        return what;
    }

private Q_SLOTS:
    void everythingHappens()
    {
        const auto what = seen("fun-casino", Temper::Mixed, 40, 40);
        for (const char *kind : {"p bet main", "p bet tie", "p war", "p surrender", "p bet war-tie",
                                 "p cut", "! slip up", "! slip down", "! dispute", "! malfunction",
                                 "say below-minimum", "refuse  main", "refuse  war-tie",
                                 "return  main", "return  tie", "discard", "void", "shuffle"})
            QVERIFY2(what.count(kind) == 1, kind);
    }

    void nothingOddWhereNoneIsWanted()
    {
        const auto what = seen("washington", Temper::Mixed, 0, 0);
        for (const char *kind : {"! slip up", "! dispute", "! malfunction", "refuse  main",
                                 "return  main", "p bet war-tie"})
            QVERIFY2(what.count(kind) == 0, kind);
    }

    /// TH-2: up to three spots a patron, never more.
    void seatingIsWithinTheHouse()
    {
        const House house = test::house("three-hand");
        std::set<std::size_t> sizes;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            int seats = 0;
            for (const auto &spots : seating(house, 7, seed)) {
                sizes.insert(spots.size());
                seats += static_cast<int>(spots.size());
            }
            QCOMPARE(seats, 7);
        }
        QCOMPARE(sizes, (std::set<std::size_t>{1, 2, 3}));
        QVERIFY(seating(test::house("washington"), 7, 1).empty());
    }
};

QTEST_APPLESS_MAIN(CrowdTest)
#include "tst_crowd.moc"
