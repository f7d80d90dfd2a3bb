// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/session.h"

#include "engine/procedure/keepstanding.h"
#include "engine/referee/floor.h"
#include "engine/referee/casinowarquicklook.h"
#include "engine/table/apply.h"

namespace pitwise {

Session::Session(SessionSpec spec, const House &house)
    : m_spec(std::move(spec)),
      m_house(houseOf(m_spec, house)),
      m_table(tableOf(m_spec, m_house))
{
}

Step Session::refuse(Impossible why)
{
    m_refusals.push_back({m_log.size() - 1, why});
    return {why, {}, false};
}

/// A payoff taken back and then settled rightly halves the weight of what was said of it.
void Session::markCorrected(HandId hand, BetKind bet)
{
    const auto isIt = [&](const Recorded &recorded) {
        const Finding &finding = recorded.finding;
        return recorded.round == m_table.roundNumber && finding.hand == hand && finding.bet == bet
            && (finding.code == FindingCode::WrongPayout
                || finding.code == FindingCode::PaidLosingBet
                || finding.code == FindingCode::MovedPush);
    };
    for (Recorded &recorded : m_findings) {
        if (isIt(recorded))
            recorded.finding.corrected = true;
    }
}

template<ActKind Kind>
void Session::markCorrected(const Kind &act)
{
    if (m_findings.empty()) // nothing was said
        return;
    if (const auto *pay = as<act::Pay>(act); pay && m_table.at(pay->hand).bet(pay->bet).retracted)
        markCorrected(pay->hand, pay->bet);
    if (const auto *take = as<act::Take>(act)) {
        for (const BetKind kind : take->bets) {
            if (m_table.at(take->hand).bet(kind).retracted)
                markCorrected(take->hand, kind);
        }
    }
}

/// From here on the kind of act is known while compiling.
template<ActKind Kind>
Step Session::performKind(const Kind &act)
{
    m_log.emplace_back(std::in_place_type<Act>, act);
    if (const auto why = impossible(m_table, m_house, act))
        return refuse(*why);
    ++m_dealerActs;
    if (isPlainlyRight(m_table, m_house, act)) { // as nearly all are: no need for a verdict
        carryOutPlain(m_table, m_house, act);
    } else {
        Verdict verdict = judgeInFull(m_table, m_house, act);
        if (!verdict.clean())
            return performWrong(act, verdict);
        markCorrected(act);
        carryOut(m_table, m_house, act);
    }
    keepStanding(m_table, m_house);
    return {};
}

template<ActKind Kind>
Step Session::performWrong(const Kind &act, Verdict &verdict)
{
    const int round = m_table.roundNumber;
    Step step;
    step.happened = m_spec.mode.value_or(Mode::Assess) == Mode::Assess;
    if (step.happened) {
        if (!verdict.wrong)
            markCorrected(act);
        makeGoodOmissions(m_table, m_house, verdict.omissions());
        carryOut(m_table, m_house, act, verdict);
        keepStanding(m_table, m_house);
    } else {
        acknowledge(m_table, verdict.omissions());
    }
    step.findings = std::move(verdict.findings);
    for (const Finding &finding : step.findings)
        m_findings.push_back({m_log.size() - 1, round, finding});
    return step;
}

Step Session::perform(const Act &act)
{
    return visitKind([this](const auto &what) { return performKind(what); }, act);
}

Step Session::perform(const Event &event)
{
    if (const auto *act = std::get_if<Act>(&event))
        return perform(*act);
    if (const auto *patron = std::get_if<PatronAct>(&event))
        return visitKind([this](const auto &what) { return performPatrons(what); }, *patron);
    m_log.push_back(event);
    if (const auto why = impossible(m_table, m_house, event))
        return refuse(*why);
    apply(m_table, m_house, event);
    keepStanding(m_table, m_house);
    return {};
}

template<PatronKind Kind>
Step Session::performPatrons(const Kind &act)
{
    m_log.emplace_back(std::in_place_type<PatronAct>, act);
    if (const auto why = impossible(m_table, m_house, act))
        return refuse(*why);
    apply(m_table, m_house, act);
    keepStanding(m_table, m_house);
    return {};
}

void Session::forgetLog()
{
    m_log.clear();
    m_findings.clear();
    m_refusals.clear();
}

int Session::rounds() const
{
    return m_table.roundNumber - (m_table.round.begun ? 0 : 1);
}

Session replay(const SessionSpec &spec, const House &house, std::span<const Event> events)
{
    Session session{spec, house};
    session.reserve(events.size());
    for (const Event &event : events)
        session.perform(event);
    return session;
}

} // namespace pitwise
