// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/paper.h"

#include "engine/patrons/untiltheywait.h"
#include "engine/procedure/expected.h"

#include <algorithm>

namespace pitwise {

namespace {

// Sequences of the seed; the tries have numbers of their own.
constexpr std::uint64_t TriesStream = 0;
constexpr std::uint64_t QuestionsStream = 1;

constexpr int Tries = 20'000;
constexpr int ActsAtMost = 1000; // in a round; a full table at war needs a fifth of it

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

/// Deals one round without mistakes and adds what it met. False if it cannot be finished.
bool dealOne(Session &session, Crowd &crowd, const Blueprint &blueprint, std::vector<int> &met)
{
    const House &house = session.house();
    const int round = session.table().roundNumber;
    const std::size_t from = session.log().size();
    for (int acts = 0; acts < ActsAtMost; ++acts) {
        untilTheyWait(crowd, session.table(), house,
                      [&](const Event &event) { return !session.perform(event).refused; });
        const auto act = nextAct(session.table(), house);
        if (!act)
            return false;
        if (isAny<act::End>(*act)) {
            const ExamRound dealt{std::span{session.log()}.subspan(from), session.table(), house};
            for (std::size_t i = 0; i < met.size(); ++i)
                met[i] += occursIn(blueprint.situations[i].situation, dealt) ? 1 : 0;
        }
        if (!session.perform(*act).happened)
            return false;
        if (session.table().roundNumber != round)
            return true;
    }
    return false;
}

bool allMet(const Blueprint &blueprint, const std::vector<int> &met)
{
    for (std::size_t i = 0; i < met.size(); ++i) {
        if (met[i] < blueprint.situations[i].rounds)
            return false;
    }
    return !met.empty() || blueprint.situations.empty();
}

/// The rounds left are too few for what is still to come.
bool isHopeless(const Blueprint &blueprint, const std::vector<int> &met, int roundsLeft)
{
    for (std::size_t i = 0; i < met.size(); ++i) {
        if (blueprint.situations[i].rounds - met[i] > roundsLeft)
            return true;
    }
    return false;
}

/// Empty if a round cannot be finished, or the demands cannot be met any more.
std::optional<std::vector<int>> dealAll(const PlaySettings &settings, const Blueprint &blueprint,
                                        const House &house)
{
    Session session{specOf(settings, house), house};
    Crowd crowd{crowdOf(settings, house)};
    std::vector<int> met(blueprint.situations.size());
    for (int round = 0; round < blueprint.rounds; ++round) {
        if (isHopeless(blueprint, met, blueprint.rounds - round)
            || !dealOne(session, crowd, blueprint, met))
            return std::nullopt;
    }
    return met;
}

} // namespace

std::optional<ExamPaper> makeExam(const Blueprint &blueprint, const House &house, const Seed &seed)
{
    KeyStream tries{seed, TriesStream};
    for (int i = 0; i < Tries; ++i) {
        const PlaySettings settings = settingsFor(blueprint, tries.nextSeed());
        const auto met = dealAll(settings, blueprint, house);
        if (met && allMet(blueprint, *met))
            return ExamPaper{
                blueprint, house, seed, settings,
                askAbout(house, blueprint.questions, KeyStream{seed, QuestionsStream})};
    }
    return std::nullopt;
}

std::vector<int> demandsMet(const ExamPaper &paper)
{
    return dealAll(paper.settings, paper.blueprint, paper.house)
        .value_or(std::vector<int>(paper.blueprint.situations.size()));
}

} // namespace pitwise
