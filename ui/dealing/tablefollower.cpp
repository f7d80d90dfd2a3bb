// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dealing/tablefollower.h"

#include "engine/table/warblackjackhands.h"
#include "ui/dealing/voices.h"
#include "ui/panels/toast.h"
#include "ui/table/tableview.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace pitwise::ui {

TableFollower::TableFollower(SessionController *controller, TableView *view, Toast *toast,
                             QObject *parent)
    : QObject(parent),
      m_controller(controller),
      m_view(view),
      m_toast(toast)
{
    connect(controller, &SessionController::started, this, &TableFollower::start);
    connect(controller, &SessionController::stepped, this, &TableFollower::stepped);
    if (controller->hasSitting())
        start();
}

void TableFollower::start()
{
    const Sitting &now = m_controller->sitting();
    m_toast->clear();
    m_pressure = now.pressure();
    m_view->setHouse(now.house(), now.settings().seed,
                     std::min(now.settings().seats, now.house().table.seats));
    m_view->setTable(now.table(), now.ledger());
    showVoices({});
}

void TableFollower::stepped(const Step &step)
{
    const Sitting &now = m_controller->sitting();
    if (step.refused) {
        m_view->setTable(now.table(), now.ledger());
        m_toast->say(tr("Not possible: %1.").arg(translated(refusalWords(*step.refused))));
        return;
    }
    const LogEntry &entry = now.session().log()[step.number];
    if (const auto *act = std::get_if<Act>(&entry.event))
        return showAct(*act, step);
    if (isAgain(entry.event))
        return showAgain(step);
    // A patron answered.
    m_view->moveTo(now.table(), now.ledger(), act::Say{});
    std::vector<LogEntry> heard{entry};
    heard.insert(heard.end(), step.answers.begin(), step.answers.end());
    showVoices(heard);
}

/// Everything is back where the round started.
void TableFollower::showAgain(const Step &step)
{
    const Sitting &now = m_controller->sitting();
    m_view->silence();
    m_view->setTable(now.table(), now.ledger());
    m_toast->say(tr("Round %1 again: the same cards, the same patrons.").arg(step.round),
                 Toast::Tone::Hint);
    m_view->setAnswers(answersOf(now));
}

void TableFollower::showAct(const Act &act, const Step &step)
{
    const Sitting &now = m_controller->sitting();
    m_toast->clear();
    if (step.happened)
        m_view->moveTo(now.table(), now.ledger(), act,
                       {step.remedies, now.policy().tells != CoachingPolicy::Tells::Never});
    else
        m_view->setTable(now.table(), now.ledger());
    const auto *say = std::get_if<act::Say>(&act);
    if (say != nullptr && step.happened)
        m_view->say(DealerHand, translated(callWords(say->call)));
    showVoices(step.answers);
    if (std::holds_alternative<act::Peek>(act) && step.happened) // tell him what he saw
        m_toast->say(dealerHasBlackjack(now.table())
                         ? tr("Dealer blackjack: turn over the hole card.")
                         : tr("No blackjack: play on."),
                     Toast::Tone::Hint);
    if (step.roundEnded)
        m_view->silence();
    else if (step.happened && step.answers.empty())
        showRemark();
    if (step.roundEnded && now.settings().pressure == Pressure::Rising)
        tellPressure();
}

/// Never over what a patron has asked for.
void TableFollower::showRemark()
{
    const auto remark = remarkOf(m_controller->sitting());
    const auto &answers = m_view->scene().answers;
    const bool asks = remark && std::any_of(answers.begin(), answers.end(), [&](const Bubble &one) {
                          return one.who.seat == remark->who.seat;
                      });
    if (remark && !asks)
        m_view->say(remark->who, remark->text);
}

/// Said when it changes, and then no more.
void TableFollower::tellPressure()
{
    const int level = m_controller->sitting().pressure();
    if (level > m_pressure)
        m_toast->say(tr("Pressure rises to %1 of %2.").arg(level).arg(MostPressure));
    else if (level < m_pressure)
        m_toast->say(tr("Pressure falls to %1 of %2.").arg(level).arg(MostPressure));
    m_pressure = level;
}

void TableFollower::showVoices(const std::vector<LogEntry> &entries)
{
    const Table &table = m_controller->sitting().table();
    for (const Voice &voice : voicesOf(entries, table))
        m_view->say(voice.who, voice.text, voice.signal);
    for (const LogEntry &entry : entries) {
        const auto *chance = std::get_if<ChanceEvent>(&entry.event);
        if (chance != nullptr && !std::holds_alternative<chance::Dispute>(*chance))
            m_toast->say(asSentence(narration(entry.event, Seen{})));
    }
    // Only the floor can resolve these, so the message stays.
    if (table.round.malfunction == Malfunction::Happened)
        m_toast->ask(tr("Equipment malfunction."));
    else if (table.round.disputed)
        m_toast->ask(tr("A patron raises a dispute."));
    m_view->setAnswers(answersOf(m_controller->sitting()));
}

} // namespace pitwise::ui
