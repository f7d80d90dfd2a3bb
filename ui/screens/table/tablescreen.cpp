// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/table/tablescreen.h"

#include "ui/panels/callbar.h"
#include "ui/panels/heldbar.h"
#include "ui/panels/sidepanel.h"
#include "ui/panels/toast.h"
#include "ui/screens/table/guidancestrip.h"
#include "ui/screens/table/prompts.h"
#include "ui/screens/table/tablecards.h"
#include "ui/screens/table/tablefeedback.h"
#include "ui/screens/table/tablefollower.h"
#include "ui/screens/table/tableresult.h"
#include "ui/shell/shell.h"
#include "ui/table/tableaccess.h"
#include "ui/theme/typescale.h"

#include <QKeyEvent>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int PanelWidth = 286; ///< with its shadow, at normal size

} // namespace

TableScreen::TableScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_controller(&shell.controller()),
      m_view(new TableView{this}),
      m_panel(new SidePanel{this}),
      m_calls(new CallBar{this}),
      m_toast(new Toast{this}),
      m_held(new HeldBar{this}),
      m_strip(new GuidanceStrip{shell.guidance(), this}),
      m_cards(new TableCards{this, m_view, m_calls}),
      m_result(new TableResult{shell, this}),
      m_feedback(new TableFeedback{
          m_controller, {m_view, m_panel->steps(), m_calls, m_toast, m_cards, m_result}, this})
{
    installTableAccess();
    setFocusProxy(m_view);
    new TableFollower{m_controller, m_view, m_toast, this};
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
    connect(m_view, &TableView::gestured, this, &TableScreen::gesture);
    connect(m_calls, &CallBar::called, this, [this](Call call) {
        m_view->setFocus();
        const Pending asks{call == Call::WarOrSurrender ? Verb::WarOrSurrender
                           : call == Call::Parlay       ? Verb::Parlay
                                                        : Verb::BelowMinimum,
                           {},
                           -1};
        if (!isToOnePatron(call))
            gesture(gesture::Speak{call, {}});
        else
            setPending(m_pending == asks ? Pending{} : asks);
    });
    const auto press = [this](const Act &act) {
        m_view->setFocus();
        perform({act}, m_hand);
    };
    connect(m_calls, &CallBar::acted, this, press);
    connect(m_calls, &CallBar::roundEnded, this, [press] { press(act::End{}); });
    connect(m_calls, &CallBar::voided, this, [press] { press(act::Void{}); });
    connect(m_calls, &CallBar::hintWanted, m_feedback, &TableFeedback::hint);
    connect(m_strip, &GuidanceStrip::resized, this, &TableScreen::place);
    connect(m_panel, &SidePanel::againWanted, this, &TableScreen::dealAgain);
    connect(m_cards, &TableCards::againWanted, this, &TableScreen::dealAgain);
    connect(m_cards, &TableCards::leaveWanted, this, [this] { shell().goHome(); });
    connect(m_held, &HeldBar::halfWanted, this, [this] { gesture(gesture::Halve{}); });
    connect(m_held, &HeldBar::putBackWanted, this, [this] { setHand({}); });
    connect(m_cards, &TableCards::chosen, this, [this](const Act &act) { perform({act}, m_hand); });
    connect(m_cards, &TableCards::offerCutWanted, this, [this] {
        setPending({Verb::OfferCut, {}, -1});
    });
}

QString TableScreen::title() const
{
    return m_controller->hasSitting() ? QString::fromStdString(sitting().house().name) : QString{};
}

void TableScreen::entered()
{
    m_view->setFocus();
}

void TableScreen::left()
{
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
    setHand({});
    setPending({});
    const Sitting &now = sitting();
    m_calls->setGame(now.house().game);
    m_calls->setHintShown(now.policy().givesHints);
    viewOptionsChanged(m_options);
    place();
    const bool untouched = now.session().dealerActs() == 0 && now.session().dealtAgain() == 0;
    if (untouched && now.policy().givesHints && !shell().settings().hasDealt())
        m_feedback->welcome();
}

// ---- gestures ----

void TableScreen::gesture(const Gesture &what)
{
    if (!m_controller->hasSitting())
        return;
    m_cards->closeMenus();
    if (m_feedback->isLookingBack())
        return m_feedback->clearMarks(); // this was a click on the table of a moment ago
    if (m_cards->isCoachShown())
        m_feedback->clearMarks();
    const Pending pending = m_pending;
    setPending({});
    const auto *tap = std::get_if<gesture::Tap>(&what);
    const bool asks = callOf(pending) || pending.verb == Verb::OfferCut;
    if (asks && tap != nullptr && belongsToSeat(tap->on))
        return answerKey(
            readSeat(tap->on.hand.seat, pending, sitting().table(), sitting().house()));
    const Response response = respond(m_hand, what, sitting().table(), sitting().house());
    if (!response.acts.empty())
        return perform(response.acts, response.hand);
    shell().play(cuesOfHand(m_hand.chips.total(), response.hand.chips.total()));
    setHand(response.hand);
    answerReply(response.reply, response.about);
}

/// Carries out a key, or the click that completed it.
void TableScreen::answerKey(const KeyResponse &response)
{
    setPending({});
    if (response.gesture)
        gesture(*response.gesture);
    setPending(response.pending);
    if (response.act) {
        m_cards->closeMenus();
        perform({*response.act}, m_hand);
    }
}

/// Performs the acts of one gesture. If one does not happen, the chips stay in the hand.
void TableScreen::perform(const std::vector<Act> &acts, const Hand &after)
{
    if (!m_controller->hasSitting())
        return;
    m_cards->hideSummary();
    setPending({});
    if (m_result->isOver() && sitting().policy().tells == CoachingPolicy::Tells::Never)
        return m_toast->say(tr("This session is over. Ctrl+N begins another."));
    const Hand before = m_hand;
    m_hand = after;
    for (const Act &act : acts) {
        if (!m_controller->perform(act)) {
            m_hand = before;
            break;
        }
    }
    m_hand.lifted.clear(); // they may have left the layout
    setHand(m_hand);
}

void TableScreen::dealAgain()
{
    m_view->setFocus();
    setPending({});
    setHand({});
    if (!m_controller->dealAgain())
        m_toast->say(mayDealAgain(sitting().session().spec())
                         ? tr("There is no round to deal again.")
                         : tr("Silent mode records what was dealt: no round is dealt again."));
}

void TableScreen::setHand(const Hand &hand)
{
    m_hand = hand;
    m_view->setHand(m_hand);
    SeatSet split;
    for (const Spot &spot : m_hand.lifted)
        split.set(spot.hand.seat,
                  belongsToSeat(spot) && sitting().table().handsAt(spot.hand.seat) > 1);
    m_held->follow(m_hand, split);
}

void TableScreen::answerReply(Reply reply, HandId about)
{
    switch (reply) {
    case Reply::None:
        return;
    case Reply::OpenShoe:
        return m_cards->openShoe(sitting().table().shoe.left());
    case Reply::OpenPatron:
        return m_cards->openPatron(about, sitting().table(), sitting().house().game);
    case Reply::NoChipsInHand:
    case Reply::NothingThere:
    case Reply::NotHis:
    case Reply::AlreadyHis:
    case Reply::CannotGoThere:
    case Reply::OneBetAtATime:
        return m_toast->say(whyNothingHappened(reply));
    }
}

void TableScreen::setPending(const Pending &pending)
{
    const bool was = !m_pending.none();
    m_pending = pending;
    m_feedback->setWaiting(callOf(pending));
    if (!pending.none())
        m_toast->ask(promptFor(pending, sitting().table()));
    else if (was)
        m_toast->clear();
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
    else if (!m_pending.none())
        setPending({});
    else if (!m_hand.empty())
        setHand({});
    else
        return false;
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
    if (key == Qt::Key_Q && m_pending.none())
        return answerReply(Reply::OpenShoe, {});
    if (key == Qt::Key_Delete)
        return perform({act::Void{}}, m_hand);
    const bool shift = (event->modifiers() & Qt::ShiftModifier) != 0;
    const KeyResponse response =
        readKey(key, shift, m_pending, m_hand, sitting().table(), sitting().house());
    if (!response.taken)
        return Screen::keyPressEvent(event);
    m_view->setFocus();
    answerKey(response);
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
    m_view->setGeometry(rect());
    constexpr qreal MostForPanel = 0.4; // of the width: the rest is for the table
    const int width = std::min(scaled(PanelWidth), static_cast<int>(this->width() * MostForPanel));
    m_panel->setGeometry(this->width() - width + FloatingPanel::Shadow - 8, 0, width, height());
    m_strip->setPlace(content());
    m_view->setContentMargins(
        QMargins{0, m_strip->taken(), m_panelShown ? width - FloatingPanel::Shadow + 4 : 0, 0});
    const TableLayout &layout = m_view->layoutOfTable();
    const QRect room = content();
    const int diameter = static_cast<int>(70 * layout.scale());
    m_calls->setDiameter(diameter);
    m_calls->move(room.center().x() - m_calls->width() / 2,
                  height() - diameter - static_cast<int>(9 * layout.scale()));
    m_cards->setRoom(room.intersected(QRect{0, 0, this->width(), m_calls->y()}));
    m_view->setCovered(QRegion{m_calls->geometry()});
    const QRectF hand = layout.toWidget().mapRect(layout.hand());
    m_held->setPlace(m_view->pixelAreaOf(Spot::of(Spot::Kind::Shoe)), room);
    m_toast->setPlace(QPoint{room.right() - 10, static_cast<int>(hand.bottom())},
                      std::max(200, room.right() - 20 - static_cast<int>(hand.right())),
                      13 * std::max(1.0, layout.scale()));
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
