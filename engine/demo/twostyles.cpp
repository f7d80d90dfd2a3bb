// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/twostyles.h"

#include "engine/procedure/dealing.h"
#include "engine/procedure/expected.h"
#include "engine/referee/judge.h"

#include <utility>
#include <variant>

namespace pitwise {

namespace {

/// Only when cards leave is not the same in both styles.
bool isCollect(const Event &event)
{
    const auto *act = std::get_if<Act>(&event);
    return act != nullptr && isAny<act::Collect>(*act);
}

House inStyle(House house, Style style)
{
    house.cards.style = style;
    return house;
}

/// Keeps what happens as frames.
class Recording
{
public:
    Recording(const House &house, std::uint64_t seed) : m_session(specOf(seed), house)
    {
        m_showing.spec = m_session.spec();
        m_showing.house = m_session.house();
        m_showing.before = m_session.table();
    }

    [[nodiscard]] const Session &session() const { return m_session; }

    void perform(const Event &event)
    {
        const Step step = m_session.perform(event);
        m_showing.frames.push_back({event, m_session.table(), step.findings});
        // Cards that leave belong to the beat before them.
        if (isCollect(event) && !m_showing.beats.empty())
            m_showing.beats.back() = m_showing.frames.size();
        else
            m_showing.beats.push_back(m_showing.frames.size());
    }

    Showing take() { return std::move(m_showing); }

private:
    static SessionSpec specOf(std::uint64_t seed)
    {
        SessionSpec spec;
        spec.seed = seed;
        return spec;
    }

    Session m_session;
    Showing m_showing;
};

/// What a dealer who makes the mistake does instead of the right `act`; nothing: not here.
std::optional<std::vector<Act>> mistaken(ShownMistake mistake, const Table &table,
                                         const House &house, const Act &act)
{
    const auto *pay = std::get_if<act::Pay>(&act);
    switch (mistake) {
    case ShownMistake::None:
        break;
    case ShownMistake::PaidTooMuch:
        if (pay != nullptr) {
            act::Pay more = *pay;
            more.amount = {pay->amount.money + table.at(pay->hand).bet(pay->bet).amount, {}};
            return {{more}};
        }
        break;
    case ShownMistake::OutOfTurn:
        // Any other seat's act of the same settlement that the referee calls out of order.
        if (!isAny<act::Pay, act::Take>(act))
            break;
        for (const SeatId seat : table.openBets[static_cast<std::size_t>(BetKind::Main)]) {
            for (const Act &other :
                 {Act{act::Take{seat, BetSet::of(BetKind::Main), {}}},
                  Act{act::Pay{
                      seat, BetKind::Main, {table.at(seat).bet(BetKind::Main).amount, {}}}}}) {
                const Verdict verdict = judge(table, house, other);
                if (verdict.omissions.empty() && verdict.own
                    && verdict.own->code == FindingCode::SettledOutOfOrder)
                    return {{other}};
            }
        }
        break;
    case ShownMistake::BurnForgotten:
        if (isAny<act::Burn>(act) && !table.shoeState.preparing)
            return std::vector<Act>{}; // nothing is done instead
        break;
    case ShownMistake::CollectedEarly:
        if (pay != nullptr && pay->bet == BetKind::Main)
            return {{act::Collect{pay->hand}, *pay}};
        break;
    }
    return std::nullopt;
}

/// A burn was forgotten: the next card is a war card.
Act withoutBurn(const Table &table, const House &house, const Act &act)
{
    if (!isAny<act::Burn>(act))
        return act;
    const auto place = nextPlace(table, house);
    return place ? Act{act::Deal{*place}} : act;
}

Showing dealt(const House &house, const CrowdSettings &patrons, int rounds, ShownMistake mistake)
{
    Recording recording{house, patrons.seed};
    Crowd crowd{patrons};
    bool made = mistake == ShownMistake::None;
    bool forgetsBurns = false;
    while (recording.session().table().roundNumber <= rounds) {
        const Table &table = recording.session().table();
        while (const auto event = crowd.react(table, house))
            recording.perform(*event);
        auto act = nextAct(table, house);
        if (!act)
            break;
        if (!made) {
            if (const auto instead = mistaken(mistake, table, house, *act)) {
                made = true;
                forgetsBurns = instead->empty();
                for (const Act &wrong : *instead)
                    recording.perform(wrong);
                if (!forgetsBurns)
                    continue;
            }
        }
        if (std::exchange(forgetsBurns, false))
            act = withoutBurn(table, house, *act);
        recording.perform(*act);
    }
    return recording.take();
}

/// The same again, but for the cards, which leave when this house wants it; cards that left too
/// early leave too early here, too.
Showing dealtLike(const Showing &other, const House &house)
{
    Recording recording{house, other.spec.seed.value_or(0)};
    const auto collectWhatIsDue = [&] {
        while (true) {
            const auto act = nextAct(recording.session().table(), house);
            if (!act || !isAny<act::Collect>(*act))
                return;
            recording.perform(*act);
        }
    };
    for (const Frame &frame : other.frames) {
        if (isCollect(frame.event) && frame.findings.empty())
            continue;
        collectWhatIsDue();
        recording.perform(frame.event);
    }
    return recording.take();
}

} // namespace

std::vector<Event> Showing::events() const
{
    std::vector<Event> all;
    all.reserve(frames.size());
    for (const Frame &frame : frames)
        all.push_back(frame.event);
    return all;
}

std::optional<std::size_t> firstMistake(const Showing &showing)
{
    for (std::size_t i = 0; i < showing.frames.size(); ++i) {
        if (!showing.frames[i].findings.empty())
            return i;
    }
    return std::nullopt;
}

TwoStyles showTwoStyles(const House &house, const CrowdSettings &patrons, int rounds,
                        ShownMistake mistake)
{
    TwoStyles both;
    both.lay = dealt(inStyle(house, Style::LayAndPay), patrons, rounds, mistake);
    both.pick = dealtLike(both.lay, inStyle(house, Style::PickAndPay));
    return both;
}

} // namespace pitwise
