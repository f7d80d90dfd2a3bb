// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/ruletext.h"

#include "ui/text/gamewords.h"

#include <array>

namespace pitwise {

namespace {

MaybeSentence ranks(const House &house)
{
    static constexpr PerGame<bool> AceIsHigh{true, false};
    if (AceIsHigh.of(house) || house.bonus.ace == AceRank::High)
        return words(QT_TRANSLATE_NOOP("Words", "Aces are high; suits do not matter."));
    return words(QT_TRANSLATE_NOOP(
        "Words", "For the bonus, aces are low and kings are high; suits do not matter."));
}

MaybeSentence tiesInOrder(const House &house)
{
    if (house.settlement.first != FirstSettlement::TiesThenMains)
        return std::nullopt;
    return words(QT_TRANSLATE_NOOP("Words", "Tie bets are settled %1."),
                 {orderWords(house.settlement.ties)});
}

MaybeSentence tieLoses(const House &house)
{
    if (!house.tieBet.allowed)
        return std::nullopt;
    return words(QT_TRANSLATE_NOOP("Words", "A tie bet loses unless the first cards are equal."));
}

MaybeSentence mainsInOrder(const House &house)
{
    const bool perSeat = house.settlement.first == FirstSettlement::PerSeat;
    const PerGame<const char *> pattern{
        perSeat ? QT_TRANSLATE_NOOP("Words", "Seats are settled %1.")
                : QT_TRANSLATE_NOOP("Words", "Main bets are settled %1."),
        QT_TRANSLATE_NOOP("Words", "Hands are settled %1.")};
    return words(pattern.of(house), {orderWords(house.settlement.mains)});
}

MaybeSentence warsInOrder(const House &house)
{
    static constexpr PerGame<const char *> Pattern{
        QT_TRANSLATE_NOOP("Words", "Wars are settled %1."),
        QT_TRANSLATE_NOOP("Words", "War bonuses are settled %1.")};
    return words(Pattern.of(house), {orderWords(house.settlement.wars)});
}

MaybeSentence burnSize(const House &house)
{
    if (house.war.burn == 0)
        return std::nullopt;
    if (house.war.burn == 1)
        return words(QT_TRANSLATE_NOOP("Words", "A burn is one card."));
    return words(QT_TRANSLATE_NOOP("Words", "A burn is %1 cards."), {number(house.war.burn)});
}

MaybeSentence burnBefore(const House &house)
{
    switch (house.war.burnBefore) {
    case BurnBefore::None:
        return words(QT_TRANSLATE_NOOP("Words", "No card is burned before a war."));
    case BurnBefore::WarRound:
        return words(QT_TRANSLATE_NOOP(
            "Words", "The dealer burns once, before the first war card of the round."));
    case BurnBefore::EachCard:
        return words(
            QT_TRANSLATE_NOOP("Words", "The dealer burns before every war card, his own too."));
    case BurnBefore::FirstAndDealer:
        break;
    }
    return words(QT_TRANSLATE_NOOP(
        "Words", "The dealer burns before the first war card and again before his own."));
}

/// What a war pays, and how much of it is the post.
struct WarPatterns
{
    const char *plain;
    const char *post; ///< the post is all of it
    const char *postAndMore;
};

Sentence warPays(const House &house, Ratio pays, const WarPatterns &patterns)
{
    if (!house.war.housePosts)
        return words(patterns.plain, {plain(toText(pays))});
    const Ratio more{pays.pays - pays.per, pays.per};
    if (more.pays == 0)
        return words(patterns.post, {plain(toText(pays))});
    return words(patterns.postAndMore, {plain(toText(pays)), plain(toText(more))});
}

MaybeSentence warWon(const House &house)
{
    return warPays(
        house, house.war.winPays,
        {QT_TRANSLATE_NOOP("Words", "If the patron wins the war, the war bet pays %1 and the main "
                                    "bet pushes."),
         QT_TRANSLATE_NOOP("Words", "If the patron wins the war, the war bet pays %1, which is the "
                                    "house's post, and the main bet pushes."),
         QT_TRANSLATE_NOOP("Words", "If the patron wins the war, the war bet pays %1: the house's "
                                    "post and %2 from the tray. The main bet pushes.")});
}

MaybeSentence warTied(const House &house)
{
    return warPays(
        house, house.war.tiePays,
        {QT_TRANSLATE_NOOP("Words",
                           "If the war cards tie, the war bet pays %1 and the main bet pushes."),
         QT_TRANSLATE_NOOP("Words", "If the war cards tie, the war bet pays %1, which is the "
                                    "house's post, and the main bet pushes."),
         QT_TRANSLATE_NOOP("Words", "If the war cards tie, the war bet pays %1: the house's post "
                                    "and %2 from the tray. The main bet pushes.")});
}

// One row per rule.
// clang-format off
constexpr std::array WarRuleRows{
    RuleText{"tie_bet.allowed", [](const House &h) -> MaybeSentence { return words(h.tieBet.allowed ? QT_TRANSLATE_NOOP("Words", "Patrons may bet that the first cards tie.") : QT_TRANSLATE_NOOP("Words", "There is no tie bet; refuse one if a patron makes it.")); }},
    RuleText{"tie_bet.alone", [](const House &h) -> MaybeSentence { return words(h.tieBet.alone ? QT_TRANSLATE_NOOP("Words", "A tie bet may stand without a main bet.") : QT_TRANSLATE_NOOP("Words", "A tie bet needs a main bet beside it.")); }},
    RuleText{"tie_bet.pays", [](const House &h) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "A tie bet pays %1."), {plain(toText(h.tieBet.pays))}); }},
    RuleText{"procedure.main_required", QT_TRANSLATE_NOOP("Words", "The blackjack bet is required, the War bonus is optional."), InWarBlackjack},
    RuleText{"procedure.late_bets", QT_TRANSLATE_NOOP("Words", "From the first card on, no bet is added or changed: a late bet is refused at once.")},
    RuleText{"procedure.against_dealer", QT_TRANSLATE_NOOP("Words", "Every patron plays against the dealer only.")},
    RuleText{"procedure.ranks", ranks},
    RuleText{"procedure.deal_order", QT_TRANSLATE_NOOP("Words", "One card face up to each patron, from left to right, then one to the dealer.")},
    RuleText{"settlement.first", [](const House &h) -> MaybeSentence { return words(h.settlement.first == FirstSettlement::PerSeat ? QT_TRANSLATE_NOOP("Words", "The first cards are settled seat by seat, tie bet and main bet of a seat together.") : QT_TRANSLATE_NOOP("Words", "All tie bets are settled before any main bet.")); }},
    RuleText{"settlement.ties", tiesInOrder},
    RuleText{"settlement.mains", mainsInOrder},
    RuleText{"procedure.main_pays", QT_TRANSLATE_NOOP("Words", "If the patron's card is higher, the main bet pays 1:1."), InCasinoWar},
    RuleText{"procedure.main_loses", QT_TRANSLATE_NOOP("Words", "If the dealer's card is higher, the main bet loses, and the tie bet with it."), InCasinoWar},
    RuleText{"procedure.tie_loses", tieLoses, InCasinoWar},
    RuleText{"procedure.ties_before_war", QT_TRANSLATE_NOOP("Words", "The first cards are settled before a war starts."), InCasinoWar},
    RuleText{"surrender.allowed", [](const House &h) -> MaybeSentence { return words(h.surrender.allowed ? QT_TRANSLATE_NOOP("Words", "A tied patron may surrender instead of going to war.") : QT_TRANSLATE_NOOP("Words", "There is no surrender: a tied patron goes to war.")); }},
    RuleText{"surrender.loses", [](const House &h) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "A surrender costs %1 of the main bet; the patron keeps the rest."), {shareWords(h.surrender.loses)}); }},
    RuleText{"procedure.war_bet", QT_TRANSLATE_NOOP("Words", "A patron who goes to war adds a war bet equal to the main bet."), InCasinoWar},
    RuleText{"war.house_posts", [](const House &h) -> MaybeSentence { return words(h.war.housePosts ? QT_TRANSLATE_NOOP("Words", "The dealer matches the war bet with the house's post at once.") : QT_TRANSLATE_NOOP("Words", "The house posts nothing.")); }},
    RuleText{"war.burn", burnSize},
    RuleText{"war.burn_before", burnBefore},
    RuleText{"procedure.war_deal", QT_TRANSLATE_NOOP("Words", "One war card to each patron at war, from left to right, then one to the dealer."), InCasinoWar},
    RuleText{"war.tie_bet.allowed", [](const House &h) -> MaybeSentence { return words(h.war.tieBet.allowed ? QT_TRANSLATE_NOOP("Words", "A patron at war may bet that the war cards tie, until the first burn or war card.") : QT_TRANSLATE_NOOP("Words", "There is no tie bet on the war cards; refuse one if a patron makes it.")); }},
    RuleText{"war.tie_bet.amount", [](const House &h) -> MaybeSentence { return words(h.war.tieBet.amount == WarTieAmount::Main ? QT_TRANSLATE_NOOP("Words", "A tie bet on the war cards is exactly as much as the main bet.") : QT_TRANSLATE_NOOP("Words", "A tie bet on the war cards may be any amount.")); }},
    RuleText{"war.tie_bet.pays", [](const House &h) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "A tie bet on the war cards pays %1."), {plain(toText(h.war.tieBet.pays))}); }},
    RuleText{"settlement.wars", warsInOrder},
    RuleText{"war.win_pays", warWon},
    RuleText{"war.tie_pays", warTied},
    RuleText{"procedure.war_loses", [](const House &h) -> MaybeSentence { return words(h.war.housePosts ? QT_TRANSLATE_NOOP("Words", "If the dealer wins the war, main bet, war bet and post go to the tray.") : QT_TRANSLATE_NOOP("Words", "If the dealer wins the war, main bet and war bet go to the tray.")); }, InCasinoWar},
};
// clang-format on

} // namespace

std::span<const RuleText> warRuleTexts()
{
    return WarRuleRows;
}

} // namespace pitwise
