// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/table/tablefeedback.h"

#include "engine/table/blackjack.h"
#include "ui/panels/callbar.h"
#include "ui/panels/coachcard.h"
#include "ui/panels/sidepanel.h"
#include "ui/panels/summarycard.h"
#include "ui/panels/toast.h"
#include "ui/screens/table/tablecards.h"
#include "ui/screens/table/voices.h"
#include "ui/table/places.h"
#include "ui/table/tableview.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

namespace pitwise::ui {

TableFeedback::TableFeedback(SessionController *controller, const TablePanels &panels,
                             QObject *parent)
    : QObject(parent),
      m_controller(controller),
      m_view(panels.view),
      m_panel(panels.panel),
      m_calls(panels.calls),
      m_toast(panels.toast),
      m_cards(panels.cards)
{
    connect(controller, &SessionController::stepped, this, &TableFeedback::stepped);
    connect(controller, &SessionController::answered, this, &TableFeedback::answered);
    connect(m_cards, &TableCards::coachClosed, this, [this] {
        clearMarks();
        m_view->setFocus();
    });
    connect(m_cards, &TableCards::answerWanted, this, &TableFeedback::showAnswer);
    connect(m_panel->steps(), &StepList::wrongStepChosen, this,
            [this](const StepLine &line) { showFindings(line.findings, line.act, false); });
}

void TableFeedback::reset()
{
    m_hints = 0;
    clearMarks();
    m_cards->closeMenus();
    m_cards->hideSummary();
    m_toast->clear();
    m_panel->follow(m_controller->sitting(), true);
    showVoices({});
}

void TableFeedback::setPlan(const SessionPlan &plan)
{
    m_plannedRounds = plan.rounds;
    if (!plan.notice.isEmpty())
        m_toast->ask(plan.notice);
}

void TableFeedback::setWaiting(const std::optional<Call> &call)
{
    m_waiting = call;
    m_calls->setArmed(call);
}

void TableFeedback::stepped(const Report &report)
{
    const Sitting &now = m_controller->sitting();
    m_hints = 0;
    m_toast->clear();
    clearMarks();
    if (report.step.happened)
        m_view->moveTo(now.table(), now.ledger(), report.act);
    else
        m_view->setTable(now.table(), now.ledger());
    const auto *say = std::get_if<act::Say>(&report.act);
    if (say != nullptr && report.step.happened)
        m_view->say(DealerHand, translated(callWords(say->call)));
    showVoices(report.answers);
    if (std::holds_alternative<act::Peek>(report.act) && report.step.happened) // what he saw
        m_toast->say(dealerHasBlackjack(now.table())
                         ? tr("You see a blackjack: turn the hole card over.")
                         : tr("You see no blackjack: play goes on."),
                     Toast::Tone::Hint);
    m_panel->follow(now);
    if (report.step.refused) {
        m_toast->say(
            tr("That cannot be done: %1.").arg(translated(refusalWords(*report.step.refused))));
        return;
    }
    if (now.settings().coaching == Coaching::Coach && !report.step.findings.empty())
        showFindings(report.step.findings, report.act, !report.step.happened);
    if (!report.roundEnded)
        return;
    endOfRound();
    if (now.roundsDone() == m_plannedRounds) {
        m_plannedRounds = 0;
        showSummary();
    }
}

void TableFeedback::answered(const std::vector<Event> &events)
{
    m_view->moveTo(m_controller->sitting().table(), m_controller->sitting().ledger(), act::Say{});
    showVoices(events);
    m_panel->follow(m_controller->sitting());
}

void TableFeedback::hint()
{
    if (!m_controller->hasSitting()
        || m_controller->sitting().settings().coaching == Coaching::Silent)
        return;
    m_view->setFocus();
    if (m_cards->isCoachShown())
        return showAnswer();
    const auto next = m_controller->sitting().next();
    if (!next) {
        m_toast->say(tr("Wait: the patrons are to act."), Toast::Tone::Hint);
        return;
    }
    m_toast->say(asSentence(instruction(*next)), Toast::Tone::Hint);
    if (++m_hints > 1) {
        m_view->setGlow(placesOf(*next, m_controller->sitting().table()));
        const auto *say = std::get_if<act::Say>(&*next);
        m_calls->setArmed(say != nullptr ? std::optional{say->call} : std::nullopt);
    }
}

void TableFeedback::showFindings(const std::vector<Finding> &findings, const Act &act, bool again)
{
    const Table &table = m_controller->sitting().table();
    std::vector<Spot> spots;
    for (const Finding &finding : findings) {
        for (const Spot &spot : placesOf(finding, act, table))
            spots.push_back(spot);
    }
    m_view->setMarks(spots);
    m_cards->showCoach(findings, act, m_controller->sitting().house(), again, spots);
}

void TableFeedback::showAnswer()
{
    const auto next = m_controller->sitting().next();
    if (!next)
        return;
    m_view->setGlow(placesOf(*next, m_controller->sitting().table()));
    const auto *say = std::get_if<act::Say>(&*next);
    m_calls->setArmed(say != nullptr ? std::optional{say->call} : std::nullopt);
    m_cards->setAnswer(asSentence(instruction(*next)));
}

void TableFeedback::showVoices(const std::vector<Event> &events)
{
    const Table &table = m_controller->sitting().table();
    for (const Voice &voice : voicesOf(events, table))
        m_view->say(voice.who, voice.text, voice.signal);
    for (const Event &event : events) {
        const auto *chance = std::get_if<ChanceEvent>(&event);
        if (chance != nullptr && !std::holds_alternative<chance::Dispute>(*chance))
            m_toast->say(asSentence(narration(event, table, table)));
    }
    // What only the floor can end stays in sight.
    if (table.round.malfunction == Malfunction::Happened)
        m_toast->ask(tr("Something is broken: a malfunction."));
    else if (table.round.disputed)
        m_toast->ask(tr("A patron disputes."));
    m_view->setAnswers(answersOf(m_controller->sitting()));
}

void TableFeedback::endOfRound()
{
    const Sitting &now = m_controller->sitting();
    const bool clean = now.cleanStreak() > 0;
    m_view->silence();
    if (now.settings().coaching == Coaching::Silent)
        return;
    if (clean)
        m_toast->say(tr("A clean round."), Toast::Tone::Clean);
    else if (now.settings().coaching == Coaching::Practice) {
        m_cards->summary()->showRound(now);
        m_cards->centreSummary();
    }
}

void TableFeedback::showSummary()
{
    if (!m_controller->hasSitting())
        return;
    m_cards->summary()->showSession(m_controller->sitting());
    m_cards->centreSummary();
}

void TableFeedback::clearMarks()
{
    m_cards->hideCoach();
    m_view->setMarks({});
    m_view->setGlow({});
    m_calls->setArmed(m_waiting);
}

} // namespace pitwise::ui
