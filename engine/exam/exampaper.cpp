// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/exampaper.h"

#include "engine/exam/perfectdeal.h"

#include <algorithm>

namespace pitwise {

namespace {

// Sequences of the seed; the tries have numbers of their own.
constexpr std::uint64_t TriesStream = 0;
constexpr std::uint64_t QuestionsStream = 1;

constexpr int TriedRounds = 4000; // in all tries together: a stranger's blueprint costs a moment
constexpr int MostTimesTheRounds = 10;
constexpr int MostDealt = 400;

PlaySettings settingsFor(const Blueprint &blueprint, const Seed &secret)
{
    PlaySettings settings;
    settings.house = blueprint.house;
    settings.seats = blueprint.seats;
    settings.style = blueprint.style;
    settings.coaching = Coaching::Exam;
    settings.temper = blueprint.temper;
    settings.irregularities = blueprint.irregularities;
    settings.pressure = blueprint.pressure;
    settings.startsWithShuffle = blueprint.startsWithShuffle;
    settings.secret = secret;
    return settings;
}

bool isDemand(const Demand &)
{
    return true;
}

/// Patrons and chance plan it before a card of the round is dealt.
bool isPlanned(const Demand &demand)
{
    return demand.situation >= ExamSituation::LowBet;
}

/// So many rounds more are enough for all demands of this kind.
bool canBeMet(const Blueprint &blueprint, const Met &met, int roundsLeft,
              bool (*isOfKind)(const Demand &))
{
    for (std::size_t i = 0; i < met.size(); ++i) {
        const Demand &demand = blueprint.situations[i];
        if (isOfKind(demand) && demand.rounds - met[i] > roundsLeft)
            return false;
    }
    return true;
}

/// Whether these patrons plan enough of what is demanded of them. They are watched at a table with
/// other cards than those of the exam, so that choosing them chooses no card.
bool planEnough(const PlaySettings &settings, const Blueprint &blueprint, const House &house,
                const Seed &otherCards, int &roundsLeft)
{
    SessionSpec spec = specOf(settings, house);
    spec.secret = otherCards;
    PerfectDeal deal{spec, settings, blueprint, house};
    for (int round = 0; round < blueprint.rounds; ++round) {
        if (!canBeMet(blueprint, deal.met(), blueprint.rounds - round, isPlanned))
            return false;
        if (--roundsLeft < 0 || !deal.dealOne())
            return false;
    }
    return canBeMet(blueprint, deal.met(), 0, isPlanned);
}

/// As many rounds as it takes to meet every demand. The end depends on cards that are out by then,
/// so it says nothing of those to come.
std::optional<int> roundsNeeded(const PlaySettings &settings, const Blueprint &blueprint,
                                const House &house)
{
    PerfectDeal deal{specOf(settings, house), settings, blueprint, house};
    const int most =
        std::max(blueprint.rounds, std::min(MostDealt, blueprint.rounds * MostTimesTheRounds));
    for (int round = 1; round <= most; ++round) {
        if (!deal.dealOne())
            return std::nullopt;
        if (round >= blueprint.rounds && canBeMet(blueprint, deal.met(), 0, isDemand))
            return round;
    }
    return std::nullopt;
}

} // namespace

std::optional<ExamPaper> makeExam(const Blueprint &blueprint, const House &house, const Seed &seed)
{
    KeyStream tries{seed, TriesStream};
    for (int roundsLeft = TriedRounds; roundsLeft > 0;) {
        const PlaySettings settings = settingsFor(blueprint, tries.nextSeed());
        if (!planEnough(settings, blueprint, house, tries.nextSeed(), roundsLeft))
            continue;
        // Patrons who plan enough are the ones: others would mean other cards.
        const auto rounds = roundsNeeded(settings, blueprint, house);
        if (!rounds)
            return std::nullopt;
        return ExamPaper{
            blueprint, house,
            seed,      settings,
            *rounds,   askAbout(house, blueprint.questions, KeyStream{seed, QuestionsStream})};
    }
    return std::nullopt;
}

std::vector<int> demandsMet(const ExamPaper &paper)
{
    PerfectDeal deal{specOf(paper.settings, paper.house), paper.settings, paper.blueprint,
                     paper.house};
    for (int round = 0; round < paper.rounds && deal.dealOne(); ++round) { }
    return deal.met();
}

} // namespace pitwise
