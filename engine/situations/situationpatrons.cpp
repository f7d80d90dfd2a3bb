// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/situationpatrons.h"

#include "engine/table/physics.h"

#include <utility>

namespace pitwise {

SituationPatrons::SituationPatrons(const DealtRound &round, const House &house)
    : m_script(round.script),
      m_patrons(round.script, house, Rng{round.spec.seed.value_or(0), round.stream})
{
}

std::optional<Event> SituationPatrons::react(const Table &table, const House &house)
{
    countCards(table);
    const bool over = table.roundNumber > 1;
    if (!over && m_cards >= m_script.moment) {
        if (auto event = interfere(table, house))
            return event;
    }
    auto event = m_patrons.react(table, house);
    const auto *act = event ? std::get_if<PatronAct>(&*event) : nullptr;
    const bool cuts = act != nullptr && std::holds_alternative<patron::CutAt>(*act);
    return over && !cuts ? std::nullopt : event;
}

/// A new shoe has more cards than the last one: those do not count.
void SituationPatrons::countCards(const Table &table)
{
    const int left = table.shoe.left();
    if (m_left > left && !table.shoeState.preparing)
        m_cards += m_left - left;
    m_left = left;
}

std::optional<Event> SituationPatrons::interfere(const Table &table, const House &house)
{
    const auto can = [&](const Event &event) { return !impossible(table, house, event); };
    if (m_script.lateBet && can(*m_script.lateBet))
        return std::exchange(m_script.lateBet, std::nullopt);
    if (m_script.chance && can(Event{*m_script.chance}))
        return Event{*std::exchange(m_script.chance, std::nullopt)};
    auto &more = m_script.more;
    if (!m_script.chance && !more.empty() && m_cards >= more.front().moment
        && can(Event{more.front().event})) {
        const Event event{more.front().event};
        more.pop_front();
        return event;
    }
    return std::nullopt;
}

} // namespace pitwise
