// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/skillwords.h"

#include "engine/skills/skill.h"
#include "ui/text/rulewords.h"

#include <algorithm>
#include <array>
#include <string>

namespace pitwise {

namespace {

/// Rules that begin so are about this. The longer beginning counts.
struct Area
{
    std::string_view rule;
    const char *words;
};
constexpr std::array Areas{
    Area{"procedure.ties_before_war", QT_TRANSLATE_NOOP("Words", "tie bets")},
    Area{"procedure.hands_compared", QT_TRANSLATE_NOOP("Words", "blackjack hands")},
    Area{"procedure.against_dealer", QT_TRANSLATE_NOOP("Words", "settling bets")},
    Area{"procedure.main_required", QT_TRANSLATE_NOOP("Words", "bets and limits")},
    Area{"procedure.limits_shown", QT_TRANSLATE_NOOP("Words", "bets and limits")},
    Area{"procedure.matched_bets", QT_TRANSLATE_NOOP("Words", "bonus bets")},
    Area{"procedure.second_cards", QT_TRANSLATE_NOOP("Words", "blackjack hands")},
    Area{"procedure.dealer_draws", QT_TRANSLATE_NOOP("Words", "blackjack hands")},
    Area{"procedure.cut_card_out", QT_TRANSLATE_NOOP("Words", "the shoe")},
    Area{"procedure.slipped_card", QT_TRANSLATE_NOOP("Words", "irregularities")},
    Area{"procedure.exposed_card", QT_TRANSLATE_NOOP("Words", "irregularities")},
    Area{"procedure.malfunction", QT_TRANSLATE_NOOP("Words", "irregularities")},
    Area{"procedure.play_order", QT_TRANSLATE_NOOP("Words", "blackjack hands")},
    Area{"procedure.tie_loses", QT_TRANSLATE_NOOP("Words", "tie bets")},
    Area{"procedure.late_bets", QT_TRANSLATE_NOOP("Words", "late bets")},
    Area{"procedure.no_parlay", QT_TRANSLATE_NOOP("Words", "bonus bets")},
    Area{"procedure.hole_card", QT_TRANSLATE_NOOP("Words", "blackjack hands")},
    Area{"procedure.new_shoe", QT_TRANSLATE_NOOP("Words", "the shoe")},
    Area{"procedure.parlay_", QT_TRANSLATE_NOOP("Words", "bonus bets")},
    Area{"procedure.bonus_", QT_TRANSLATE_NOOP("Words", "bonus bets")},
    Area{"settlement.ties", QT_TRANSLATE_NOOP("Words", "tie bets")},
    Area{"settlement.wars", QT_TRANSLATE_NOOP("Words", "wars")},
    Area{"procedure.busts", QT_TRANSLATE_NOOP("Words", "blackjack hands")},
    Area{"procedure.main_", QT_TRANSLATE_NOOP("Words", "settling bets")},
    Area{"procedure.floor", QT_TRANSLATE_NOOP("Words", "calls")},
    Area{"procedure.war_", QT_TRANSLATE_NOOP("Words", "wars")},
    Area{"settlement.", QT_TRANSLATE_NOOP("Words", "settling bets")},
    Area{"surrender.", QT_TRANSLATE_NOOP("Words", "wars")},
    Area{"blackjack.", QT_TRANSLATE_NOOP("Words", "blackjack hands")},
    Area{"tie_bet.", QT_TRANSLATE_NOOP("Words", "tie bets")},
    Area{"limits.", QT_TRANSLATE_NOOP("Words", "bets and limits")},
    Area{"payout.", QT_TRANSLATE_NOOP("Words", "settling bets")},
    Area{"bonus.", QT_TRANSLATE_NOOP("Words", "bonus bets")},
    Area{"calls.", QT_TRANSLATE_NOOP("Words", "calls")},
    Area{"shoe.", QT_TRANSLATE_NOOP("Words", "the shoe")},
    Area{"war.", QT_TRANSLATE_NOOP("Words", "wars")},
};

} // namespace

Sentence skillWords(const House &house, std::string_view skill)
{
    const auto rule = ruleOfSkill(skill);
    const auto words = rule ? ruleWords(house, name(*rule)) : std::nullopt;
    return words ? *words : plain(std::string{skill});
}

Sentence areaWords(std::string_view skill)
{
    const auto area = std::find_if(Areas.begin(), Areas.end(),
                                   [&](const Area &each) { return skill.starts_with(each.rule); });
    return words(area != Areas.end() ? area->words : QT_TRANSLATE_NOOP("Words", "handling cards"));
}

Sentence levelWords(Level level)
{
    switch (level) {
    case Level::New:
        return words(QT_TRANSLATE_NOOP("Words", "not met yet"));
    case Level::Learning:
        return words(QT_TRANSLATE_NOOP("Words", "learning"));
    case Level::Known:
        return words(QT_TRANSLATE_NOOP("Words", "known"));
    case Level::Fading:
        return words(QT_TRANSLATE_NOOP("Words", "known, due again"));
    case Level::Sure:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Words", "sure"));
}

Sentence reasonWords(const SkillPick &pick)
{
    switch (pick.reason) {
    case PracticeReason::Next:
        return words(QT_TRANSLATE_NOOP("Words", "new to you"));
    case PracticeReason::Weak:
        return words(QT_TRANSLATE_NOOP("Words", "wrong in %1 of your last %2"),
                     {number(pick.wrong), number(pick.of)});
    case PracticeReason::Young:
        return words(QT_TRANSLATE_NOOP("Words", "right so far, but not often yet"));
    case PracticeReason::Due:
        return words(QT_TRANSLATE_NOOP("Words", "known, and due again"));
    case PracticeReason::Keep:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Words", "known; this keeps it so"));
}

} // namespace pitwise
