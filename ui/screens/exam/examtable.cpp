// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/examtable.h"

#include "ui/dealing/tablecards.h"
#include "ui/dealing/tablefollower.h"
#include "ui/panels/callbar.h"
#include "ui/shell/shell.h"
#include "ui/table/tableaccess.h"
#include "ui/table/tableview.h"

#include <QKeyEvent>

namespace pitwise::ui {

ExamTable::ExamTable(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_controller([this] { return m_at; }),
      m_hands(new TableHands{&m_controller, this})
{
    installTableAccess();
    const TableTools &tools = m_hands->tools();
    setFocusProxy(tools.view);
    tools.calls->setHintShown(false);
    new TableFollower{&m_controller, tools.view, tools.toast, this};
    m_hands->perform = [this](const std::vector<Act> &acts, const Hand &after) {
        perform(acts, after);
    };
    connect(m_hands, &TableHands::picked, this, [this](const Hand &before, const Hand &after) {
        if (m_sound)
            m_shell.play(cuesOfHand(before.chips.total(), after.chips.total()));
    });
}

void ExamTable::begin(const ExamSitting &sitting)
{
    m_closed = false;
    m_acts.clear();
    // The copy deals on as the exam itself does: the same patrons, who do the same at the same
    // times.
    Sitting copy = sitting.sitting();
    const auto &log = copy.session().log();
    m_at = log.empty() || !log.back().at.known() ? 0 : log.back().at.ms();
    copy.startClock(m_at, m_at);
    m_sound = sitting.paper().blueprint.sound;
    m_heard.reset();
    if (m_sound && m_shell.environment().sound != nullptr) {
        m_heard = std::make_unique<SoundFollower>(&m_controller, m_shell.environment().sound);
        m_heard->setLeftHanded(m_shell.viewOptions().leftHanded);
    }
    m_controller.start(std::move(copy));
    m_hands->start();
    m_hands->tools().calls->setHintShown(false);
    m_storing = false;
    place();
}

void ExamTable::close()
{
    m_closed = true;
    m_heard.reset();
    m_acts.clear();
    m_hands->dropWaiting();
    m_hands->tools().cards->closeMenus();
    m_hands->setPending({});
    m_hands->setHand({});
}

void ExamTable::setOptions(const ViewOptions &options)
{
    ViewOptions shown = options;
    shown.totals = false; // figures are help
    m_hands->tools().view->setOptions(shown);
    if (m_heard)
        m_heard->setLeftHanded(options.leftHanded);
}

// ---- acts ----

void ExamTable::perform(const std::vector<Act> &acts, const Hand &after)
{
    if (m_closed || acts.empty())
        return;
    m_hands->setPending({});
    m_acts.assign(acts.begin(), acts.end());
    m_before = m_hands->hand();
    m_after = after;
    m_hands->setBusy(true);
    sendNext();
}

void ExamTable::sendNext()
{
    m_storing = true;
    Q_EMIT storing(true);
    m_shell.exams().perform(m_acts.front(), this, [this](const ExamReply &reply) { take(reply); });
}

void ExamTable::take(const ExamReply &reply)
{
    const Act act = m_acts.front();
    m_acts.pop_front();
    m_storing = false;
    if (!reply.trouble.isEmpty())
        return Q_EMIT lost(reply.trouble);
    if (reply.timeIsUp)
        return Q_EMIT timeIsUp();
    m_at = reply.at;
    m_controller.perform(act); // tells why it is impossible, too
    if (reply.done)
        Q_EMIT dealt();
    if (m_closed) // it was the last one, of the exam or before a question
        return storing(false);
    if (!reply.done)
        endGesture(m_before);
    else if (m_acts.empty())
        endGesture(m_after);
    else
        sendNext();
    if (!m_storing)
        Q_EMIT storing(false);
}

void ExamTable::endGesture(Hand hand)
{
    m_acts.clear();
    hand.lifted.clear(); // they may have left the layout
    m_hands->setHand(hand);
    m_hands->setBusy(false);
}

// ---- keys and layout ----

void ExamTable::keyPressEvent(QKeyEvent *event)
{
    const bool control = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0;
    if (m_closed || control || event->key() == Qt::Key_Escape || !m_hands->press(*event))
        QWidget::keyPressEvent(event);
}

void ExamTable::setTaken(int top)
{
    m_taken = top;
    place();
}

void ExamTable::place()
{
    m_hands->place(rect(), rect().adjusted(0, m_taken, 0, 0), QMargins{0, m_taken, 0, 0});
}

void ExamTable::resizeEvent(QResizeEvent *)
{
    place();
}

} // namespace pitwise::ui
