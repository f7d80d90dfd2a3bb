// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/glossary.h"

#include "engine/house/pergame.h"

namespace pitwise {

namespace {

using Meanings = std::vector<std::vector<Sentence>>;

void explain(Meanings &all, const char *word, const char *meaning, bool used = true)
{
    if (used)
        all.push_back({words(word), words(meaning)});
}

void explainCasinoWar(Meanings &all, const House &house)
{
    explain(all, QT_TRANSLATE_NOOP("Words", "main bet"),
            QT_TRANSLATE_NOOP("Words", "the bet on the War spot: my card beats the dealer's"));
    explain(all, QT_TRANSLATE_NOOP("Words", "tie bet"),
            QT_TRANSLATE_NOOP("Words", "the side bet that the first cards are equal"),
            house.tieBet.allowed);
    explain(all, QT_TRANSLATE_NOOP("Words", "war bet"),
            QT_TRANSLATE_NOOP("Words", "the second bet of a patron who goes to war"));
    explain(all, QT_TRANSLATE_NOOP("Words", "post"),
            QT_TRANSLATE_NOOP("Words", "the house's chips that match a war bet"),
            house.war.housePosts);
    explain(all, QT_TRANSLATE_NOOP("Words", "surrender"),
            QT_TRANSLATE_NOOP("Words", "give up after a tie and lose part of the main bet"),
            house.surrender.allowed && Ratio{1, 1} > house.surrender.loses);
}

void explainWarBlackjack(Meanings &all, const House &house)
{
    explain(all, QT_TRANSLATE_NOOP("Words", "blackjack bet"),
            QT_TRANSLATE_NOOP("Words", "the bet on the hand, on the larger spot"));
    explain(all, QT_TRANSLATE_NOOP("Words", "War bonus"),
            QT_TRANSLATE_NOOP("Words", "the side bet that the first card beats the dealer's"));
    explain(all, QT_TRANSLATE_NOOP("Words", "parlay"),
            QT_TRANSLATE_NOOP("Words", "to leave the winnings of the War bonus on the hand"),
            house.bonus.parlay);
    explain(all, QT_TRANSLATE_NOOP("Words", "blackjack, natural"),
            QT_TRANSLATE_NOOP("Words", "an ace and a ten-value card as the first two cards"));
    explain(all, QT_TRANSLATE_NOOP("Words", "soft 17"),
            QT_TRANSLATE_NOOP("Words", "17 with an ace that counts eleven"));
}

} // namespace

DocumentSection glossary(const House &house)
{
    static constexpr PerGame<void (*)(Meanings &, const House &)> OfGame{explainCasinoWar,
                                                                         explainWarBlackjack};
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Words a dealer uses"));
    DocumentTable table;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "Word")),
                   words(QT_TRANSLATE_NOOP("Words", "Meaning"))};
    table.widths = {26, 74};
    OfGame.of(house)(table.rows, house);
    explain(table.rows, QT_TRANSLATE_NOOP("Words", "burn"),
            QT_TRANSLATE_NOOP("Words", "to put a card face down into the discard rack, unseen"));
    explain(table.rows, QT_TRANSLATE_NOOP("Words", "push"),
            QT_TRANSLATE_NOOP("Words", "a bet that neither wins nor loses: it stays the patron's"));
    explain(table.rows, QT_TRANSLATE_NOOP("Words", "tray"),
            QT_TRANSLATE_NOOP("Words", "the house's chips in front of the dealer"));
    explain(table.rows, QT_TRANSLATE_NOOP("Words", "floor"),
            QT_TRANSLATE_NOOP("Words", "the supervisor who decides in doubt"));
    explain(table.rows, QT_TRANSLATE_NOOP("Words", "left, right"),
            QT_TRANSLATE_NOOP("Words", "always the dealer's; seat 1 is at his far left"));
    section.tables.push_back(std::move(table));
    return section;
}

} // namespace pitwise
