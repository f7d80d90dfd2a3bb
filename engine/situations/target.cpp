// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/target.h"

#include "engine/skills/skill.h"

#include <algorithm>

namespace pitwise {

namespace {

std::optional<FindingCode> codeNamed(std::string_view text)
{
    for (int i = 0; i <= static_cast<int>(FindingCode::NotInProcedure); ++i) {
        const auto code = static_cast<FindingCode>(i);
        if (name(code) == text)
            return code;
    }
    return std::nullopt;
}

/// A key of `[provenance]`, and the rule that a dealer meets it by.
std::optional<Rule> ruleMetBy(std::string_view key)
{
    if (key == "shoe.decks")
        return Rule::ShoeShuffle;
    if (key == "war.burn_before")
        return Rule::WarBurn;
    if (key == "table.hands_per_patron" || key == "table.seats")
        return Rule::DealOrder;
    if (key == "table.chips" || key == "table.rounding")
        return Rule::MainPays;
    return ruleOfSkill(key);
}

void addRecipes(Target &target, const std::vector<Recipe> &recipes, const House &house)
{
    for (const Recipe &recipe : recipes) {
        const bool possible = std::all_of(recipe.begin(), recipe.end(),
                                          [&](Ingredient each) { return canHave(each, house); })
                           && static_cast<int>(recipe.size()) <= house.table.seats;
        if (possible)
            target.recipes.push_back(recipe);
    }
}

/// Where to look for what the key says.
std::vector<Recipe> recipesForKey(std::string_view key, Rule metBy)
{
    if (key == "table.hands_per_patron")
        return {{Ingredient::SeveralHands}};
    return recipesFor(metBy);
}

/// Each rule that cites this clause.
std::vector<Target> partsOf(std::string_view clause, const House &house)
{
    std::vector<Target> parts;
    const auto add = [&](Rule rule, const std::vector<Recipe> &recipes) {
        Target part;
        part.rules = {practisedAs(judgedBy(rule, house), house)};
        addRecipes(part, recipes, house);
        const bool known = std::any_of(parts.begin(), parts.end(), [&](const Target &other) {
            return other.rules == part.rules && other.recipes == part.recipes;
        });
        if (!known && !part.recipes.empty())
            parts.push_back(std::move(part));
    };
    for (const Rule rule : allRules()) {
        if (originOf(house.provenance, name(rule)).clause == clause)
            add(rule, recipesFor(rule));
    }
    for (const auto &[key, origin] : house.provenance) {
        if (const auto rule = ruleMetBy(key); rule && origin.clause == clause && !ruleOfSkill(key))
            add(*rule, recipesForKey(key, *rule));
    }
    return parts;
}

/// The rules that cite this clause, and the keys that have it.
std::set<Rule> rulesUnder(std::string_view clause, const House &house)
{
    std::set<Rule> rules;
    for (const Rule rule : allRules()) {
        if (originOf(house.provenance, name(rule)).clause == clause)
            rules.insert(rule);
    }
    for (const auto &[key, origin] : house.provenance) {
        if (const auto rule = ruleMetBy(key); rule && origin.clause == clause)
            rules.insert(*rule);
    }
    return rules;
}

} // namespace

bool Target::isIn(const Pitfalls &pitfalls) const
{
    return std::any_of(pitfalls.begin(), pitfalls.end(), [&](const Pitfall &each) {
        return code ? each.code == *code : rules.contains(each.rule);
    });
}

std::set<Rule> rulesOfClause(std::string_view clause, const House &house)
{
    std::set<Rule> cited;
    std::set<Rule> others;
    for (const Rule rule : rulesUnder(clause, house)) {
        const Rule judge = judgedBy(rule, house);
        const bool cites = originOf(house.provenance, name(judge)).clause == clause;
        (cites ? cited : others).insert(judge);
    }
    return cited.empty() ? others : cited;
}

std::vector<std::string> clausesOf(Rule rule, const House &house)
{
    const std::string cited = originOf(house.provenance, name(rule)).clause;
    std::set<std::string> others;
    for (const auto &[key, origin] : house.provenance) {
        if (!origin.clause.empty() && origin.clause != cited
            && rulesOfClause(origin.clause, house).contains(rule))
            others.insert(origin.clause);
    }
    std::vector<std::string> clauses;
    if (!cited.empty())
        clauses.push_back(cited);
    clauses.insert(clauses.end(), others.begin(), others.end());
    return clauses;
}

std::optional<Target> targetFor(std::string_view text, const House &house)
{
    Target target;
    if (const auto code = codeNamed(text)) {
        target.code = code;
        addRecipes(target, recipesFor(*code), house);
        return target;
    }
    if (const auto rule = ruleOfSkill(text)) {
        if (skillKey(*rule, house) != text)
            return std::nullopt;
        for (const Rule each : allRules()) {
            if (practisedAs(each, house) == practisedAs(*rule, house))
                target.rules.insert(each);
        }
        target.isSkill = true;
        addRecipes(target, recipesFor(*rule), house);
        return target;
    }
    target.rules = rulesOfClause(text, house);
    for (const Rule rule : rulesUnder(text, house))
        addRecipes(target, recipesFor(rule), house);
    for (const Rule rule : target.rules)
        addRecipes(target, recipesFor(rule), house);
    target.parts = partsOf(text, house);
    return target.rules.empty() ? std::nullopt : std::optional{target};
}

bool isMeaningful(std::string_view text)
{
    if (codeNamed(text) || ruleOfSkill(text))
        return true;
    const auto hyphen = text.find('-');
    if (hyphen == 0 || hyphen == std::string_view::npos || hyphen + 1 == text.size())
        return false;
    const auto letters = text.substr(0, hyphen);
    const auto digits = text.substr(hyphen + 1);
    return std::all_of(letters.begin(), letters.end(), [](char c) { return c >= 'A' && c <= 'Z'; })
        && std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace pitwise
