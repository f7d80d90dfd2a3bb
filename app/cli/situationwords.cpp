// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/situationwords.h"

#include "engine/skills/skill.h"
#include "engine/table/gametable.h"

namespace pitwise {

namespace {

/// What a house lacks in which a finding code cannot come up.
std::string lackFor(const std::string &code, const House &house)
{
    const bool war = gameTable(house).wars;
    if (code == "missing-burn" || code == "extra-burn")
        return "no cards are burned before a war";
    if (code == "post-missed")
        return "the house posts nothing at a war";
    if (code == "inefficient-chips")
        return "a payout may be built from any chips";
    if (code == "dealer-drew-wrong" || code == "hole-card-exposed" || code == "unasked-card")
        return war ? "Casino War has no blackjack hands" : "";
    if (code == "call-missed")
        return "the house asks for no calls";
    if (code == "offer-missed" || code == "acted-before-decision")
        return "no patron is offered a choice";
    if (code == "moved-push")
        return "no bet ever pushes";
    if (code == "collected-late")
        return "cards lie until every bet is settled";
    if (code == "collected-out-of-order")
        return "cards may be collected in any order";
    return "";
}

/// The skill of the same rule with the values of this house.
std::string hereInstead(const std::string &skill, const House &house)
{
    const auto rule = ruleOfSkill(skill);
    if (!rule)
        return "";
    const std::string own = skillKey(*rule, house);
    return own == skill ? "" : "here it is " + own;
}

} // namespace

std::string whyNoSituation(const NoSituation &none, const House &house)
{
    switch (none.why) {
    case NoSituation::Why::UnknownName:
        return '\'' + none.name
             + "' is no finding code, clause or skill (see situation --house H --list)";
    case NoSituation::Why::NotTogether:
        return "these cannot all come up in one round of " + house.id;
    case NoSituation::Why::TooFewSeats:
        return none.name + " needs more patrons than that";
    case NoSituation::Why::NotInThisHouse:
        break;
    }
    std::string why = lackFor(none.name, house);
    if (why.empty())
        why = hereInstead(none.name, house);
    return none.name + " cannot come up in " + house.id + (why.empty() ? "" : ": " + why);
}

} // namespace pitwise
