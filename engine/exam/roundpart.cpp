// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/roundpart.h"

#include <utility>

namespace pitwise {

namespace {

/// The first beginning that fits decides.
constexpr std::array Beginnings{
    std::pair{std::string_view{"shoe."}, RoundPart::Shoe},
    std::pair{std::string_view{"procedure.new_shoe"}, RoundPart::Shoe},
    std::pair{std::string_view{"procedure.cut_card_out"}, RoundPart::Shoe},
    std::pair{std::string_view{"limits."}, RoundPart::Betting},
    std::pair{std::string_view{"calls.place_bets"}, RoundPart::Betting},
    std::pair{std::string_view{"calls.no_more_bets"}, RoundPart::Betting},
    std::pair{std::string_view{"tie_bet.al"}, RoundPart::Betting}, // allowed, alone
    std::pair{std::string_view{"procedure.late_bets"}, RoundPart::Betting},
    std::pair{std::string_view{"procedure.limits_shown"}, RoundPart::Betting},
    std::pair{std::string_view{"procedure.main_required"}, RoundPart::Betting},
    std::pair{std::string_view{"procedure.matched_bets"}, RoundPart::Play},
    std::pair{std::string_view{"procedure.deal_order"}, RoundPart::Deal},
    std::pair{std::string_view{"procedure.second_cards"}, RoundPart::Deal},
    std::pair{std::string_view{"procedure.hole_card"}, RoundPart::Deal},
    std::pair{std::string_view{"war."}, RoundPart::War},
    std::pair{std::string_view{"surrender."}, RoundPart::War},
    std::pair{std::string_view{"settlement.wars"}, RoundPart::War},
    std::pair{std::string_view{"calls.war_or_surrender"}, RoundPart::War},
    std::pair{std::string_view{"procedure.war_"}, RoundPart::War},
    std::pair{std::string_view{"procedure.ties_before_war"}, RoundPart::War},
    std::pair{std::string_view{"bonus."}, RoundPart::Bonus},
    std::pair{std::string_view{"procedure.bonus_"}, RoundPart::Bonus},
    std::pair{std::string_view{"procedure.parlay_"}, RoundPart::Bonus},
    std::pair{std::string_view{"procedure.no_parlay"}, RoundPart::Bonus},
    std::pair{std::string_view{"blackjack."}, RoundPart::Play},
    std::pair{std::string_view{"procedure.play_order"}, RoundPart::Play},
    std::pair{std::string_view{"procedure.busts"}, RoundPart::Play},
    std::pair{std::string_view{"procedure.dealer_draws"}, RoundPart::Play},
    std::pair{std::string_view{"procedure.hands_compared"}, RoundPart::Play},
    std::pair{std::string_view{"cards."}, RoundPart::Collecting},
    std::pair{std::string_view{"procedure.round_ends"}, RoundPart::Collecting},
    std::pair{std::string_view{"procedure.slipped_card"}, RoundPart::Trouble},
    std::pair{std::string_view{"procedure.exposed_card"}, RoundPart::Trouble},
    std::pair{std::string_view{"procedure.floor"}, RoundPart::Trouble},
    std::pair{std::string_view{"procedure.malfunction"}, RoundPart::Trouble},
    std::pair{std::string_view{"calls.floor_above"}, RoundPart::Trouble},
    std::pair{std::string_view{"payout.correction"}, RoundPart::Trouble},
};

} // namespace

RoundPart partOfRule(std::string_view rule)
{
    for (const auto &[beginning, part] : Beginnings) {
        if (rule.starts_with(beginning))
            return part;
    }
    return RoundPart::Settlement;
}

} // namespace pitwise
