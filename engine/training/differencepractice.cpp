// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/differencepractice.h"

#include "engine/base/rng.h"
#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"

#include <algorithm>

namespace pitwise {

namespace {

constexpr int MostRounds = 8;
constexpr int Seats = 4;

/// The new house with one rule of the old house; if the old house has no such rule, with some other
/// value.
struct OldHabit
{
    std::string key;
    House house;
};

std::vector<OldHabit> habitsOf(const House &known, const House &next)
{
    std::vector<OldHabit> habits;
    for (const Difference &each : difference(known, next)) {
        const HouseKey *key = findHouseKey(each.key);
        OldHabit habit{each.key, next};
        if (key->applies(known) && known.game == next.game)
            key->copy(known, habit.house);
        else
            key->alter(habit.house);
        habits.push_back(std::move(habit));
    }
    return habits;
}

/// Deals a round by the old rule. True if the referee finds a mistake.
bool isBlamed(Session session, Crowd crowd, const House &habit)
{
    constexpr int ActsAtMost = 400;
    const int round = session.table().roundNumber;
    for (int acts = 0; acts < ActsAtMost && session.table().roundNumber == round; ++acts) {
        letCrowdAct(session, crowd);
        Table seen = session.table(); // the standing kept with it is for the new rules
        markAllStale(seen);
        const auto act = nextAct(seen, habit);
        if (!act)
            return true;
        const Step step = session.perform(*act);
        if (step.refused || !step.findings.empty())
            return true;
    }
    return false;
}

/// The differences to learn, and which rounds teach them.
class Lesson
{
public:
    Lesson(const House &known, const House &next) : m_habits(habitsOf(known, next)) { }

    /// The differences that the next round meets.
    [[nodiscard]] std::vector<std::string> metBy(const Session &session, const Crowd &crowd) const
    {
        std::vector<std::string> keys;
        for (const OldHabit &habit : m_habits) {
            if (habit.key == "game" || isBlamed(session, crowd, habit.house))
                keys.push_back(habit.key);
        }
        return keys;
    }
    [[nodiscard]] std::size_t size() const { return m_habits.size(); }
    /// Some difference shows up only on this occasion.
    [[nodiscard]] bool needs(Occasion occasion) const
    {
        return std::any_of(m_habits.begin(), m_habits.end(), [&](const OldHabit &habit) {
            return findHouseKey(habit.key)->occasion == occasion;
        });
    }
    [[nodiscard]] std::vector<std::string>
    unmetBy(const std::vector<std::vector<std::string>> &rounds) const
    {
        std::vector<std::string> unmet;
        for (const OldHabit &habit : m_habits) {
            const bool met = std::any_of(rounds.begin(), rounds.end(), [&](const auto &keys) {
                return std::find(keys.begin(), keys.end(), habit.key) != keys.end();
            });
            if (!met)
                unmet.push_back(habit.key);
        }
        return unmet;
    }

private:
    std::vector<OldHabit> m_habits;
};

SessionSpec specFor(const House &house, const CrowdSettings &patrons)
{
    SessionSpec spec;
    spec.house = house.id;
    spec.seed = patrons.seed;
    spec.patrons = seating(house, patrons.seats, patrons.seed);
    return spec;
}

/// The rounds of a session, with what they meet. Rounds at the end that teach nothing new are
/// dropped.
std::vector<std::vector<std::string>> roundsOf(const SessionSpec &spec, const House &house,
                                               const CrowdSettings &patrons, const Lesson &lesson,
                                               int most)
{
    Session session{spec, house};
    Crowd crowd{patrons};
    std::vector<std::vector<std::string>> rounds;
    std::size_t unmet = lesson.size();
    std::size_t taught = 0;
    while (static_cast<int>(rounds.size()) < most && unmet > 0) {
        rounds.push_back(lesson.metBy(session, crowd));
        const std::size_t left = lesson.unmetBy(rounds).size();
        if (left < unmet)
            taught = rounds.size();
        unmet = left;
        if (!dealRound(session, crowd))
            break;
    }
    rounds.resize(taught);
    return rounds;
}

/// For a shoe that is shuffled during the session: tries seeds and keeps the one whose rounds meet
/// the most.
DifferencePractice bySeed(const House &next, const Lesson &lesson, CrowdSettings patrons)
{
    DifferencePractice best;
    constexpr int Tries = 24;
    for (int i = 0; i < Tries; ++i, ++patrons.seed) {
        DifferencePractice plan;
        plan.spec = specFor(next, patrons);
        plan.spec.startsWithShuffle =
            lesson.needs(Occasion::NewShoe) && next.shoe.shuffle == ShuffleRule::CutCard;
        plan.patrons = patrons;
        plan.rounds = roundsOf(plan.spec, next, patrons, lesson, MostRounds);
        plan.unmet = lesson.unmetBy(plan.rounds);
        const auto rank = [](const DifferencePractice &one) {
            return std::pair{one.unmet.size(), one.rounds.size()};
        };
        if (i == 0 || rank(plan) < rank(best))
            best = std::move(plan);
        if (best.unmet.empty())
            break;
    }
    return best;
}

/// The cards already chosen, then the rest of the shoe in some order.
std::vector<Card> someCards(const House &house, const std::vector<Card> &laid, std::uint64_t seed)
{
    Shoe shoe = Shoe::shuffled(house.shoe.decks, seed, 0);
    std::array<int, Card::Kinds> taken{};
    for (const Card card : laid)
        ++taken[static_cast<std::size_t>(card.kind())];
    std::vector<Card> cards = laid;
    for (const Card card : shoe.cards()) {
        if (auto &count = taken[static_cast<std::size_t>(card.kind())]; count > 0)
            --count;
        else
            cards.push_back(card);
    }
    return cards;
}

/// Chooses the cards round by round, so that each round meets something new.
DifferencePractice byCards(const House &next, const Lesson &lesson, const CrowdSettings &patrons)
{
    DifferencePractice plan;
    plan.spec = specFor(next, patrons);
    plan.spec.shoe.emplace();
    plan.spec.shoeContinues = true;
    plan.patrons = patrons;
    plan.unmet = lesson.unmetBy({});
    constexpr std::uint64_t Tries = 60;
    std::vector<Card> laid;
    while (static_cast<int>(plan.rounds.size()) < MostRounds && !plan.unmet.empty()) {
        std::optional<DifferencePractice> best;
        std::vector<Card> bestLaid;
        for (std::uint64_t i = 1; i <= Tries; ++i) {
            SessionSpec spec = plan.spec;
            spec.shoe = someCards(next, laid, patrons.seed * Tries + i);
            Session session{spec, next};
            Crowd crowd{patrons};
            const std::uint64_t shuffles = session.table().shuffles;
            bool dealt = true;
            for (std::size_t round = 0; round < plan.rounds.size(); ++round)
                dealt = dealRound(session, crowd) && dealt;
            DifferencePractice longer = plan;
            longer.rounds.push_back(lesson.metBy(session, crowd));
            longer.unmet = lesson.unmetBy(longer.rounds);
            const int before = static_cast<int>(spec.shoe->size());
            if (!dealt || !dealRound(session, crowd) || session.table().shuffles != shuffles
                || longer.unmet.size() >= (best ? best->unmet : plan.unmet).size())
                continue;
            bestLaid.assign(spec.shoe->begin(),
                            spec.shoe->begin() + (before - session.table().shoe.left()));
            best = std::move(longer);
        }
        if (!best)
            break; // no cards bring up the remaining differences
        plan = std::move(*best);
        laid = bestLaid;
        plan.spec.shoe = laid;
    }
    return plan;
}

} // namespace

DifferencePractice practiseDifferences(const House &known, const House &next, std::uint64_t seed)
{
    const Lesson lesson{known, next};
    CrowdSettings patrons;
    patrons.seed = seed;
    patrons.seats = std::min(Seats, next.table.seats);
    patrons.temper = Temper::Bold;
    // A limit matters only when somebody bets past it.
    constexpr int OftenEnough = 60;
    patrons.oddBets = lesson.needs(Occasion::OddBet) ? OftenEnough : 0;
    patrons.irregularities = patrons.oddBets;
    const bool cutCard = next.shoe.shuffle == ShuffleRule::CutCard;
    return cutCard && !lesson.needs(Occasion::NewShoe) ? byCards(next, lesson, patrons)
                                                       : bySeed(next, lesson, patrons);
}

} // namespace pitwise
