// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/table/tablescreen.h"

#include "ui/dealing/tablecards.h"
#include "ui/dealing/tablefollower.h"
#include "ui/panels/callbar.h"
#include "ui/panels/sidepanel.h"
#include "ui/panels/toast.h"
#include "ui/screens/table/guidancestrip.h"
#include "ui/screens/table/tablefeedback.h"
#include "ui/screens/table/tableresult.h"
#include "ui/shell/shell.h"
#include "ui/theme/typescale.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

namespace {

constexpr int PanelWidth = 286; ///< with its shadow, at normal size

} // namespace

TableScreen::TableScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_controller(&shell.controller()),
      m_hands(new TableHands{m_controller, this}),
      m_view(m_hands->tools().view),
      m_cards(m_hands->tools().cards),
      m_panel(new SidePanel{this}),
      m_strip(new GuidanceStrip{shell.guidance(), this}),
      m_result(new TableResult{shell, this}),
      m_follower(new TableFollower{m_controller, m_view, toast(), this}),
      m_feedback(new TableFeedback{
          m_controller, {m_view, m_panel->steps(), calls(), toast(), m_cards, m_result}, this})
{
    m_panel->stackUnder(calls());
    setFocusProxy(m_view);
    m_panel->watch(m_controller);
    m_view->installEventFilter(this);
    connectSession();
    connectHands();
}

void TableScreen::connectSession()
{
    connect(m_controller, &SessionController::started, this, &TableScreen::start);
    connect(m_controller, &SessionController::stepped, this, [this](const Step &step) {
        if (step.happened && !shell().settings().hasDealt())
            shell().settings().setHasDealt();
    });
    connect(&shell().sessions(), &Sessions::began, m_feedback, &TableFeedback::setPlan);
    connect(&shell().sessions(), &Sessions::began, m_panel, [this](const SessionPlan &plan) {
        m_panel->setPlan(plan.title, plan.rounds, sitting());
    });
    if (m_controller->hasSitting())
        start();
}

void TableScreen::connectHands()
{
    m_hands->perform = [this](const std::vector<Act> &acts, const Hand &after) {
        perform(acts, after);
    };
    m_hands->mayBegin = [this] { return mayBeginGesture(); };
    connect(m_hands, &TableHands::picked, this, [this](const Hand &before, const Hand &after) {
        this->shell().play(cuesOfHand(before.chips.total(), after.chips.total()));
    });
    connect(m_hands, &TableHands::pendingChanged, this,
            [this] { m_feedback->setWaiting(callOf(pending())); });
    connect(calls(), &CallBar::hintWanted, m_feedback, &TableFeedback::hint);
    connect(m_strip, &GuidanceStrip::resized, this, &TableScreen::place);
    connect(m_panel, &SidePanel::againWanted, this, &TableScreen::dealAgain);
    connect(m_cards, &TableCards::againWanted, this, &TableScreen::dealAgain);
    connect(m_cards, &TableCards::leaveWanted, this, [this] { shell().goHome(); });
}

QString TableScreen::title() const
{
    return m_controller->hasSitting() ? QString::fromStdString(sitting().house().name) : QString{};
}

void TableScreen::entered()
{
    m_view->setFocus();
    shell().setAtTable(true);
}

void TableScreen::left()
{
    shell().setAtTable(false);
    m_controller->pause(); // the round clock runs only on this screen
}

const House *TableScreen::house() const
{
    return m_controller->hasSitting() ? &sitting().house() : nullptr;
}

void TableScreen::viewOptionsChanged(const ViewOptions &options)
{
    m_options = options;
    ViewOptions shown = options;
    // Figures are help, and silent mode gives none.
    if (m_controller->hasSitting())
        shown.totals = options.totals && sitting().policy().showsAmounts;
    m_view->setOptions(shown);
    // Without animation patrons do not hesitate either, unless somebody chose their speed.
    constexpr int Thinks = 800;
    const int speed = options.patronSpeed.value_or(options.speed);
    m_controller->setThinkingTime(speed > 0 ? Thinks * 100 / speed : 0);
}

void TableScreen::start()
{
    m_hands->start();
    const Sitting &now = sitting();
    calls()->setHintShown(now.policy().givesHints);
    viewOptionsChanged(m_options);
    place();
    const bool untouched = now.session().dealerActs() == 0 && now.session().dealtAgain() == 0;
    if (untouched && now.policy().givesHints && !shell().settings().hasDealt())
        m_feedback->welcome();
}

// ---- gestures ----

/// A click on the table of a moment ago only ends that; any other also closes the coach's card.
bool TableScreen::mayBeginGesture()
{
    const bool lookedBack = m_feedback->isLookingBack();
    if (lookedBack || m_cards->isCoachShown())
        m_feedback->clearMarks();
    return !lookedBack;
}

/// Performs the acts of one gesture. If one cannot be done, the chips stay in the hand; if the coach
/// stops it, they go back to their tubes, so that the next try begins with an empty hand.
void TableScreen::perform(const std::vector<Act> &acts, const Hand &after)
{
    if (!m_controller->hasSitting())
        return;
    m_asked = false;
    m_cards->hideSummary();
    m_hands->setPending({});
    if (m_result->isOver() && sitting().policy().tells == CoachingPolicy::Tells::Never)
        return toast()->say(tr("This session is over. Ctrl+N begins another."));
    const Hand before = hand();
    Hand held = after;
    for (const Act &act : acts) {
        if (!m_controller->perform(act)) {
            held = m_cards->isCoachShown() ? Hand{} : before;
            break;
        }
    }
    held.lifted.clear(); // they may have left the layout
    m_hands->setHand(held);
}

void TableScreen::dealAgain()
{
    m_view->setFocus();
    const bool isOver = sitting().stepsRound() != sitting().table().roundNumber;
    if (isOver && sitting().cleanStreak() > 0 && !std::exchange(m_asked, true))
        return toast()->say(tr("That round was clean. Press again to deal it once more: the new "
                               "attempt counts instead."));
    m_asked = false;
    m_hands->setPending({});
    m_hands->setHand({});
    if (!m_controller->dealAgain())
        toast()->say(mayDealAgain(sitting().session().spec())
                         ? tr("There is no round to deal again.")
                         : tr("Silent mode records what was dealt: no round is dealt again."));
}

// ---- keys ----

/// An open coach or result card takes Enter before the table does.
bool TableScreen::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress
        && (m_cards->isCoachShown() || m_cards->isSummaryShown())) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_cards->hideSummary();
            m_feedback->clearMarks();
            return true;
        }
    }
    return Screen::eventFilter(watched, event);
}

bool TableScreen::escape()
{
    if (m_cards->isMenuShown())
        m_cards->closeMenus();
    else if (m_cards->isSummaryShown())
        m_cards->hideSummary();
    else if (m_cards->isCoachShown())
        m_feedback->clearMarks();
    else
        return m_hands->escape();
    return true;
}

void TableScreen::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Escape) {
        if (!escape())
            m_cards->openLeave(m_controller->hasSitting() && sitting().session().canDealAgain());
        return;
    }
    const bool control = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0;
    if (control || !m_controller->hasSitting())
        return Screen::keyPressEvent(event);
    if (key == Qt::Key_F2)
        return m_feedback->hint();
    if (key == Qt::Key_F3)
        return dealAgain();
    if (key == GuidanceStrip::GoOnKey)
        return shell().guidance().goOn();
    if (!m_hands->press(*event))
        Screen::keyPressEvent(event);
}

// ---- layout ----

void TableScreen::showSummary()
{
    m_feedback->showSummary();
}

void TableScreen::hint()
{
    m_feedback->hint();
}

QRect TableScreen::content() const
{
    return rect().adjusted(0, 0, m_panelShown ? -m_panel->width() + FloatingPanel::Shadow : 0, 0);
}

void TableScreen::setPanelShown(bool shown)
{
    m_panelShown = shown;
    m_panel->setVisible(shown);
    place();
}

void TableScreen::place()
{
    constexpr qreal MostForPanel = 0.4; // of the width: the rest is for the table
    const int width = std::min(scaled(PanelWidth), static_cast<int>(this->width() * MostForPanel));
    m_panel->setGeometry(this->width() - width + FloatingPanel::Shadow - 8, 0, width, height());
    m_strip->setPlace(content());
    m_hands->place(
        rect(), content(),
        QMargins{0, m_strip->taken(), m_panelShown ? width - FloatingPanel::Shadow + 4 : 0, 0});
}

void TableScreen::resizeEvent(QResizeEvent *)
{
    place();
}

void TableScreen::changeEvent(QEvent *event)
{
    Screen::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

void TableScreen::showEvent(QShowEvent *)
{
    m_view->setFocus();
}

} // namespace pitwise::ui
