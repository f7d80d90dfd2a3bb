// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/tablepictures.h"

#include <algorithm>

namespace pitwise::pictures {

namespace {

using namespace ui;

int atWar(const Table &table)
{
    int seats = 0;
    for (int i = 1; i <= table.seatCount; ++i)
        seats += table.at(seatAt(i)).atWar() ? 1 : 0;
    return seats;
}

/// The most hands at a seat, once all of them have their second card.
int splitHands(const Table &table)
{
    int most = 1;
    for (int i = 1; i <= table.seatCount; ++i) {
        int hands = 0;
        for (int nth = 0; nth < table.handsAt(seatAt(i)); ++nth)
            hands += table.at(HandId{seatAt(i), nth}).cards.lying > 1 ? 1 : 0;
        most = std::max(most, hands);
    }
    return most;
}

bool rides(const Table &table)
{
    return findHand(table,
                    [&](HandId hand) {
                        return table.at(hand).blackjack.bonusDone
                            && table.at(hand).bet(BetKind::Bonus).open();
                    })
        .has_value();
}

/// A round in every house, during the first settlement.
void takeHouses(Studio &studio)
{
    for (const char *house :
         {"washington", "fun-casino", "three-hand", "ontario", "war-blackjack"}) {
        showRound(studio, house);
        studio.take(QStringLiteral("table-%1").arg(QLatin1String(house)));
    }
}

/// A war: its cards are dealt, and the chips to pay it are in the hand.
void takeWar(Studio &studio)
{
    studio.deal("washington", 3, Coaching::Coach);
    studio.dealUntil([](const Table &table) { return atWar(table) > 0 && table.dealer.lying > 1; });
    studio.take(QStringLiteral("war"));
}

/// War Blackjack: a split into two hands beside a double or a parlay; then four hands.
void takeSplits(Studio &studio)
{
    for (const int hands : {2, 4}) {
        for (std::uint64_t seed = 1; seed < 4000; ++seed) {
            studio.deal("war-blackjack", seed, Coaching::Coach);
            studio.dealUntil([&](const Table &table) {
                return table.roundNumber > 1 || (splitHands(table) >= hands && rides(table));
            });
            if (studio.sitting().table().roundNumber == 1)
                break;
        }
        studio.take(QStringLiteral("split-%1").arg(hands));
    }
}

/// Coach: a tie bet paid at another house's odds.
void takeCoach(Studio &studio)
{
    studio.deal("washington", 3, Coaching::Coach);
    studio.dealUntil(firstCardsLie);
    while (const auto next = studio.sitting().next()) {
        const auto *pay = std::get_if<act::Pay>(&*next);
        if (pay != nullptr && pay->bet == BetKind::Tie) {
            act::Pay wrong = *pay;
            wrong.amount.money += Money::units(5);
            wrong.amount.chips = {};
            studio.act(wrong);
            break;
        }
        studio.act(*next);
    }
    studio.take(QStringLiteral("coach"));
    studio.table().hint();
    studio.take(QStringLiteral("coach-answer"));
}

/// Practice: the result of a round with cards picked up too early and an overpayment.
void takePracticeRound(Studio &studio)
{
    const auto paymentIsDue = [&](const Table &table) {
        const auto next = studio.sitting().next();
        return table.roundNumber > 1 || (next && std::holds_alternative<act::Pay>(*next));
    };
    for (std::uint64_t seed = 8;; ++seed) {
        studio.deal("fun-casino", seed, Coaching::Practice);
        studio.dealUntil(paymentIsDue);
        if (studio.sitting().table().roundNumber == 1)
            break; // need a winner in the first round
    }
    auto pay = std::get<act::Pay>(*studio.sitting().next());
    studio.act(act::Collect{pay.hand});
    pay.amount = {pay.amount.money + Money::units(5), {}};
    studio.act(pay);
    studio.dealUntil([](const Table &table) { return table.roundNumber > 1; });
    studio.take(QStringLiteral("practice"));
}

void takeKeys(Studio &studio)
{
    studio.deal("ontario", 5, Coaching::Coach);
    studio.window().showKeys();
    studio.take(QStringLiteral("keys"));
    studio.window().showKeys();

    studio.deal("war-blackjack", 5, Coaching::Coach);
    studio.window().showKeys();
    studio.take(QStringLiteral("keys-war-blackjack"));
    studio.window().showKeys();
}

void takeSilent(Studio &studio)
{
    studio.deal("three-hand", 12, Coaching::Silent);
    studio.dealUntil([](const Table &table) { return table.roundNumber > 3; });
    studio.dealUntil(firstCardsLie);
    studio.table().showSummary();
    studio.take(QStringLiteral("result"));
}

} // namespace

void showRound(Studio &studio, const char *house)
{
    studio.deal(house, 21, Coaching::Practice);
    studio.dealUntil([](const Table &table) { return table.roundNumber > 1; });
    studio.dealUntil(firstCardsLie);
    for (int i = 0; i < 5; ++i)
        studio.act(*studio.sitting().next());
}

void takeTables(Studio &studio)
{
    takeHouses(studio);
    takeWar(studio);
    takeSplits(studio);
    takeCoach(studio);
    takePracticeRound(studio);
    takeKeys(studio);
    takeSilent(studio);
}

} // namespace pitwise::pictures
