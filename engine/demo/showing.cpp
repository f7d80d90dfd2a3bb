// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/showing.h"

#include <utility>
#include <variant>

namespace pitwise {

std::vector<LogEntry> Showing::logUntil(std::size_t count) const
{
    std::vector<LogEntry> all = earlier;
    all.reserve(all.size() + count);
    for (std::size_t i = 0; i < count; ++i)
        all.emplace_back(frames[i].event);
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

bool isCollect(const Event &event)
{
    const auto *act = std::get_if<Act>(&event);
    return act != nullptr && isAny<act::Collect>(*act);
}

Recording::Recording(const SessionSpec &spec, const House &house, int fromRound)
    : m_session(spec, house),
      m_fromRound(fromRound)
{
    m_showing.spec = m_session.spec();
    m_showing.house = m_session.house();
    m_showing.before = m_session.table();
}

bool Recording::perform(const Event &event)
{
    const bool shown = shows();
    Step step = m_session.perform(event);
    if (!shown) {
        m_showing.earlier.push_back(event);
        m_showing.before = m_session.table();
        return step.happened;
    }
    m_showing.frames.push_back({event, m_session.table(), std::move(step.findings)});
    if (isCollect(event) && !m_showing.beats.empty())
        m_showing.beats.back() = m_showing.frames.size();
    else
        m_showing.beats.push_back(m_showing.frames.size());
    return step.happened;
}

bool Recording::perform(std::span<const Act> acts)
{
    bool any = false;
    for (const Act &act : acts)
        any = perform(Event{act}) || any;
    return any;
}

Showing Recording::take()
{
    return std::move(m_showing);
}

} // namespace pitwise
