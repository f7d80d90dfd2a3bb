// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/manualpayments.h"

#include "engine/house/pergame.h"

namespace pitwise {

namespace {

using Tables = std::vector<DocumentTable>;

/// Round bets from the minimum up to the maximum.
std::vector<Money> usualBets(const House &house, const Limit &limit)
{
    std::vector<Money> bets;
    for (const Money bet :
         {limit.min, limit.min * 2, limit.min * 3, limit.min * 5, limit.min * 10, limit.min * 25}) {
        if (bet <= limit.max && house.table.chips.canMake(bet))
            bets.push_back(bet);
    }
    return bets;
}

DocumentTable payments(const House &house, Sentence title, const Limit &limit, Ratio pays)
{
    DocumentTable table;
    table.heads = {std::move(title),
                   words(QT_TRANSLATE_NOOP("Words", "pays %1"), {plain(toText(pays))}),
                   words(QT_TRANSLATE_NOOP("Words", "in the fewest chips"))};
    for (const Money bet : usualBets(house, limit)) {
        const Money due = house.payable(bet * pays);
        const auto build = house.table.chips.fewest(due);
        table.rows.push_back({plain(toText(bet)), plain(toText(due)),
                              plain(build ? toText(*build, house.table.chips) : std::string{"-"})});
    }
    return table;
}

/// Chips are paid only for what the house's post does not cover.
void addWar(Tables &tables, const House &house, const char *alone, const char *besidePost,
            Ratio pays)
{
    if (house.war.housePosts)
        pays = {pays.pays - pays.per, pays.per};
    if (pays.pays > 0)
        tables.push_back(payments(house, words(house.war.housePosts ? besidePost : alone),
                                  house.limits.main, pays));
}

Tables casinoWarTables(const House &house)
{
    Tables tables;
    if (house.tieBet.allowed)
        tables.push_back(payments(house, words(QT_TRANSLATE_NOOP("Words", "Tie bet")),
                                  house.limits.tie, house.tieBet.pays));
    addWar(tables, house, QT_TRANSLATE_NOOP("Words", "War bet won"),
           QT_TRANSLATE_NOOP("Words", "War bet won, besides the post"), house.war.winPays);
    addWar(tables, house, QT_TRANSLATE_NOOP("Words", "War bet tied"),
           QT_TRANSLATE_NOOP("Words", "War bet tied, besides the post"), house.war.tiePays);
    if (house.war.tieBet.allowed)
        tables.push_back(payments(house,
                                  words(QT_TRANSLATE_NOOP("Words", "Tie bet on the war cards")),
                                  house.limits.main, house.war.tieBet.pays));
    return tables;
}

Tables warBlackjackTables(const House &house)
{
    return {payments(house, words(QT_TRANSLATE_NOOP("Words", "War bonus")), house.limits.bonus,
                     house.bonus.pays),
            payments(house, words(QT_TRANSLATE_NOOP("Words", "Blackjack")), house.limits.main,
                     house.blackjack.pays)};
}

} // namespace

std::vector<DocumentTable> paymentTables(const House &house)
{
    static constexpr PerGame<Tables (*)(const House &)> Make{casinoWarTables, warBlackjackTables};
    return Make.of(house)(house);
}

} // namespace pitwise
