// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How many rounds do simulated learners need until they master a house? Three ways to choose the
// rounds: random ones, the situation generator going round-robin through all skills, and adaptive
// practice. The learners are not our own memory model: they learn and forget as in Pavlik and
// Anderson (2008), who extend ACT-R. See docs/training.md.
#include "engine/patrons/perfectdealer.h"
#include "engine/situations/course.h"
#include "engine/situations/situation.h"
#include "engine/skills/practice.h"
#include "engine/skills/skill.h"
#include "tests/support/houses.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <thread>

using namespace pitwise;

namespace {

constexpr int Learners = 200;
constexpr int RoundsADay = 20;
constexpr double SecondsARound = 72;
constexpr double MasteredAt = 0.85;
constexpr int MostRounds = 4000;
constexpr double SeenAtLeast = 0.002; ///< of random rounds, else a skill is left out
constexpr double Day = 86'400;

/// Pavlik and Anderson: activation m = ln(sum t^-d), with d = c e^m + a at the time of each
/// practice; recall has the chance 1 / (1 + e^((tau - m) / s)). Time between sessions counts only
/// `h`, because there is less to interfere. The values are theirs; the kinds of learner vary them.
struct LearnerKind
{
    const char *name;
    double tau = -0.704;
    double a = 0.177;
    double c = 0.217;
};
constexpr double S = 0.255;
constexpr double H = 0.025;
constexpr std::array Kinds{LearnerKind{"average"}, LearnerKind{"quick", -1.1},
                           LearnerKind{"slow", -0.55}, LearnerKind{"forgetful", -0.704, 0.19}};

using SkillIds = std::vector<int>;

double normal(Rng &rng)
{
    double sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += static_cast<double>(rng.below(1U << 24U)) / (1U << 24U);
    return sum - 6;
}

class Learner
{
public:
    /// Older traces than `mostTraces` are forgotten, to save time.
    Learner(const LearnerKind &kind, std::size_t skills, std::size_t mostTraces, Rng &rng)
        : m_kind(kind),
          m_mostTraces(mostTraces),
          m_items(skills)
    {
        for (Item &item : m_items)
            item.beta = 0.25 * normal(rng); // some things are harder for some people
    }
    [[nodiscard]] double recall(int skill, double now) const
    {
        const Item &item = m_items[static_cast<std::size_t>(skill)];
        return item.traces.empty() ? 0.05 : chance(activation(item, now));
    }
    void practise(int skill, double now)
    {
        Item &item = m_items[static_cast<std::size_t>(skill)];
        const double m = item.traces.empty() ? -1e9 : activation(item, now);
        item.traces.push_back({now, m_kind.c * std::exp(m) + m_kind.a});
        if (item.traces.size() > m_mostTraces)
            item.traces.erase(item.traces.begin());
    }

private:
    struct Trace
    {
        double at;
        double decay;
    };
    struct Item
    {
        std::vector<Trace> traces;
        double beta = 0;
    };
    [[nodiscard]] static double activation(const Item &item, double now)
    {
        double sum = 0;
        for (const Trace &trace : item.traces)
            sum += std::pow(std::max(1.0, now - trace.at), -trace.decay);
        return item.beta + std::log(sum);
    }
    [[nodiscard]] double chance(double m) const { return 1 / (1 + std::exp((m_kind.tau - m) / S)); }

    LearnerKind m_kind;
    std::size_t m_mostTraces;
    std::vector<Item> m_items;
};

/// Model time: a round after the other, twenty a day; the nights count little.
double modelTime(int round)
{
    return round * SecondsARound + (round / RoundsADay) * H * (Day - RoundsADay * SecondsARound);
}
Moment realTime(int round)
{
    const double seconds = round % RoundsADay * SecondsARound + (round / RoundsADay) * Day;
    return Moment{}.plusSeconds(seconds);
}

/// Rounds of a house, as the skills that come up in them.
class Rounds
{
public:
    explicit Rounds(const House &house) : m_house(house)
    {
        const auto rounds = randomRounds();
        // What random rounds hardly ever bring up they can never teach: leave it out for all.
        for (const std::string &skill : courseOf(house)) {
            const auto often = std::count_if(rounds.begin(), rounds.end(), [&](const auto &seen) {
                return seen.contains(skill);
            });
            if (static_cast<double>(often) < SeenAtLeast * static_cast<double>(rounds.size()))
                continue;
            m_ids[skill] = static_cast<int>(m_course.size());
            m_course.push_back(skill);
        }
        for (const auto &seen : rounds)
            m_random.push_back(idsOf(seen));
    }
    [[nodiscard]] const std::vector<std::string> &course() const { return m_course; }
    [[nodiscard]] const SkillIds &random(std::size_t n) const
    {
        return m_random[n % m_random.size()];
    }

    /// A round that was made for these skills; one less of them if they do not go together.
    const SkillIds &madeFor(std::vector<std::string> names, std::uint64_t variant)
    {
        constexpr std::uint64_t Variants = 2;
        const auto key = std::pair{names, variant % Variants};
        if (const auto known = m_made.find(key); known != m_made.end())
            return known->second;
        SkillIds ids;
        while (!names.empty()) {
            const auto found = situationFor(m_house, {names, key.second, {}});
            if (const auto *round = std::get_if<DealtRound>(&found)) {
                std::set<std::string> seen;
                for (const Observation &each : observationsOf(round->spec, m_house, round->log))
                    seen.insert(each.skill);
                ids = idsOf(seen);
                break;
            }
            names.pop_back();
        }
        return m_made[key] = ids;
    }

private:
    [[nodiscard]] SkillIds idsOf(const std::set<std::string> &seen) const
    {
        SkillIds ids;
        for (const std::string &skill : seen) {
            if (const auto id = m_ids.find(skill); id != m_ids.end())
                ids.push_back(id->second);
        }
        return ids;
    }
    [[nodiscard]] std::vector<std::set<std::string>> randomRounds() const
    {
        constexpr int Pool = 1500;
        SessionSpec spec;
        spec.seed = 1;
        spec.startsWithShuffle = true;
        Session session{spec, m_house};
        Crowd crowd{{.seed = 1, .seats = std::min(5, m_house.table.seats)}};
        while (static_cast<int>(session.endedRounds().size()) < Pool && dealRound(session, crowd)) {
        }
        std::vector<std::set<std::string>> rounds(session.endedRounds().size());
        for (const Observation &each : observationsOf(spec, m_house, session.log())) {
            if (const auto at = static_cast<std::size_t>(each.round - 1); at < rounds.size())
                rounds[at].insert(each.skill);
        }
        return rounds;
    }

    House m_house;
    std::vector<std::string> m_course;
    std::map<std::string, int, std::less<>> m_ids;
    std::vector<SkillIds> m_random;
    std::map<std::pair<std::vector<std::string>, std::uint64_t>, SkillIds> m_made;
};

enum class Choice { Random, RoundRobin, Adaptive };

struct Result
{
    int rounds = 0;
    double retention = 0; ///< 30 days later
};

/// Practises until everything is mastered, and at least for `least` rounds.
Result learn(Rounds &rounds, Choice policy, int number, int least)
{
    Rng rng{static_cast<std::uint64_t>(number), 77};
    const std::size_t skills = rounds.course().size();
    // Random rounds take long and repeat what is easy; their retention is not asked for.
    const std::size_t traces = policy == Choice::Random ? 80 : MostRounds;
    Learner learner{Kinds[static_cast<std::size_t>(number) % Kinds.size()], skills, traces, rng};
    Memory memory;
    const std::size_t offset = rng.below(1'000'000);
    Result outcome;
    std::size_t missing = 0;
    int round = 0;
    for (; round < MostRounds && (outcome.rounds == 0 || round < least); ++round) {
        const double now = modelTime(round);
        const SkillIds *ids = nullptr;
        if (policy == Choice::Random) {
            ids = &rounds.random(offset + static_cast<std::size_t>(round));
        } else if (policy == Choice::RoundRobin) {
            const auto at = (offset + static_cast<std::size_t>(round)) % skills;
            ids = &rounds.madeFor({rounds.course()[at]}, rng.next());
        } else {
            std::vector<std::string> names;
            for (const SkillPick &pick : picksFor(memory, rounds.course(), realTime(round)))
                names.push_back(pick.skill);
            std::sort(names.begin() + 1, names.end());
            ids = &rounds.madeFor(std::move(names), rng.next());
        }
        std::vector<Observation> seen;
        for (const int id : *ids) {
            const double chance = learner.recall(id, now);
            const bool right = static_cast<double>(rng.below(1'000'000)) / 1e6 < chance;
            seen.push_back(
                {.skill = rounds.course()[static_cast<std::size_t>(id)], .right = right});
            learner.practise(id, now);
        }
        memory.remember(seen, realTime(round));
        if (outcome.rounds > 0)
            continue;
        // Start with the skill that was missing last time: mostly it still is.
        std::size_t known = 0;
        while (known < skills
               && learner.recall(static_cast<int>(missing), now + SecondsARound) >= MasteredAt) {
            missing = (missing + 1) % skills;
            ++known;
        }
        if (known == skills)
            outcome.rounds = round + 1;
    }
    if (outcome.rounds == 0)
        outcome.rounds = MostRounds;
    const double later = modelTime(round) + H * 30 * Day;
    for (std::size_t id = 0; id < skills; ++id)
        outcome.retention +=
            learner.recall(static_cast<int>(id), later) / static_cast<double>(skills);
    return outcome;
}

struct Row
{
    std::size_t skills = 0;
    double random = 0;
    double robin = 0;
    double adaptive = 0;
    double robinKeeps = 0;
    double adaptiveKeeps = 0;

    [[nodiscard]] bool holds() const
    {
        return adaptive <= 0.15 * random && adaptive <= 0.7 * robin && adaptiveKeeps >= robinKeeps;
    }
};

Row rowOf(const House &house, int learners)
{
    Rounds rounds{house};
    Row row;
    row.skills = rounds.course().size();
    const double all = learners;
    for (int i = 0; i < learners; ++i) {
        const Result robin = learn(rounds, Choice::RoundRobin, i, 0);
        // The same number of rounds, so that retention can be compared.
        const Result adaptive = learn(rounds, Choice::Adaptive, i, robin.rounds);
        row.random += learn(rounds, Choice::Random, i, 0).rounds / all;
        row.robin += robin.rounds / all;
        row.adaptive += adaptive.rounds / all;
        row.robinKeeps += robin.retention / all;
        row.adaptiveKeeps += adaptive.retention / all;
    }
    return row;
}

} // namespace

int main(int argc, char **argv)
{
    const int learners = argc > 1 ? std::atoi(argv[1]) : Learners;
    const auto houses = test::builtIn();
    std::vector<Row> rows(houses.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < houses.size(); i = next++)
            rows[i] = rowOf(houses[i], learners);
    };
    std::thread other{work};
    work();
    other.join();
    bool holds = true;
    std::printf(
        "| house | skills | random | round-robin | adaptive | of random | of round-robin | "
        "kept by round-robin | kept by adaptive |\n|---|---|---|---|---|---|---|---|---|\n");
    for (std::size_t i = 0; i < houses.size(); ++i) {
        const Row &row = rows[i];
        holds = holds && row.holds();
        std::printf("| `%s` | %zu | %.0f | %.0f | %.0f | %.1f %% | %.0f %% | %.1f %% | %.1f %% |\n",
                    houses[i].id.c_str(), row.skills, row.random, row.robin, row.adaptive,
                    100 * row.adaptive / row.random, 100 * row.adaptive / row.robin,
                    100 * row.robinKeeps, 100 * row.adaptiveKeeps);
    }
    if (!holds)
        std::puts("Adaptive practice misses its target.");
    return holds ? 0 : 1;
}
