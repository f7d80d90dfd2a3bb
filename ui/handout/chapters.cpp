// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/chapters.h"

#include "engine/house/pergame.h"

#include <array>

namespace pitwise {

namespace {

using Chapters = std::span<const Chapter>;
using Rules = std::span<const ToldRule>;

constexpr std::array CasinoWarChapters{
    Chapter::Bets,  Chapter::Deal, Chapter::Settlement, Chapter::War,
    Chapter::Cards, Chapter::Shoe, Chapter::Troubles,   Chapter::Payouts,
};
constexpr std::array WarBlackjackChapters{
    Chapter::Bets,  Chapter::Bonus, Chapter::SecondCards, Chapter::Play,    Chapter::DealersHand,
    Chapter::Cards, Chapter::Shoe,  Chapter::Troubles,    Chapter::Payouts,
};

constexpr auto CasinoWarBets = std::to_array<ToldRule>({
    {"table.seats", false},
    {"table.hands_per_patron", false},
    {"limits.main", false},
    {"limits.tie", false},
    {"limits.combined_max", false},
    {"procedure.limits_shown", false},
    {"tie_bet.allowed"},
    {"tie_bet.alone"},
    {"calls.place_bets"},
    {"limits.under_minimum"},
    {"limits.over_maximum"},
    {"calls.no_more_bets"},
});
constexpr auto WarBlackjackBets = std::to_array<ToldRule>({
    {"table.seats", false},
    {"table.hands_per_patron", false},
    {"procedure.main_required", false},
    {"limits.main", false},
    {"limits.bonus", false},
    {"limits.combined_max", false},
    {"procedure.limits_shown", false},
    {"calls.place_bets"},
    {"limits.under_minimum"},
    {"limits.over_maximum"},
    {"calls.no_more_bets"},
});
constexpr auto DealRules = std::to_array<ToldRule>({
    {"procedure.against_dealer", false},
    {"procedure.ranks", false},
    {"procedure.deal_order"},
    {"procedure.late_bets"},
});
constexpr auto FirstSettlementRules = std::to_array<ToldRule>({
    {"settlement.first"},
    {"settlement.ties"},
    {"settlement.mains"},
    {"tie_bet.pays"},
    {"procedure.main_pays"},
    {"procedure.main_loses"},
    {"procedure.tie_loses"},
    {"calls.war_or_surrender"},
    {"surrender.allowed"},
    {"surrender.loses"},
});
constexpr auto WarRulesTold = std::to_array<ToldRule>({
    {"procedure.war_bet"},
    {"war.house_posts"},
    {"war.tie_bet.allowed"},
    {"war.tie_bet.amount"},
    {"procedure.ties_before_war"},
    {"war.burn"},
    {"war.burn_before"},
    {"procedure.war_deal"},
    {"settlement.wars"},
    {"war.win_pays"},
    {"war.tie_pays"},
    {"procedure.war_loses"},
    {"war.tie_bet.pays"},
});
constexpr auto BonusRulesTold = std::to_array<ToldRule>({
    {"procedure.against_dealer", false},
    {"procedure.ranks", false},
    {"bonus.ace"},
    {"procedure.deal_order"},
    {"procedure.late_bets"},
    {"procedure.bonus_first"},
    {"settlement.wars"},
    {"bonus.pays"},
    {"procedure.bonus_loses"},
    {"bonus.tie"},
    {"bonus.parlay"},
    {"procedure.parlay_order"},
    {"procedure.parlay_returns"},
    {"procedure.parlay_rides", false},
    {"procedure.no_parlay"},
});
constexpr auto SecondCardRules = std::to_array<ToldRule>({
    {"procedure.second_cards"},
    {"procedure.hole_card"},
    {"blackjack.insurance"},
    {"blackjack.peek"},
});
constexpr auto PlayRules = std::to_array<ToldRule>({
    {"procedure.play_order"},
    {"blackjack.pays"},
    {"blackjack.double_for_less"},
    {"blackjack.resplit_hands"},
    {"blackjack.double_after_split"},
    {"blackjack.split_aces_one_card"},
    {"procedure.matched_bets"},
    {"procedure.busts"},
});
constexpr auto DealersHandRules = std::to_array<ToldRule>({
    {"procedure.dealer_draws"},
    {"blackjack.soft17"},
    {"settlement.mains"},
    {"procedure.hands_compared"},
});
constexpr auto CardRulesTold = std::to_array<ToldRule>({
    {"cards.style"},
    {"cards.pick"},
    {"cards.sweep"},
    {"procedure.round_ends"},
});
constexpr auto ShoeRulesTold = std::to_array<ToldRule>({
    {"shoe.decks", false},
    {"shoe.shuffle", false},
    {"procedure.cut_card_out", false},
    {"procedure.new_shoe"},
    {"shoe.cut_card_from_end"},
    {"shoe.burn_first"},
});
constexpr auto TroubleRules = std::to_array<ToldRule>({
    {"procedure.slipped_card"},
    {"procedure.exposed_card"},
    {"payout.correction"},
    {"procedure.floor"},
    {"procedure.malfunction"},
});
constexpr auto PayoutRulesTold = std::to_array<ToldRule>({
    {"table.chips", false},
    {"payout.chips", false},
    {"table.rounding", false},
    {"calls.floor_above", false},
});

constexpr PerGame<Chapters> ChaptersOfGame{CasinoWarChapters, WarBlackjackChapters};
constexpr PerGame<Rules> BetRulesOfGame{CasinoWarBets, WarBlackjackBets};

} // namespace

std::span<const Chapter> chaptersOf(Game game)
{
    return ChaptersOfGame.of(game);
}

std::span<const ToldRule> rulesOf(Chapter chapter, Game game)
{
    switch (chapter) {
    case Chapter::Bets:
        return BetRulesOfGame.of(game);
    case Chapter::Deal:
        return DealRules;
    case Chapter::Settlement:
        return FirstSettlementRules;
    case Chapter::War:
        return WarRulesTold;
    case Chapter::Bonus:
        return BonusRulesTold;
    case Chapter::SecondCards:
        return SecondCardRules;
    case Chapter::Play:
        return PlayRules;
    case Chapter::DealersHand:
        return DealersHandRules;
    case Chapter::Cards:
        return CardRulesTold;
    case Chapter::Shoe:
        return ShoeRulesTold;
    case Chapter::Troubles:
        return TroubleRules;
    case Chapter::Payouts:
        return PayoutRulesTold;
    }
    return {};
}

Sentence chapterTitle(Chapter chapter)
{
    switch (chapter) {
    case Chapter::Bets:
        return words(QT_TRANSLATE_NOOP("Words", "Bets"));
    case Chapter::Deal:
        return words(QT_TRANSLATE_NOOP("Words", "The deal"));
    case Chapter::Settlement:
        return words(QT_TRANSLATE_NOOP("Words", "The first settlement"));
    case Chapter::War:
        return words(QT_TRANSLATE_NOOP("Words", "War"));
    case Chapter::Bonus:
        return words(QT_TRANSLATE_NOOP("Words", "First cards and War bonus"));
    case Chapter::SecondCards:
        return words(QT_TRANSLATE_NOOP("Words", "Second cards, insurance, peek"));
    case Chapter::Play:
        return words(QT_TRANSLATE_NOOP("Words", "The patrons play"));
    case Chapter::DealersHand:
        return words(QT_TRANSLATE_NOOP("Words", "Your hand and the settlement"));
    case Chapter::Cards:
        return words(QT_TRANSLATE_NOOP("Words", "Picking up the cards"));
    case Chapter::Shoe:
        return words(QT_TRANSLATE_NOOP("Words", "A new shoe"));
    case Chapter::Troubles:
        return words(QT_TRANSLATE_NOOP("Words", "When something goes wrong"));
    case Chapter::Payouts:
        return words(QT_TRANSLATE_NOOP("Words", "Payouts: pin this page to the wall"));
    }
    return {};
}

} // namespace pitwise
