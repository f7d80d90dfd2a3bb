// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/session.h"

#include "engine/procedure/keepstanding.h"
#include "engine/referee/casinowarquicklook.h"
#include "engine/referee/floor.h"
#include "engine/table/apply.h"

#include <algorithm>
#include <utility>

namespace pitwise {

Session::Session(SessionSpec spec, const House &house)
    : m_spec(std::move(spec)),
      m_house(houseOf(m_spec, house)),
      m_table(tableOf(m_spec, m_house)),
      m_keepsStarts(mayDealAgain(m_spec))
{
    if (m_keepsStarts)
        keepStart();
}

Step Session::newStep(SessionTime at) const
{
    Step step;
    step.number = m_log.size();
    step.round = m_table.roundNumber;
    step.at = at;
    return step;
}

/// A refusal that is listed is the last entry of the log.
void Session::refuse(Impossible why, Refused refused, Step *told)
{
    if (refused == Refused::Listed)
        m_refusals.push_back({m_log.size() - 1, why});
    if (told != nullptr) {
        told->refused = why;
        told->happened = false;
    }
}

/// A wrong payoff that was taken back and then paid right costs only half the points.
void Session::markCorrected(HandId hand, BetKind bet, Step *told)
{
    const auto isIt = [&](const Recorded &recorded) {
        const Finding &finding = recorded.finding;
        return recorded.round == m_table.roundNumber && !recorded.dealtAgain && finding.hand == hand
            && finding.bet == bet
            && (finding.code == FindingCode::WrongPayout
                || finding.code == FindingCode::PaidLosingBet
                || finding.code == FindingCode::MovedPush);
    };
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        Finding &finding = m_findings[i].finding;
        if (finding.corrected || !isIt(m_findings[i]))
            continue;
        finding.corrected = true;
        if (told != nullptr)
            told->corrected.push_back(i);
    }
}

template<ActKind Kind>
void Session::markCorrected(const Kind &act, Step *told)
{
    if (m_findings.empty()) // nothing to correct
        return;
    if (const auto *pay = as<act::Pay>(act); pay && m_table.at(pay->hand).bet(pay->bet).retracted)
        markCorrected(pay->hand, pay->bet, told);
    if (const auto *take = as<act::Take>(act)) {
        for (const BetKind kind : take->bets) {
            if (m_table.at(take->hand).bet(kind).retracted)
                markCorrected(take->hand, kind, told);
        }
    }
}

/// From here on the kind of act is known at compile time.
template<ActKind Kind>
void Session::followKind(const Kind &act, SessionTime at, Refused refused, Step *told)
{
    const auto why = impossible(m_table, m_house, act);
    if (!why || refused == Refused::Listed)
        m_log.emplace_back(std::in_place_type<Act>, act, at);
    if (why)
        return refuse(*why, refused, told);
    m_log.back().hinted = std::exchange(m_hinted, false);
    if (m_firstAct == None)
        m_firstAct = m_log.size() - 1;
    ++m_dealerActs;
    const int round = m_table.roundNumber;
    if (isPlainlyRight(m_table, m_house, act)) { // nearly all are: skip the full verdict
        carryOutPlain(m_table, m_house, act);
    } else {
        Verdict verdict = judgeInFull(m_table, m_house, act);
        if (verdict.clean()) {
            markCorrected(act, told);
            carryOut(m_table, m_house, act);
        } else {
            followWrong(act, verdict, told);
        }
    }
    keepStanding(m_table, m_house);
    if (m_table.roundNumber != round) {
        endRound(told);
        if (!isAny<act::End>(act)) {
            m_firstAct = m_log.size() - 1; // the end was forgotten: this is the next round's
            m_starts.clear(); // and its start is past
        } else if (m_keepsStarts) {
            keepStart();
        }
    }
}

template<ActKind Kind>
void Session::followWrong(const Kind &act, Verdict &verdict, Step *told)
{
    const int round = m_table.roundNumber;
    const bool happens = m_spec.mode.value_or(Mode::Assess) == Mode::Assess;
    if (happens) {
        if (!verdict.wrong)
            markCorrected(act, told);
        makeGoodOmissions(m_table, m_house, verdict.omissions());
        carryOut(m_table, m_house, act, verdict);
    } else {
        acknowledge(m_table, verdict.omissions());
    }
    // What did not happen costs once, whatever it would have spoilt.
    const auto heaviest = std::min_element(
        verdict.findings.begin(), verdict.findings.end(),
        [](const Finding &a, const Finding &b) { return severityOf(a.code) < severityOf(b.code); });
    for (auto one = verdict.findings.begin(); one != verdict.findings.end(); ++one)
        m_findings.push_back({m_log.size() - 1, round, *one, happens || one == heaviest});
    if (told != nullptr) {
        told->happened = happens;
        told->findings = std::move(verdict.findings);
    }
}

void Session::endRound(Step *told)
{
    m_ended.push_back({std::exchange(m_firstAct, None), m_log.size() - 1});
    if (told != nullptr)
        told->roundEnded = true;
}

void Session::keepStart()
{
    constexpr std::size_t Kept = 2;
    if (m_starts.size() == Kept)
        m_starts.erase(m_starts.begin());
    m_starts.push_back({m_table, m_log.size(), m_ended.size(), m_dealerActs});
}

bool Session::canDealAgain() const
{
    return !m_starts.empty() && (m_firstAct != None || m_starts.size() > 1);
}

/// An attempt that is dealt again stays in the log; its findings are listed but do not count.
void Session::setAside(std::size_t from)
{
    for (Recorded &recorded : m_findings) {
        if (recorded.event >= from) {
            recorded.counts = false;
            recorded.dealtAgain = true;
        }
    }
}

void Session::dealAgain(SessionTime at, Step *told)
{
    m_log.emplace_back(std::in_place_type<ChanceEvent>, chance::Again{}, at);
    if (!canDealAgain())
        return refuse(Impossible::NotDealtAgain, Refused::Listed, told);
    if (m_firstAct == None)
        m_starts.pop_back(); // this round has not begun: the last one is meant
    RoundStart &start = m_starts.back();
    setAside(start.log);
    m_table = start.table;
    m_dealerActs = start.dealerActs;
    m_ended.resize(start.ended);
    m_firstAct = None;
    ++m_dealtAgain;
    start.log = m_log.size();
    if (told != nullptr)
        told->round = m_table.roundNumber;
}

/// Patrons and chance are not judged.
template<typename Who, typename Kind>
void Session::followOthers(const Kind &what, SessionTime at, Step *told)
{
    m_log.emplace_back(std::in_place_type<Who>, what, at);
    if (const auto why = impossible(m_table, m_house, what))
        return refuse(*why, Refused::Listed, told);
    apply(m_table, m_house, what);
    keepStanding(m_table, m_house);
}

void Session::follow(const Act &act, SessionTime at, Refused refused, Step *told)
{
    visitKind([&](const auto &what) { followKind(what, at, refused, told); }, act);
}

void Session::follow(const Event &event, SessionTime at, Step *told)
{
    if (const auto *act = std::get_if<Act>(&event))
        follow(*act, at, Refused::Listed, told);
    else if (const auto *patron = std::get_if<PatronAct>(&event))
        visitKind([&](const auto &what) { followOthers<PatronAct>(what, at, told); }, *patron);
    else if (isAgain(event))
        dealAgain(at, told);
    else
        followOthers<ChanceEvent>(std::get<ChanceEvent>(event), at, told);
}

void Session::startAfterShown()
{
    if (m_log.size() == m_spec.sitting.shown)
        startHere();
}

void Session::startHere()
{
    if (!m_keepsStarts)
        return;
    m_starts.clear();
    keepStart();
}

Step Session::perform(const Event &event, SessionTime at)
{
    Step step = newStep(at);
    follow(event, at, &step);
    startAfterShown();
    return step;
}

Step Session::perform(const Act &act, SessionTime at)
{
    Step step = newStep(at);
    follow(act, at, Refused::Listed, &step);
    startAfterShown();
    return step;
}

Step Session::attempt(const Act &act, SessionTime at)
{
    Step step = newStep(at);
    follow(act, at, Refused::Dropped, &step);
    startAfterShown();
    return step;
}

void Session::forgetLog()
{
    m_log.clear();
    m_findings.clear();
    m_refusals.clear();
    m_ended.clear();
    m_firstAct = None;
}

void Session::reserve(std::size_t events)
{
    constexpr std::size_t LeastOfRound = 4; // a finished round has at least this many events
    m_log.reserve(events);
    m_ended.reserve(events / LeastOfRound);
}

int Session::rounds() const
{
    return m_table.roundNumber - (m_table.round.begun ? 0 : 1);
}

Session replay(const SessionSpec &spec, const House &house, std::span<const LogEntry> log)
{
    Session session{spec, house};
    session.reserve(log.size());
    for (const LogEntry &entry : log) {
        if (entry.hinted)
            session.noteHint();
        session.advance(entry.event, entry.at);
        session.startAfterShown();
    }
    return session;
}

} // namespace pitwise
