// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"
#include "engine/session/notation.h"
#include "engine/table/shoe.h"
#include "tests/support/houses.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <algorithm>
#include <map>

using namespace pitwise;

class ShoeTest : public QObject
{
    Q_OBJECT

    /// Chi-square of place by card over so many shuffles of one deck, scaled by (N-1)/N for its
    /// (N-1)^2 degrees of freedom, as a standard normal (Wilson and Hilferty).
    static double shuffleScore(std::uint64_t seed, int shuffles)
    {
        constexpr int N = Card::Kinds;
        std::array<std::array<int, N>, N> counts{};
        for (int i = 0; i < shuffles; ++i) {
            Shoe shoe = Shoe::shuffled(1, seed, static_cast<std::uint64_t>(i));
            for (auto &place : counts)
                ++place[static_cast<std::size_t>(shoe.draw().kind())];
        }
        const double mean = double(shuffles) / N;
        double square = 0;
        for (const auto &place : counts) {
            for (const int count : place)
                square += (count - mean) * (count - mean) / mean;
        }
        square *= double(N - 1) / N;
        const double freedom = double(N - 1) * (N - 1);
        const double spread = 2 / (9 * freedom);
        return (std::cbrt(square / freedom) - (1 - spread)) / std::sqrt(spread);
    }

private:
    static QString first(Shoe shoe, int count)
    {
        QStringList cards;
        for (int i = 0; i < count; ++i)
            cards << QString::fromStdString(toText(shoe.draw()));
        return cards.join(QLatin1Char(' '));
    }

private Q_SLOTS:
    /// A seed gives the same shoe with every compiler, forever.
    void goldenDecks()
    {
        QCOMPARE(first(Shoe::shuffled(6, 0, 0), 12),
                 QStringLiteral("3d 6c Qd Ah Qd Ah 4d 7s Kh 8s 4d Ah"));
        QCOMPARE(first(Shoe::shuffled(6, 42, 0), 12),
                 QStringLiteral("Jc Kd As 4d Kc 5h As 4h 4c Ah Qd Jc"));
        QCOMPARE(first(Shoe::shuffled(1, 42, 3), 12),
                 QStringLiteral("9d 2c 6s Jh Jd Kc Kd Qs 2h Th 8d 8h"));
    }

    /// Shuffling while drawing gives the same order as shuffling at once.
    void lazyEqualsWhole()
    {
        Shoe lazy = Shoe::shuffled(6, 99, 0);
        Shoe whole = Shoe::shuffled(6, 99, 0);
        const auto all = whole.cards();
        for (const Card card : all)
            QCOMPARE(lazy.draw(), card);
        QVERIFY(lazy.empty());
    }

    void everyCardIsThere()
    {
        Shoe shoe = Shoe::shuffled(8, 5, 0);
        std::map<int, int> count;
        for (const Card card : shoe.cards())
            ++count[card.kind()];
        QCOMPARE(count.size(), std::size_t{52});
        for (const auto &[kind, cards] : count)
            QCOMPARE(cards, 8);
    }

    /// Every card is equally likely at every place.
    void unbiased()
    {
        const double z = shuffleScore(7, 1'000'000);
        QVERIFY2(std::abs(z) < 2.576, qPrintable(QString::number(z))); // 99 %
    }

    /// Over four hundred seeds the p-values are uniform, so shuffles are not too even either
    /// (Kolmogorov-Smirnov, 99 %).
    void everySeedIsAsGood()
    {
        constexpr int Seeds = 400;
        std::vector<double> p;
        for (int seed = 0; seed < Seeds; ++seed) {
            const double z = shuffleScore(static_cast<std::uint64_t>(seed), 2'000);
            p.push_back(0.5 * std::erfc(z / std::sqrt(2.0)));
        }
        std::sort(p.begin(), p.end());
        double most = 0;
        for (int i = 0; i < Seeds; ++i) {
            const double at = p[static_cast<std::size_t>(i)];
            most = std::max(
                {most, std::abs(at - double(i) / Seeds), std::abs(at - double(i + 1) / Seeds)});
        }
        QVERIFY2(most < 1.628 / std::sqrt(double(Seeds)), qPrintable(QString::number(most)));
    }

    /// FC-3: the cards in front of the cut card go to the back.
    void cut()
    {
        Shoe plain = Shoe::shuffled(1, 7, 0);
        Shoe cut = plain;
        cut.cut(20);
        const auto before = plain.cards();
        const auto after = cut.cards();
        QVERIFY(std::equal(before.begin() + 20, before.end(), after.begin()));
        QVERIFY(std::equal(before.begin(), before.begin() + 20, after.end() - 20));
    }

    /// FC-14: the cut card comes out, that round is finished and settled, then the shuffle is due.
    void cutCardOut()
    {
        House house = test::house("fun-casino");
        house.shoe.decks = 1;
        house.shoe.cutCardFromEnd = 26;
        SessionSpec spec;
        spec.seed = 4;
        Session session{spec, house};
        Crowd crowd{{4, 7, Temper::Mixed, 0, 0}};
        int rounds = 0;
        while (!session.table().shoeState.shuffleDue) {
            const bool outBefore = session.table().shoe.cutCardIsOut();
            QVERIFY(!outBefore);
            QVERIFY(dealRound(session, crowd));
            ++rounds;
        }
        QVERIFY(rounds > 1);
        QVERIFY(session.findings().empty());
        QCOMPARE(nextAct(session.table(), house), std::optional<Act>{act::Shuffle{}});

        Session careless = session;
        const auto step = careless.perform(Act{act::Say{Call::PlaceBets, {}}});
        QCOMPARE(step.findings.size(), std::size_t{1});
        QCOMPARE(step.findings[0].code, FindingCode::ShuffleMissed);
        QCOMPARE(originOf(house.provenance, name(step.findings[0].rule)).clause,
                 std::string{"FC-14"});

        QVERIFY(session.perform(Act{act::Shuffle{}}).findings.empty());
        QCOMPARE(session.table().shoe.left(), 52);
    }

    /// With few decks a round can empty the shoe: the discards are shuffled and play continues.
    void refilledWithinARound()
    {
        House house = test::house("washington");
        house.shoe = {1, ShuffleRule::CutCard, 10, 1};
        SessionSpec spec;
        spec.shoe.emplace();
        for (const char *card : {"9h", "9d", "9c", "2c", "3c", "4c"})
            spec.shoe->push_back(*cardFromText(card));
        Session session{spec, house};
        for (const char *line :
             {"say place-bets", "p1 bet main 10", "p2 bet main 10", "say no-more-bets", "deal 1",
              "deal 2", "deal dealer", "say war-or-surrender 2", "p2 war", "post 2 10",
              "say war-or-surrender 1", "p1 war", "post 1 10", "burn", "burn", "burn"})
            QVERIFY(
                session.perform(std::get<LogEntry>(readLine(line, house)).event).findings.empty());
        QCOMPARE(session.perform(Act{act::Deal{handAt(1)}}).refused,
                 std::optional{Impossible::ShoeEmpty});
        QCOMPARE(nextAct(session.table(), house), std::optional<Act>{act::Shuffle{}});
        QVERIFY(session.perform(Act{act::Shuffle{}}).findings.empty());
        QVERIFY(session.perform(Act{act::Deal{handAt(1)}}).findings.empty());
        QCOMPARE(cardBalance(session.table()), 0);
    }
};

QTEST_APPLESS_MAIN(ShoeTest)
#include "tst_shoe.moc"
