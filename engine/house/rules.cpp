// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/rules.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

constexpr std::array Names{
    std::string_view{"shoe.shuffle"},
    std::string_view{"shoe.cut_card_from_end"},
    std::string_view{"shoe.burn_first"},
    std::string_view{"limits.main"},
    std::string_view{"limits.tie"},
    std::string_view{"limits.bonus"},
    std::string_view{"limits.combined_max"},
    std::string_view{"limits.under_minimum"},
    std::string_view{"limits.over_maximum"},
    std::string_view{"tie_bet.allowed"},
    std::string_view{"tie_bet.alone"},
    std::string_view{"tie_bet.pays"},
    std::string_view{"surrender.allowed"},
    std::string_view{"surrender.loses"},
    std::string_view{"war.burn"},
    std::string_view{"war.house_posts"},
    std::string_view{"war.win_pays"},
    std::string_view{"war.tie_pays"},
    std::string_view{"war.tie_bet.allowed"},
    std::string_view{"war.tie_bet.pays"},
    std::string_view{"war.tie_bet.amount"},
    std::string_view{"settlement.first"},
    std::string_view{"settlement.ties"},
    std::string_view{"settlement.mains"},
    std::string_view{"settlement.wars"},
    std::string_view{"cards.style"},
    std::string_view{"cards.pick"},
    std::string_view{"cards.sweep"},
    std::string_view{"calls.place_bets"},
    std::string_view{"calls.no_more_bets"},
    std::string_view{"calls.war_or_surrender"},
    std::string_view{"calls.floor_above"},
    std::string_view{"payout.chips"},
    std::string_view{"payout.correction"},
    std::string_view{"bonus.ace"},
    std::string_view{"bonus.tie"},
    std::string_view{"bonus.pays"},
    std::string_view{"bonus.parlay"},
    std::string_view{"blackjack.pays"},
    std::string_view{"blackjack.soft17"},
    std::string_view{"blackjack.double_for_less"},
    std::string_view{"blackjack.double_after_split"},
    std::string_view{"blackjack.resplit_hands"},
    std::string_view{"blackjack.split_aces_one_card"},
    std::string_view{"blackjack.insurance"},
    std::string_view{"blackjack.peek"},
    std::string_view{"procedure.against_dealer"},
    std::string_view{"procedure.ranks"},
    std::string_view{"procedure.deal_order"},
    std::string_view{"procedure.main_pays"},
    std::string_view{"procedure.main_loses"},
    std::string_view{"procedure.tie_loses"},
    std::string_view{"procedure.ties_before_war"},
    std::string_view{"procedure.war_bet"},
    std::string_view{"procedure.war_deal"},
    std::string_view{"procedure.war_loses"},
    std::string_view{"procedure.new_shoe"},
    std::string_view{"procedure.cut_card_out"},
    std::string_view{"procedure.late_bets"},
    std::string_view{"procedure.limits_shown"},
    std::string_view{"procedure.slipped_card"},
    std::string_view{"procedure.exposed_card"},
    std::string_view{"procedure.floor"},
    std::string_view{"procedure.malfunction"},
    std::string_view{"procedure.round_ends"},
    std::string_view{"procedure.main_required"},
    std::string_view{"procedure.bonus_first"},
    std::string_view{"procedure.bonus_loses"},
    std::string_view{"procedure.parlay_order"},
    std::string_view{"procedure.parlay_returns"},
    std::string_view{"procedure.parlay_rides"},
    std::string_view{"procedure.matched_bets"},
    std::string_view{"procedure.no_parlay"},
    std::string_view{"procedure.second_cards"},
    std::string_view{"procedure.hole_card"},
    std::string_view{"procedure.play_order"},
    std::string_view{"procedure.busts"},
    std::string_view{"procedure.dealer_draws"},
    std::string_view{"procedure.hands_compared"},
};
static_assert(Names.size() == static_cast<std::size_t>(Rule::HandsCompared) + 1);

} // namespace

std::string_view name(Rule rule)
{
    return Names[static_cast<std::size_t>(rule)];
}

bool isProcedureRule(std::string_view text)
{
    return text.starts_with("procedure.")
        && std::find(Names.begin(), Names.end(), text) != Names.end();
}

} // namespace pitwise
