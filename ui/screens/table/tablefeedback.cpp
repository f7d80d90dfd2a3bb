// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/table/tablefeedback.h"

#include "ui/dealing/tablecards.h"
#include "ui/dealing/gesturewords.h"
#include "ui/dealing/voices.h"
#include "ui/panels/callbar.h"
#include "ui/panels/coachcard.h"
#include "ui/panels/steplist.h"
#include "ui/panels/summarycard.h"
#include "ui/panels/toast.h"
#include "ui/screens/table/pasttable.h"
#include "ui/screens/table/tableresult.h"
#include "ui/table/places.h"
#include "ui/table/tableview.h"
#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <utility>

namespace pitwise::ui {

TableFeedback::TableFeedback(SessionController *controller, const TablePanels &panels,
                             QObject *parent)
    : QObject(parent),
      m_controller(controller),
      m_view(panels.view),
      m_calls(panels.calls),
      m_toast(panels.toast),
      m_cards(panels.cards),
      m_result(panels.result)
{
    connect(controller, &SessionController::stepped, this, &TableFeedback::stepped);
    connect(controller, &SessionController::started, this, &TableFeedback::reset);
    connect(m_cards, &TableCards::coachClosed, this, [this] {
        clearMarks();
        m_view->setFocus();
    });
    connect(m_cards, &TableCards::answerWanted, this, &TableFeedback::showAnswer);
    connect(m_cards, &TableCards::endWanted, this, [this] {
        m_result->setOver(true);
        showSummary();
    });
    connect(m_cards, &TableCards::saveResultWanted, m_result, &TableResult::save);
    connect(m_cards, &TableCards::printResultWanted, m_result, &TableResult::print);
    connect(m_cards, &TableCards::copyResultWanted, m_result, &TableResult::copy);
    connect(m_cards, &TableCards::reviewWanted, m_result, &TableResult::review);
    connect(panels.steps, &StepList::wrongStepChosen, this, &TableFeedback::lookBack);
}

void TableFeedback::reset()
{
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
    const bool again = !step.refused && isAgain(now.session().log()[step.number].event);
    if (again)
        m_cards->hideSummary();
    if (act == nullptr && !step.refused && !again)
        return; // a patron answered
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
        m_result->setOver(true); // that was all
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
    m_controller->noteHint();
    m_toast->say(whatAndHow(*next), Toast::Tone::Hint);
    showWhere(*next);
}

QString TableFeedback::whatAndHow(const Act &act)
{
    return tr("%1. %2", "what comes next, how it is done")
        .arg(asSentence(instruction(act)), gestureFor(act));
}

/// Where the act is done: the places glow, and so does the call.
void TableFeedback::showWhere(const Act &act)
{
    m_view->setGlow(placesOf(act, m_controller->sitting().table()));
    m_calls->light(act);
}

/// Shows the table as it was when the mistake was made, and what was due.
void TableFeedback::lookBack(const RoundStep &step)
{
    clearMarks();
    const Session &session = m_controller->sitting().session();
    const PastTable past = tableBefore(session, step.number);
    m_lookingBack = true;
    m_view->setTable(past.table, past.ledger);
    m_view->setAnswers({});
    std::vector<Spot> spots;
    for (const Finding &finding : step.findings) {
        for (const Spot &spot : placesOf(finding, *step.act(), past.table))
            spots.push_back(spot);
    }
    m_view->setMarks(spots);
    m_cards->showCoach(step.findings, *step.act(), session.house(), false, spots);
    if (const Sentence due = dueWords(step.findings.back()); !due.pattern.empty())
        m_cards->setAnswer(asSentence(withLetters(due, step.split)));
    m_toast->ask(tr("The table as it was then. Enter: back to now."));
}

void TableFeedback::welcome()
{
    const auto next = m_controller->sitting().next();
    if (!next)
        return;
    showWhere(*next);
    const auto *say = std::get_if<act::Say>(&*next);
    m_toast->ask(
        say != nullptr && say->call == Call::PlaceBets
            ? tr("Start here: call \u201cPlace your bets\u201d. F2 says what comes next, and "
                 "asking is free.")
            : tr("Start here: %1. F2 says what comes next, and asking is free.")
                  .arg(translated(instruction(*next))));
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
    m_controller->noteHint();
    showWhere(*next);
    m_cards->setAnswer(whatAndHow(*next));
}

void TableFeedback::endOfRound()
{
    const Sitting &now = m_controller->sitting();
    if (now.policy().tells == CoachingPolicy::Tells::Never)
        return;
    if (now.cleanStreak() > 0) {
        const QString pressure = m_toast->text(); // that it rises or falls, if it does
        m_toast->ask((tr("Clean round.") + QLatin1Char(' ') + pressure).trimmed(),
                     Toast::Tone::Clean); // nobody is to miss it
        if (const auto next = now.next(); next && now.policy().givesHints)
            showWhere(*next); // so that nobody takes *Deal again* for the way on
    } else if (now.policy().tells == CoachingPolicy::Tells::AfterRound) {
        m_cards->summary()->showRound(now);
        m_cards->centreSummary();
    }
}

void TableFeedback::showSummary()
{
    if (!m_controller->hasSitting())
        return;
    m_result->showOn(m_cards->summary());
    m_cards->centreSummary();
}

void TableFeedback::clearMarks()
{
    if (std::exchange(m_lookingBack, false)) {
        const Sitting &now = m_controller->sitting();
        m_view->setTable(now.table(), now.ledger());
        m_view->setAnswers(answersOf(now));
        m_toast->clear();
    }
    m_cards->hideCoach();
    m_view->setMarks({});
    m_view->setGlow({});
    m_calls->setArmed(m_waiting);
}

} // namespace pitwise::ui
