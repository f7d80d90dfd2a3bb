// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/perfectdeal.h"

#include "engine/patrons/untiltheywait.h"
#include "engine/procedure/expected.h"

namespace pitwise {

namespace {

constexpr int ActsAtMost = 1000; // in a round; a full table at war needs a fifth of it

} // namespace

PerfectDeal::PerfectDeal(const SessionSpec &spec, const PlaySettings &settings,
                         const Blueprint &blueprint, const House &house)
    : m_session(spec, house),
      m_crowd(crowdOf(settings, house)),
      m_blueprint(blueprint),
      m_met(blueprint.situations.size())
{
}

bool PerfectDeal::dealOne()
{
    const House &house = m_session.house();
    const int round = m_session.table().roundNumber;
    const std::size_t from = m_session.log().size();
    for (int acts = 0; acts < ActsAtMost; ++acts) {
        untilTheyWait(m_crowd, m_session.table(), house,
                      [&](const Event &event) { return !m_session.perform(event).refused; });
        const auto act = nextAct(m_session.table(), house);
        if (!act)
            return false;
        if (isAny<act::End>(*act))
            count({std::span{m_session.log()}.subspan(from), m_session.table(), house});
        if (!m_session.perform(*act).happened)
            return false;
        if (m_session.table().roundNumber != round)
            return true;
    }
    return false;
}

void PerfectDeal::count(const ExamRound &dealt)
{
    for (std::size_t i = 0; i < m_met.size(); ++i)
        m_met[i] += occursIn(m_blueprint.situations[i].situation, dealt) ? 1 : 0;
}

} // namespace pitwise
