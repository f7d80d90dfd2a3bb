// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/situationwords.h"
#include "app/cli/language.h"

#include "engine/situations/target.h"
#include "engine/skills/skill.h"
#include "engine/table/gametable.h"
#include "ui/text/clauses.h"

#include <algorithm>

namespace pitwise {

namespace {

/// What a house lacks in which a finding code cannot come up.
std::string lackFor(const std::string &code, const House &house)
{
    const bool war = gameTable(house).wars;
    if (code == "missing-burn" || code == "extra-burn")
        return say(QT_TRANSLATE_NOOP("CommandLine", "no cards are burned before a war"));
    if (code == "post-missed")
        return say(QT_TRANSLATE_NOOP("CommandLine", "the house posts nothing at a war"));
    if (code == "inefficient-chips")
        return say(QT_TRANSLATE_NOOP("CommandLine", "a payout may be built from any chips"));
    if (code == "dealer-drew-wrong" || code == "hole-card-exposed" || code == "unasked-card")
        return war ? say(QT_TRANSLATE_NOOP("CommandLine", "Casino War has no blackjack hands"))
                   : "";
    if (code == "call-missed")
        return say(QT_TRANSLATE_NOOP("CommandLine", "the house asks for no calls"));
    if (code == "offer-missed" || code == "acted-before-decision")
        return say(QT_TRANSLATE_NOOP("CommandLine", "no patron is offered a choice"));
    if (code == "moved-push")
        return say(QT_TRANSLATE_NOOP("CommandLine", "no bet ever pushes"));
    if (code == "collected-late")
        return say(QT_TRANSLATE_NOOP("CommandLine", "cards stay until every bet is settled"));
    if (code == "collected-out-of-order")
        return say(QT_TRANSLATE_NOOP("CommandLine", "cards may be collected in any order"));
    return "";
}

/// The skill of the same rule with the values of this house.
std::string hereInstead(const std::string &skill, const House &house)
{
    const auto rule = ruleOfSkill(skill);
    if (!rule)
        return "";
    const std::string own = skillKey(*rule, house);
    // Without a value: the house has nothing of the kind.
    const bool isNone = own.find('=') == std::string::npos && skill.find('=') != std::string::npos;
    return own == skill || isNone ? "" : say(QT_TRANSLATE_NOOP("CommandLine", "here it is %1"), {own});
}

bool isClauseOf(const House &house, const std::string &name)
{
    return std::any_of(house.provenance.begin(), house.provenance.end(),
                       [&](const auto &each) { return each.second.clause == name; });
}

/// It looks like a clause; only a house or a source can say whether there is one.
bool looksLikeClause(const NoSituation &none)
{
    return none.why == NoSituation::Why::NotInThisHouse && isMeaningful(none.name)
        && !ruleOfSkill(none.name) && none.name.find('-') != std::string::npos
        && none.name.front() >= 'A' && none.name.front() <= 'Z';
}

std::string ofAnotherHouse(const NoSituation &none, const House &house)
{
    return looksLikeClause(none) && !isClauseOf(house, none.name)
             ? say(QT_TRANSLATE_NOOP("CommandLine", "it is a clause of another house"))
             : "";
}

} // namespace

bool isUnknown(const NoSituation &none, const House &house)
{
    return none.why == NoSituation::Why::UnknownName
        || (looksLikeClause(none) && !isClauseOf(house, none.name)
            && clauseText(none.name).empty());
}

std::string whyNoSituation(const NoSituation &none, const House &house)
{
    if (isUnknown(none, house))
        return say(QT_TRANSLATE_NOOP("CommandLine", "'%1' is no finding code, clause or skill (see "
                                                    "situation --house H --list)"),
                   {none.name});
    switch (none.why) {
    case NoSituation::Why::UnknownName:
        break;
    case NoSituation::Why::NotTogether:
        return say(QT_TRANSLATE_NOOP("CommandLine", "these cannot all come up in one round of %1"),
                   {house.id});
    case NoSituation::Why::TooFewSeats:
        return say(QT_TRANSLATE_NOOP("CommandLine", "%1 needs more patrons than that"),
                   {none.name});
    case NoSituation::Why::NotInThisHouse:
        break;
    }
    std::string why = lackFor(none.name, house);
    if (why.empty())
        why = hereInstead(none.name, house);
    if (why.empty())
        why = ofAnotherHouse(none, house);
    return why.empty() ? say(QT_TRANSLATE_NOOP("CommandLine", "%1 cannot come up in %2"),
                             {none.name, house.id})
                       : say(QT_TRANSLATE_NOOP("CommandLine", "%1 cannot come up in %2: %3"),
                             {none.name, house.id, why});
}

} // namespace pitwise
