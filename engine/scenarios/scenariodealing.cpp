// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenarios/scenariodealing.h"

#include "engine/procedure/betting.h"
#include "engine/procedure/expected.h"
#include "engine/session/notation.h"
#include "engine/session/seen.h"
#include "engine/session/session.h"
#include "engine/situations/situationpatrons.h"

#include <algorithm>
#include <map>

namespace pitwise {

namespace {

constexpr int EventsAtMost = 900; // of one round

Event withoutChips(Event event)
{
    auto *patron = std::get_if<PatronAct>(&event);
    if (patron == nullptr)
        return event;
    if (auto *bet = std::get_if<patron::Bet>(patron))
        bet->amount.chips = {};
    else if (auto *insure = std::get_if<patron::Insure>(patron))
        insure->amount.chips = {};
    else if (auto *twice = std::get_if<patron::Double>(patron)) {
        twice->main.chips = {};
        if (twice->war)
            twice->war->chips = {};
    }
    return event;
}

/// A cut is the patron's affair: it comes out anew each time.
bool isSaid(const Event &event)
{
    const auto *patron = std::get_if<PatronAct>(&event);
    if (patron != nullptr)
        return !std::holds_alternative<patron::CutAt>(*patron)
            && !std::holds_alternative<patron::NoCut>(*patron);
    return std::holds_alternative<ChanceEvent>(event);
}

/// Writes down what a log says, entry by entry.
class ScriptWriter
{
public:
    explicit ScriptWriter(const House &house) : m_house(house) { }

    /// Why no script can have this entry; empty: it can.
    std::string follow(const Event &event)
    {
        if (m_over)
            return "a scenario is one round: nothing may follow its end";
        if (const auto *act = std::get_if<Act>(&event)) {
            dealers(*act);
            return {};
        }
        if (const auto *patron = std::get_if<PatronAct>(&event))
            return std::visit([&](const auto &what) { return patrons(what); }, *patron);
        return happens(std::get<ChanceEvent>(event));
    }
    [[nodiscard]] const RoundScript &script() const { return m_script; }
    [[nodiscard]] bool hasBets() const
    {
        return std::any_of(m_script.seats.begin(), m_script.seats.end(),
                           [](const SeatScript &seat) { return seat.taken; });
    }

private:
    void dealers(const Act &act)
    {
        const auto *say = std::get_if<act::Say>(&act);
        m_closed =
            m_closed || isAny<act::Deal>(act) || (say != nullptr && say->call == Call::NoMoreBets);
        m_over = m_over || isAny<act::End>(act);
        if (m_closed && isAny<act::Deal, act::Burn>(act))
            ++m_cards;
        m_script.newShoe = m_script.newShoe || (!m_closed && isAny<act::Shuffle>(act));
    }
    SeatScript &at(HandId hand) { return m_script.at(hand.seat); }

    /// Late bet and chance come at the same moment of the script.
    std::string moment()
    {
        const int cards = std::max(1, m_cards);
        if (m_hasMoment && m_script.moment != cards)
            return "a late bet and an irregularity must come after the same card";
        m_hasMoment = true;
        m_script.moment = cards;
        return {};
    }

    std::string patrons(const patron::Bet &bet)
    {
        const BetKind side = sideBet(m_house);
        if (bet.bet == BetKind::WarTie) {
            at(bet.hand).warTie = bet.amount.money;
        } else if (m_closed) {
            if (m_script.lateBet)
                return "a scenario has one late bet";
            m_script.lateBet = Event{PatronAct{bet}};
            return moment();
        } else if (bet.bet == BetKind::Main || bet.bet == side) {
            SeatScript &seat = at(bet.hand);
            seat.taken = true;
            (bet.bet == BetKind::Main ? seat.main : seat.side) += bet.amount.money;
        } else {
            if (m_script.sideNotTaken)
                return "a scenario has one bet that the house does not take";
            m_script.sideNotTaken = Event{PatronAct{bet}};
        }
        return {};
    }
    std::string patrons(const patron::Decide &decide)
    {
        SeatScript &seat = at(decide.hand);
        switch (decide.decision) {
        case Decision::Surrender:
            seat.surrenders = true;
            break;
        case Decision::Parlay:
            seat.parlays = true;
            break;
        case Decision::EvenMoney:
            seat.takesEvenMoney = true;
            break;
        case Decision::Hit:
            seat.signals.push_back(Signal::Hit);
            break;
        case Decision::Stand:
            seat.signals.push_back(Signal::Stand);
            break;
        case Decision::None:
        case Decision::War:
        case Decision::Keep:
            break;
        }
        return {};
    }
    std::string patrons(const patron::Double &twice)
    {
        const bool less = twice.main.money < at(twice.hand).main;
        at(twice.hand).signals.push_back(less ? Signal::DoubleForLess : Signal::Double);
        return {};
    }
    std::string patrons(const patron::Split &split)
    {
        at(split.hand).signals.push_back(Signal::Split);
        return {};
    }
    std::string patrons(const patron::Insure &insure)
    {
        at(insure.hand).insures = true;
        return {};
    }
    std::string patrons(const patron::CutAt &) { return {}; }
    std::string patrons(const patron::NoCut &) { return {}; }

    std::string happens(const ChanceEvent &event)
    {
        if (std::holds_alternative<chance::Again>(event))
            return "a scenario is dealt once";
        if (m_script.chance)
            return "a scenario has one irregularity";
        m_script.chance = event;
        return moment();
    }

    const House &m_house;
    RoundScript m_script;
    bool m_closed = false; ///< no more bets
    bool m_over = false;
    bool m_hasMoment = false;
    int m_cards = 0; ///< out of the shoe since the bets were closed
};

/// Notes which rank each place got, for whoever changes the scenario later.
void noteRank(RoundScript &script, const Event &event, const Seen &seen, const Table &after)
{
    const auto *act = std::get_if<Act>(&event);
    const auto *deal = act == nullptr ? nullptr : std::get_if<act::Deal>(act);
    if (deal == nullptr)
        return;
    std::optional<Card> card = seen.card;
    if (!card && deal->hand.isDealer() && !after.dealer.dealt.empty())
        card = after.dealer.dealt[after.dealer.dealt.size() - 1]; // the hole card
    if (!card)
        return;
    auto &ranks = deal->hand.isDealer() ? script.dealerRanks : script.at(deal->hand.seat).ranks;
    ranks.push_back(card->rank());
}

} // namespace

ScriptReading scriptFrom(std::span<const LogEntry> log, const House &house)
{
    ScriptWriter writer{house};
    ScriptReading reading;
    for (std::size_t i = 0; i < log.size() && !reading.trouble; ++i) {
        if (std::string why = writer.follow(log[i].event); !why.empty())
            reading.trouble = {i, std::move(why)};
    }
    if (!reading.trouble && !writer.hasBets())
        reading.trouble = {0, "nobody bets in it"};
    reading.script = writer.script();
    return reading;
}

ScenarioDealing dealScenario(const SessionSpec &spec, const House &house, const RoundScript &script,
                             std::uint64_t stream)
{
    ScenarioDealing dealing;
    dealing.round = {spec, {}, script, stream};
    dealing.round.script.dealerRanks.clear();
    for (SeatScript &seat : dealing.round.script.seats)
        seat.ranks.clear();
    Session session{spec, house};
    SituationPatrons patrons{dealing.round, session.house()};
    const auto stop = [&](const char *why) {
        dealing.trouble = why;
        return dealing;
    };
    while (session.table().roundNumber == 1) {
        if (session.log().size() > EventsAtMost)
            return stop("it does not come to an end");
        auto event = patrons.react(session.table(), session.house());
        if (!event) {
            const auto act = nextAct(session.table(), session.house());
            if (!act)
                return stop("the house's own dealer does not know how to go on");
            event = Event{*act};
        }
        const Table before = session.table();
        const Step step = session.perform(*event);
        if (step.refused)
            return stop(session.table().hasNextCard() ? "the house's own dealer cannot go on"
                                                      : "the cards run out before the round ends");
        if (!step.findings.empty())
            return stop("the house's own dealer makes a mistake in it");
        noteRank(dealing.round.script, *event, seenIn(*event, before, session.table()),
                 session.table());
    }
    dealing.round.log = session.log();
    return dealing;
}

std::optional<std::size_t> firstMissing(std::span<const LogEntry> said,
                                        std::span<const LogEntry> dealt)
{
    const ChipSet none;
    std::map<std::string, int> happened;
    for (const LogEntry &entry : dealt) {
        if (isSaid(entry.event))
            ++happened[toText(withoutChips(entry.event), none)];
    }
    for (std::size_t i = 0; i < said.size(); ++i) {
        if (isSaid(said[i].event) && --happened[toText(withoutChips(said[i].event), none)] < 0)
            return i;
    }
    return std::nullopt;
}

} // namespace pitwise
