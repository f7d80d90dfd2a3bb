// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/twostyles.h"

#include "engine/procedure/expected.h"

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

Showing dealt(const House &house, const CrowdSettings &patrons, int rounds)
{
    Recording recording{house, patrons.seed};
    Crowd crowd{patrons};
    while (recording.session().table().roundNumber <= rounds) {
        while (const auto event = crowd.react(recording.session().table(), house))
            recording.perform(*event);
        const auto act = nextAct(recording.session().table(), house);
        if (!act)
            break;
        recording.perform(*act);
    }
    return recording.take();
}

/// The same again, but for the cards, which leave when this house wants it.
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
        if (isCollect(frame.event))
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

TwoStyles showTwoStyles(const House &house, const CrowdSettings &patrons, int rounds)
{
    TwoStyles both;
    both.lay = dealt(inStyle(house, Style::LayAndPay), patrons, rounds);
    both.pick = dealtLike(both.lay, inStyle(house, Style::PickAndPay));
    return both;
}

} // namespace pitwise
