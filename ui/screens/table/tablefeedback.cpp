// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/table/tablefeedback.h"

#include "ui/panels/callbar.h"
#include "ui/panels/coachcard.h"
#include "ui/panels/steplist.h"
#include "ui/panels/summarycard.h"
#include "ui/panels/toast.h"
#include "ui/screens/table/tablecards.h"
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
      m_calls(panels.calls),
      m_toast(panels.toast),
      m_cards(panels.cards)
{
    connect(controller, &SessionController::stepped, this, &TableFeedback::stepped);
    connect(controller, &SessionController::started, this, &TableFeedback::reset);
    connect(m_cards, &TableCards::coachClosed, this, [this] {
        clearMarks();
        m_view->setFocus();
    });
    connect(m_cards, &TableCards::answerWanted, this, &TableFeedback::showAnswer);
    connect(panels.steps, &StepList::wrongStepChosen, this,
            [this](const RoundStep &step) { showFindings(step.findings, *step.act(), false); });
}

void TableFeedback::reset()
{
    m_hints = 0;
    clearMarks();
    m_cards->closeMenus();
    m_cards->hideSummary();
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

void TableFeedback::stepped(const Step &step)
{
    const Sitting &now = m_controller->sitting();
    const Act *act =
        step.refused ? nullptr : std::get_if<Act>(&now.session().log()[step.number].event);
    if (act == nullptr && !step.refused)
        return; // a patron answered
    m_hints = 0;
    clearMarks();
    if (act == nullptr)
        return;
    if (now.policy().tells == CoachingPolicy::Tells::AtOnce && !step.findings.empty())
        showFindings(step.findings, *act, !step.happened);
    if (!step.roundEnded)
        return;
    endOfRound();
    if (now.roundsDone() == m_plannedRounds) {
        m_plannedRounds = 0;
        showSummary();
    }
}

void TableFeedback::hint()
{
    if (!m_controller->hasSitting() || !m_controller->sitting().policy().givesHints)
        return;
    m_view->setFocus();
    if (m_cards->isCoachShown())
        return showAnswer();
    const auto next = m_controller->sitting().next();
    if (!next) {
        m_toast->say(tr("Wait for the patrons."), Toast::Tone::Hint);
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

void TableFeedback::endOfRound()
{
    const Sitting &now = m_controller->sitting();
    if (now.policy().tells == CoachingPolicy::Tells::Never)
        return;
    if (now.cleanStreak() > 0) {
        m_toast->say(tr("Clean round."), Toast::Tone::Clean);
    } else if (now.policy().tells == CoachingPolicy::Tells::AfterRound) {
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
