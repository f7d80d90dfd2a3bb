// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/everyfinding.h"

#include "app/cli/messages.h"
#include "engine/session/notation.h"
#include "engine/situations/casting.h"
#include "engine/situations/dealtround.h"
#include "engine/situations/hints.h"
#include "engine/skills/pitfalls.h"
#include "engine/skills/skill.h"
#include "engine/table/physics.h"
#include "tests/support/everyact.h"
#include "ui/text/findingwords.h"
#include "ui/text/sentence.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace pitwise::test {

namespace {

/// One way to say something: another amount or another seat is the same way.
using Way = std::tuple<std::string_view, std::string_view, std::string, std::string>;

class Listing
{
public:
    explicit Listing(const House &house) : m_house(house) { }

    /// Every mistake of this round, alone.
    void add(const SessionSpec &spec, std::span<const LogEntry> log)
    {
        Table table = tableOf(spec, m_house);
        for (std::size_t i = 0; i < log.size(); ++i) {
            if (std::holds_alternative<Act>(log[i].event)) {
                everyMistake(table);
                leftOut(table, log.subspan(i + 1));
            } else if (table.round.dealing) { // he is about to answer: nobody waited for him
                everyMistake(table);
            }
            performOn(table, m_house, log[i].event);
        }
    }

    [[nodiscard]] std::string text() const
    {
        std::string text;
        for (const auto &[way, line] : m_lines)
            text += line + "\n\n";
        return text;
    }

private:
    void everyMistake(const Table &table)
    {
        for (const Act &act : everyAct(table, m_house)) {
            if (impossible(table, m_house, act))
                continue;
            for (const Finding &finding : judge(table, m_house, act).findings)
                note(finding, act);
        }
    }
    /// An act is forgotten: what is said first?
    void leftOut(Table table, std::span<const LogEntry> rest)
    {
        for (const LogEntry &entry : rest) {
            const auto found = performOn(table, m_house, entry.event);
            for (const Finding &finding : found)
                note(finding, std::get<Act>(entry.event));
            if (!found.empty())
                return;
        }
    }
    void note(const Finding &finding, const Act &act)
    {
        const FindingWords words = findingWords(finding, act, m_house);
        Way way{name(finding.code), name(finding.rule), words.done.pattern, words.wants.pattern};
        if (m_lines.contains(way))
            return;
        const Origin origin = originOf(m_house.provenance, name(finding.rule));
        m_lines.emplace(std::move(way),
                        std::string{name(finding.code)} + " [" + std::string{name(finding.rule)}
                            + "; " + originText(origin)
                            + "]\n    at: " + toText(Event{act}, m_house.table.chips) + "\n    "
                            + message(finding, act, m_house, english));
    }

    const House &m_house;
    std::map<Way, std::string> m_lines;
};

std::optional<pitwise::DealtRound> deal(const House &house, const Recipe &recipe, int nth)
{
    constexpr std::uint64_t Stream = 15'000;
    Rng rng{static_cast<std::uint64_t>(nth), Stream};
    Casting casting{house, std::min(house.table.seats, static_cast<int>(recipe.size()) + 2), rng};
    for (const Ingredient ingredient : recipe) {
        if (!casting.add(ingredient))
            return std::nullopt;
    }
    const auto script = casting.finish();
    return script ? dealScript(*script, house, static_cast<std::uint64_t>(nth), rng) : std::nullopt;
}

std::vector<Recipe> everyRecipe(const House &house)
{
    std::vector<Recipe> recipes;
    for (int i = 0; i < Ingredients; ++i)
        recipes.push_back({static_cast<Ingredient>(i)});
    for (const Rule rule : allRules()) { // what needs more than one
        for (const Recipe &recipe : recipesFor(rule)) {
            if (recipe.size() > 1
                && std::find(recipes.begin(), recipes.end(), recipe) == recipes.end())
                recipes.push_back(recipe);
        }
    }
    std::erase_if(recipes, [&](const Recipe &recipe) {
        return !std::all_of(recipe.begin(), recipe.end(),
                            [&](Ingredient each) { return canHave(each, house); });
    });
    return recipes;
}

} // namespace

std::string everyFinding(const House &house)
{
    constexpr int Rounds = 1;
    constexpr int Tries = 12;
    Listing listing{house};
    for (const Recipe &recipe : everyRecipe(house)) {
        for (int nth = 0, dealt = 0; nth < Tries && dealt < Rounds; ++nth) {
            if (const auto round = deal(house, recipe, nth)) {
                ++dealt;
                listing.add(round->spec, round->log);
            }
        }
    }
    return listing.text();
}

} // namespace pitwise::test
