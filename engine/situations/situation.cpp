// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/situation.h"

#include "engine/situations/casting.h"
#include "engine/situations/target.h"
#include "engine/skills/skill.h"

#include <algorithm>

namespace pitwise {

namespace {

constexpr std::uint64_t SituationStream = 2'000'000'011; // far from those of shuffles and patrons
constexpr int Tries = 60;
constexpr int TriesTogether = 400; ///< for several things at once, which rarely go together
constexpr int TriesForWhole = 10; ///< tries to bring up every rule of a clause

/// How many seats may be taken: enough for the recipe, else as it comes.
int seatsFor(const House &house, const SituationWish &wish, std::size_t needed, Rng &rng)
{
    if (wish.seats)
        return std::min(*wish.seats, house.table.seats);
    const int least = std::min(static_cast<int>(needed) + 1, house.table.seats);
    const auto more = static_cast<std::uint32_t>(house.table.seats - least + 1);
    return least + static_cast<int>(rng.below(more));
}

std::optional<DealtRound> deal(const House &house, const Recipe &recipe, const SituationWish &wish,
                               int attempt)
{
    Rng rng{wish.seed, SituationStream + static_cast<std::uint64_t>(attempt)};
    Casting casting{house, seatsFor(house, wish, recipe.size(), rng), rng, wish.seed};
    for (const Ingredient ingredient : recipe) {
        if (!casting.add(ingredient))
            return std::nullopt;
    }
    const auto script = casting.finish();
    // A seed of its own for each try, because a new shoe's cards cannot be chosen.
    const std::uint64_t seed =
        script && script->newShoe && attempt > 0 ? rng.next() >> 16U : wish.seed;
    return script ? dealScript(*script, house, seed, rng) : std::nullopt;
}

/// One recipe of each target, in turn.
Recipe mixedRecipe(const std::vector<Target> &targets, int attempt)
{
    Recipe recipe;
    auto turn = static_cast<std::size_t>(attempt);
    for (const Target &target : targets) {
        if (target.recipes.empty())
            continue;
        const Recipe &one = target.recipes[turn % target.recipes.size()];
        turn /= target.recipes.size();
        for (const Ingredient each : one) {
            // Two names may want the same thing; once is enough.
            if (std::find(recipe.begin(), recipe.end(), each) == recipe.end()
                || std::count(one.begin(), one.end(), each) > 1)
                recipe.push_back(each);
        }
    }
    std::erase(recipe, Ingredient::Plain);
    return recipe;
}

bool hasAll(const std::vector<Target> &targets, const RoundPitfalls &pitfalls)
{
    return std::all_of(targets.begin(), targets.end(), [&](const Target &target) {
        return target.isIn(target.isSkill ? pitfalls.practised : pitfalls.own);
    });
}

/// The best round so far for some targets.
class Search
{
public:
    Search(const House &house, const std::vector<Target> &targets, const SituationWish &wish)
        : m_house(house),
          m_targets(targets),
          m_wish(wish),
          m_onlySkills(std::all_of(targets.begin(), targets.end(),
                                   [](const Target &target) { return target.isSkill; }))
    {
    }

    std::optional<DealtRound> find()
    {
        return byRecipes(m_targets.size() > 1 ? TriesTogether : Tries) || byAnything()
                 ? std::move(m_found)
                 : std::move(m_second);
    }
    /// Only one in which each target can be got wrong by an act of the round itself.
    std::optional<DealtRound> findWhole(int tries)
    {
        byRecipes(tries);
        return std::move(m_found);
    }

private:
    bool tryRecipe(const Recipe &recipe, int attempt)
    {
        auto round = deal(m_house, recipe, m_wish, attempt);
        if (!round)
            return false;
        RoundPitfalls pitfalls;
        if (m_onlySkills)
            pitfalls.practised = practisedIn(round->spec, m_house, round->log);
        else
            pitfalls = pitfallsOf(round->spec, m_house, round->log);
        if (hasAll(m_targets, pitfalls)) {
            m_found = std::move(round);
            return true;
        }
        pitfalls.own.merge(pitfalls.extra);
        if (!m_second && hasAll(m_targets, pitfalls))
            m_second = std::move(round);
        return false;
    }

    bool byRecipes(int tries)
    {
        for (int attempt = 0; attempt < tries; ++attempt) {
            // The likeliest recipes get most tries.
            const int which = attempt < Tries / 4 ? attempt % 2 : attempt;
            if (tryRecipe(mixedRecipe(m_targets, which), attempt))
                return true;
            // Every recipe comes first once: another may have what it takes.
            if (m_second && attempt >= Tries / 4 + mostRecipes())
                break;
        }
        return false;
    }

    [[nodiscard]] int mostRecipes() const
    {
        std::size_t most = 0;
        for (const Target &target : m_targets)
            most = std::max(most, target.recipes.size());
        return static_cast<int>(most);
    }

    /// Where the recipes do not help, one of the other ingredients may.
    bool byAnything()
    {
        if (m_second || m_targets.size() > 1)
            return false;
        for (int i = 0; i < 2 * Ingredients; ++i) {
            const auto ingredient = static_cast<Ingredient>(i % Ingredients);
            if (canHave(ingredient, m_house) && tryRecipe({ingredient}, i))
                return true;
        }
        return false;
    }

    const House &m_house;
    const std::vector<Target> &m_targets;
    const SituationWish &m_wish;
    bool m_onlySkills;
    std::optional<DealtRound> m_found;
    std::optional<DealtRound> m_second; ///< only an act too many can get it wrong
};

std::optional<DealtRound> search(const House &house, const std::vector<Target> &targets,
                                 const SituationWish &wish)
{
    // All that a clause says, if one round can have it; else one rule of it will do.
    std::vector<Target> whole;
    for (const Target &target : targets) {
        if (target.parts.empty())
            whole.push_back(target);
        else
            whole.insert(whole.end(), target.parts.begin(), target.parts.end());
    }
    if (std::any_of(targets.begin(), targets.end(),
                    [](const Target &target) { return !target.parts.empty(); })) {
        if (auto round = Search{house, whole, wish}.findWhole(TriesForWhole))
            return round;
    }
    return Search{house, targets, wish}.find();
}

/// Deals every ingredient a few times and gathers what can go wrong.
RoundPitfalls everythingPossible(const House &house)
{
    constexpr int Rounds = 3;
    RoundPitfalls all;
    const auto gather = [&](const Recipe &recipe) {
        for (int i = 0; i < Rounds; ++i) {
            if (const auto round =
                    deal(house, recipe, {{}, static_cast<std::uint64_t>(i), {}}, i)) {
                RoundPitfalls pitfalls = pitfallsOf(round->spec, house, round->log);
                all.practised.merge(pitfalls.practised);
                all.own.merge(pitfalls.own);
                all.extra.merge(pitfalls.extra);
            }
        }
    };
    for (int i = 0; i < Ingredients; ++i) {
        if (const auto ingredient = static_cast<Ingredient>(i); canHave(ingredient, house))
            gather({ingredient});
    }
    for (const Rule rule : allRules()) { // what needs more than one
        for (const Recipe &recipe : recipesFor(rule)) {
            if (recipe.size() > 1
                && std::all_of(recipe.begin(), recipe.end(),
                               [&](Ingredient each) { return canHave(each, house); }))
                gather(recipe);
        }
    }
    return all;
}

NoSituation::Why whyNot(const House &house, const Target &target, const SituationWish &wish)
{
    if (!wish.seats || *wish.seats >= house.table.seats)
        return NoSituation::Why::NotInThisHouse;
    SituationWish roomier = wish;
    roomier.seats.reset();
    return search(house, {target}, roomier) ? NoSituation::Why::TooFewSeats
                                            : NoSituation::Why::NotInThisHouse;
}

} // namespace

std::variant<DealtRound, NoSituation> situationFor(const House &house, const SituationWish &wish)
{
    std::vector<Target> targets;
    for (const std::string &each : wish.names) {
        const auto target = targetFor(each, house);
        if (!target)
            return NoSituation{isMeaningful(each) ? NoSituation::Why::NotInThisHouse
                                                  : NoSituation::Why::UnknownName,
                               each};
        targets.push_back(*target);
    }
    if (auto round = search(house, targets, wish))
        return std::move(*round);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets.size() == 1 || !search(house, {targets[i]}, wish))
            return NoSituation{whyNot(house, targets[i], wish), wish.names[i]};
    }
    return NoSituation{NoSituation::Why::NotTogether, {}};
}

SituationNames situationNames(const House &house)
{
    RoundPitfalls all = everythingPossible(house);
    SituationNames names;
    std::set<Rule> rules;
    for (const Pitfall &each : all.practised)
        rules.insert(practisedAs(each.rule, house));
    for (const Rule rule : rules)
        names.skills.push_back(skillKey(rule, house));
    all.own.merge(all.extra);
    std::set<FindingCode> codes;
    for (const Pitfall &each : all.own) {
        codes.insert(each.code);
        rules.insert(each.rule);
    }
    for (const FindingCode code : codes)
        names.codes.emplace_back(name(code));
    std::set<std::string> clauses;
    for (const auto &[key, origin] : house.provenance) {
        if (!origin.clause.empty())
            clauses.insert(origin.clause);
    }
    for (const std::string &clause : clauses) {
        const auto needed = rulesOfClause(clause, house);
        if (std::any_of(needed.begin(), needed.end(),
                        [&](Rule rule) { return rules.contains(rule); }))
            names.clauses.push_back(clause);
    }
    return names;
}

} // namespace pitwise
