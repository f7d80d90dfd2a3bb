// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/pairs.h"

#include "engine/patrons/fixedpatrons.h"
#include "engine/procedure/expected.h"

#include <algorithm>

namespace pitwise {

namespace {

House inStyle(House house, Style style)
{
    house.cards.style = style;
    return house;
}

/// Deals the same events in another style: cards leave when this style wants it. Cards that were
/// collected too early are collected too early here as well.
Showing dealtLike(const Showing &other, const House &house, const Scene &scene)
{
    Recording recording{specOf(scene, house), house, scene.round};
    const auto collectWhatIsDue = [&] {
        while (true) {
            const auto act = nextAct(recording.table(), house);
            if (!act || !isAny<act::Collect>(*act) || !recording.perform(Event{*act}))
                return;
        }
    };
    for (const LogEntry &entry : other.earlier) {
        if (isCollect(entry.event))
            continue;
        collectWhatIsDue();
        recording.perform(entry.event);
    }
    for (const Frame &frame : other.frames) {
        if (isCollect(frame.event) && frame.findings.empty())
            continue;
        collectWhatIsDue();
        recording.perform(frame.event);
    }
    Showing showing = recording.take();
    showing.patrons = scene.patrons;
    return showing;
}

/// The cards of both shoes, in the order of the smaller one.
std::vector<Card> sharedCards(const House &left, const House &right, std::uint64_t seed)
{
    const House &smaller = left.shoe.decks <= right.shoe.decks ? left : right;
    Shoe shoe = Shoe::shuffled(smaller.shoe.decks, seed, 0);
    std::vector<Card> cards;
    constexpr std::size_t Enough = 120; // for a round of seven seats at war, or of blackjack
    for (const Card card : shoe.cards()) {
        if (cards.size() == Enough)
            break;
        cards.push_back(card);
    }
    return cards;
}

/// One round by the house's own dealer, with patrons of fixed habits.
Showing dealtTo(const House &house, const std::vector<Habit> &habits, const SessionSpec &spec,
                ShownMistake mistake)
{
    Recording recording{spec, house, 1};
    FixedPatrons patrons{habits};
    ShownDealer dealer{mistake};
    while (recording.table().roundNumber == 1) {
        untilTheyWait(patrons, recording.table(), house,
                      [&](const Event &event) { return recording.perform(event); });
        if (!recording.perform(dealer.next(recording.table(), house, true)))
            break;
    }
    Showing showing = recording.take();
    showing.patrons = {spec.seed.value_or(0), static_cast<int>(habits.size()), Temper::Bold, 0, 0};
    return showing;
}

/// What two houses share in a round: the cards and the patrons.
struct Shared
{
    Shared(const House &left, const House &right, std::uint64_t seed, int guests)
        : habits(sharedHabits(left, right, std::min({guests, left.table.seats, right.table.seats}),
                              seed))
    {
        spec.seed = seed;
        spec.shoe = sharedCards(left, right, seed);
        spec.shoeContinues = true;
    }
    [[nodiscard]] Showing dealt(const House &house, const std::vector<Habit> &his,
                                ShownMistake mistake) const
    {
        return dealtTo(house, his, specFor(house), mistake);
    }
    /// Deals without a mistake and records nothing.
    [[nodiscard]] bool has(Situation situation, const House &house,
                           const std::vector<Habit> &his) const
    {
        Session session{specFor(house), house};
        FixedPatrons patrons{his};
        return dealtRoundHas(situation, session, patrons);
    }
    [[nodiscard]] SessionSpec specFor(const House &house) const
    {
        SessionSpec here = spec;
        here.house = house.id;
        return here;
    }

    std::pair<std::vector<Habit>, std::vector<Habit>> habits;
    SessionSpec spec;
};

/// The hand of the first mistake, and the table at the end of that step.
std::optional<bool> cardsLieAfterMistake(const Showing &showing)
{
    const auto wrong = firstMistake(showing);
    if (!wrong || !showing.frames[*wrong].findings.front().hand)
        return std::nullopt;
    const HandId hand = *showing.frames[*wrong].findings.front().hand;
    const auto end = std::upper_bound(showing.beats.begin(), showing.beats.end(), *wrong);
    if (hand.isDealer() || end == showing.beats.end())
        return std::nullopt;
    return showing.tableAt(*end).at(hand).cards.lying > 0;
}

/// The scene with a wrong payment that one style hides and the other leaves to be seen.
std::optional<Pair> withEvidence(const House &left, const House &right, const Scene &scene)
{
    for (int nth = 0;; ++nth) {
        Pair both = showTwoStyles(left, right, scene, ShownMistake::PaidTooMuch, nth);
        if (!firstMistake(both.right))
            return std::nullopt; // no further chance in this round
        if (differsInEvidence(both))
            return both;
    }
}

bool has(const Showing &showing, Situation situation)
{
    if (showing.frames.empty())
        return false;
    const auto log = showing.log();
    const Table &last = showing.tableAt(showing.frames.size() - 1);
    return hasSituation(situation, showing.house, log, last);
}

} // namespace

bool differsInEvidence(const Pair &pair)
{
    const auto left = cardsLieAfterMistake(pair.left);
    const auto right = cardsLieAfterMistake(pair.right);
    return left && right && *left != *right;
}

bool areStylesOfOneHouse(const House &left, const House &right)
{
    const auto alike = [](House house) {
        house.cards.style = {};
        house.provenance.erase("cards.style");
        return house;
    };
    return alike(left) == alike(right);
}

Pair showTwoStyles(const House &left, const House &right, const Scene &scene, ShownMistake mistake,
                   int nth)
{
    Pair both;
    both.right = show(right, scene, mistake, nth);
    both.left = dealtLike(both.right, left, scene);
    return both;
}

Pair showTwoStyles(const House &house, const Scene &scene, ShownMistake mistake)
{
    return showTwoStyles(inStyle(house, Style::PickAndPay), inStyle(house, Style::LayAndPay), scene,
                         mistake);
}

Pair showTwoHouses(const House &left, const House &right, std::uint64_t seed, int guests,
                   ShownMistake mistake)
{
    const Shared shared{left, right, seed, guests};
    return {shared.dealt(left, shared.habits.first, mistake),
            shared.dealt(right, shared.habits.second, mistake)};
}

std::optional<Pair> findPair(const House &left, const House &right, Situation situation,
                             std::uint64_t seed, int guests, ShownMistake mistake)
{
    const auto shows = [&](const Showing &showing) {
        return mistake == ShownMistake::None || firstMistake(showing).has_value();
    };
    constexpr std::uint64_t Tries = 60; // some rounds have no place for the mistake
    if (areStylesOfOneHouse(left, right)) {
        std::optional<Pair> found;
        for (std::uint64_t i = 0; i < Tries; ++i) {
            const auto scene = findScene(right, situation, seed, guests);
            if (!scene)
                break;
            const bool tellsMore =
                mistake == ShownMistake::PaidTooMuch && left.cards.style != right.cards.style;
            if (auto telling = tellsMore ? withEvidence(left, right, *scene) : std::nullopt)
                return telling;
            Pair both = showTwoStyles(left, right, *scene, mistake);
            if (shows(both.right) && !found)
                found = std::move(both);
            if (found && !tellsMore)
                break;
            seed = scene->patrons.seed + 1;
        }
        return found;
    }
    // Patrons of fixed habits make no odd bets, and there are no irregularities.
    if (!canHappen(situation, left) || situation == Situation::OverLimit
        || situation == Situation::ExposedCard || situation == Situation::CutCardOut)
        return std::nullopt;
    const std::uint64_t most = situation == Situation::Any ? Tries : Tries * 5;
    for (std::uint64_t i = 0; i < most; ++i) {
        const Shared shared{left, right, seed + i, guests};
        if (!shared.has(situation, left, shared.habits.first))
            continue;
        Showing first = shared.dealt(left, shared.habits.first, mistake);
        if (has(first, situation) && shows(first))
            return Pair{std::move(first), shared.dealt(right, shared.habits.second, mistake)};
    }
    return std::nullopt;
}

} // namespace pitwise
