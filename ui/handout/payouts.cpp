// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/payouts.h"

#include "engine/house/pergame.h"
#include "ui/text/gamewords.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

using Tables = std::vector<DocumentTable>;

constexpr std::size_t LongTable = 20;
constexpr std::size_t ShortTable = 14;

/// Two tables side by side, so that a long list stays on the page.
void addPayments(Tables &tables, const House &house, const Sentence &title, const Limit &limit,
                 Ratio pays, std::size_t most)
{
    std::vector<std::vector<Sentence>> rows;
    for (const Money bet : usualBets(house, limit, most)) {
        const Money due = house.payable(bet * pays);
        const auto chips = house.table.chips.fewest(due);
        rows.push_back({moneyWords(bet), moneyWords(due),
                        figure(chips ? toText(*chips, house.table.chips) : std::string{"-"})});
    }
    const auto half = static_cast<std::ptrdiff_t>((rows.size() + 1) / 2);
    DocumentTable table;
    table.heads = {title, words(QT_TRANSLATE_NOOP("Words", "pays %1"), {plain(toText(pays))}),
                   words(QT_TRANSLATE_NOOP("Words", "in the fewest chips"))};
    table.widths = {27, 24, 49};
    DocumentTable second = table;
    table.rows.assign(rows.begin(), rows.begin() + half);
    second.rows.assign(rows.begin() + half, rows.end());
    tables.push_back(std::move(table));
    tables.push_back(std::move(second));
}

/// What the dealer hands over after a war: the post, chips, or both.
Sentence warPayment(const House &house, Money bet, Ratio pays)
{
    const Money due = house.payable(bet * pays);
    if (!house.war.housePosts)
        return moneyWords(due);
    if (due == bet)
        return words(QT_TRANSLATE_NOOP("Words", "post"));
    return words(QT_TRANSLATE_NOOP("Words", "post + %1"), {moneyWords(due - bet)});
}

DocumentTable mainBetTable(const House &house)
{
    DocumentTable table;
    table.wide = true;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "Main bet")),
                   words(QT_TRANSLATE_NOOP("Words", "Won: pay"))};
    if (house.surrender.allowed)
        table.heads.push_back(words(QT_TRANSLATE_NOOP("Words", "Surrender: take")));
    table.heads.push_back(words(QT_TRANSLATE_NOOP("Words", "War won: pay")));
    table.heads.push_back(words(QT_TRANSLATE_NOOP("Words", "War tied: pay")));
    table.heads.push_back(words(QT_TRANSLATE_NOOP("Words", "War lost: take")));
    for (const Money bet : usualBets(house, house.limits.main, ShortTable)) {
        std::vector<Sentence> row{moneyWords(bet), moneyWords(house.payable(bet))};
        if (house.surrender.allowed)
            row.push_back(moneyWords(house.takeable(bet * house.surrender.loses)));
        row.push_back(warPayment(house, bet, house.war.winPays));
        row.push_back(warPayment(house, bet, house.war.tiePays));
        row.push_back(moneyWords(bet * (house.war.housePosts ? 3 : 2)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

Tables casinoWarTables(const House &house)
{
    Tables tables{mainBetTable(house)};
    if (house.tieBet.allowed)
        addPayments(tables, house, words(QT_TRANSLATE_NOOP("Words", "Tie bet")), house.limits.tie,
                    house.tieBet.pays, LongTable);
    if (house.war.tieBet.allowed)
        addPayments(tables, house, words(QT_TRANSLATE_NOOP("Words", "Tie bet on the war cards")),
                    house.limits.main, house.war.tieBet.pays, ShortTable);
    return tables;
}

DocumentTable handTable(const House &house)
{
    DocumentTable table;
    table.wide = true;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "Blackjack bet")),
                   words(QT_TRANSLATE_NOOP("Words", "Hand won: pay"))};
    if (house.blackjack.insurance) {
        table.heads.push_back(words(QT_TRANSLATE_NOOP("Words", "Even money: pay")));
        table.heads.push_back(words(QT_TRANSLATE_NOOP("Words", "Insurance up to")));
        table.heads.push_back(words(QT_TRANSLATE_NOOP("Words", "Full insurance won: pay")));
    }
    for (const Money bet : usualBets(house, house.limits.main, ShortTable)) {
        const Money insurance = bet * Ratio{1, 2};
        std::vector<Sentence> row{moneyWords(bet), moneyWords(house.payable(bet))};
        if (house.blackjack.insurance) {
            row.push_back(moneyWords(house.payable(bet)));
            row.push_back(moneyWords(insurance));
            row.push_back(moneyWords(house.payable(insurance * Ratio{2, 1})));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Tables warBlackjackTables(const House &house)
{
    Tables tables{handTable(house)};
    addPayments(tables, house, words(QT_TRANSLATE_NOOP("Words", "Blackjack")), house.limits.main,
                house.blackjack.pays, LongTable);
    addPayments(tables, house, words(QT_TRANSLATE_NOOP("Words", "War bonus")), house.limits.bonus,
                house.bonus.pays, ShortTable);
    return tables;
}

} // namespace

std::vector<Money> usualBets(const House &house, const Limit &limit, std::size_t most)
{
    // Multiples of the minimum: all of them if they are few, else the round ones.
    static constexpr std::array Round{
        1,   2,   3,   4,   5,   6,   8,   10,  12,  15,  20,   25,   30,   40,   50,   60,    80,
        100, 120, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000, 5000, 10'000};
    std::vector<Money> bets;
    const Money least = std::max(limit.min, Money::cents(1));
    const auto add = [&](Money bet) {
        if (bet < limit.max && house.table.chips.canMake(bet))
            bets.push_back(bet);
    };
    if (least * static_cast<std::int64_t>(most) >= limit.max) {
        for (std::size_t i = 1; i <= most; ++i)
            add(least * static_cast<std::int64_t>(i));
    } else {
        for (const int times : Round)
            add(least * times);
    }
    if (house.table.chips.canMake(limit.max))
        bets.push_back(limit.max);
    // Large bets are the rarer ones: leave out every other of them until the rest fits.
    for (std::size_t at = bets.size() > 1 ? bets.size() - 2 : 0; bets.size() > most && at > 0;
         at = at > 1 ? at - 2 : 0)
        bets.erase(bets.begin() + static_cast<std::ptrdiff_t>(at));
    return bets;
}

std::vector<DocumentTable> payoutTables(const House &house)
{
    static constexpr PerGame<Tables (*)(const House &)> Make{casinoWarTables, warBlackjackTables};
    return Make.of(house)(house);
}

} // namespace pitwise
