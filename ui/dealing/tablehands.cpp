// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dealing/tablehands.h"

#include "ui/dealing/prompts.h"
#include "ui/dealing/spotmenu.h"
#include "ui/dealing/tablecards.h"
#include "ui/panels/callbar.h"
#include "ui/panels/heldbar.h"
#include "ui/panels/toast.h"
#include "ui/table/tableview.h"

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

namespace {

Verb verbOf(Call call)
{
    return call == Call::WarOrSurrender ? Verb::WarOrSurrender
         : call == Call::Parlay         ? Verb::Parlay
                                        : Verb::BelowMinimum;
}

TableTools makeTools(QWidget *screen)
{
    TableTools tools{};
    tools.view = new TableView{screen};
    tools.calls = new CallBar{screen};
    tools.toast = new Toast{screen};
    tools.held = new HeldBar{screen};
    tools.cards = new TableCards{screen, tools.view, tools.calls};
    return tools;
}

} // namespace

TableHands::TableHands(SessionController *controller, QWidget *screen)
    : QObject(screen),
      m_controller(controller),
      m_tools(makeTools(screen))
{
    connectTools();
}

void TableHands::connectTools()
{
    connect(m_tools.view, &TableView::gestured, this, &TableHands::gesture);
    connect(m_tools.view, &TableView::menuWanted, this, &TableHands::openMenu);
    connect(m_tools.calls, &CallBar::called, this, [this](Call what) {
        m_tools.view->setFocus();
        inTurn([this, what] { call(what); });
    });
    const auto press = [this](const Act &what) {
        m_tools.view->setFocus();
        act(what);
    };
    connect(m_tools.calls, &CallBar::acted, this, press);
    connect(m_tools.calls, &CallBar::roundEnded, this, [press] { press(act::End{}); });
    connect(m_tools.calls, &CallBar::voided, this, [press] { press(act::Void{}); });
    connect(m_tools.held, &HeldBar::halfWanted, this, [this] { gesture(gesture::Halve{}); });
    connect(m_tools.held, &HeldBar::putBackWanted, this, [this] { setHand({}); });
    connect(m_tools.cards, &TableCards::chosen, this, &TableHands::act);
    connect(m_tools.cards, &TableCards::offerCutWanted, this, [this] {
        setPending({Verb::OfferCut, {}, -1});
    });
}

void TableHands::start()
{
    m_waiting.clear();
    m_busy = false;
    setHand({});
    setPending({});
    m_tools.calls->setGame(sitting().house().game);
}

// ---- one after the other ----

void TableHands::setBusy(bool busy)
{
    m_busy = busy;
    while (!m_busy && !m_waiting.empty()) {
        const auto next = std::move(m_waiting.front());
        m_waiting.pop_front();
        next();
    }
}

void TableHands::inTurn(std::function<void()> what)
{
    constexpr std::size_t Most = 64; // more than hands do while a disk writes
    if (!m_busy)
        what();
    else if (m_waiting.size() < Most)
        m_waiting.push_back(std::move(what));
}

void TableHands::act(const Act &what)
{
    inTurn([this, what] { perform({what}, m_hand); });
}

void TableHands::call(Call call)
{
    const Pending asks{verbOf(call), {}, -1};
    if (!isToOnePatron(call))
        doGesture(gesture::Speak{call, {}});
    else
        setPending(m_pending == asks ? Pending{} : asks);
}

// ---- gestures ----

void TableHands::gesture(const Gesture &what)
{
    inTurn([this, what] { doGesture(what); });
}

/// What can be done with chips or cards, each named; nothing happens before one is chosen.
void TableHands::openMenu(const Spot &spot)
{
    if (m_busy || (mayBegin && !mayBegin()))
        return;
    auto *menu = new QMenu{m_tools.view};
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const SpotChoice &choice : choicesAt(spot, sitting().table(), sitting().house()))
        menu->addAction(choice.text, this, [this, what = choice.act] { act(what); });
    if (menu->isEmpty())
        return delete menu;
    menu->popup(m_tools.view->mapToGlobal(m_tools.view->pixelOf(spot)));
}

void TableHands::doGesture(const Gesture &what)
{
    if (!m_controller->hasSitting())
        return;
    m_tools.cards->closeMenus();
    if (mayBegin && !mayBegin())
        return;
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
    Q_EMIT picked(m_hand, response.hand);
    setHand(response.hand);
    answerReply(response.reply, response.about);
}

/// Carries out a key, or the click that completed it.
void TableHands::answerKey(const KeyResponse &response)
{
    setPending({});
    if (response.gesture)
        doGesture(*response.gesture);
    setPending(response.pending);
    if (response.act) {
        m_tools.cards->closeMenus();
        perform({*response.act}, m_hand);
    }
}

void TableHands::setHand(const Hand &hand)
{
    m_hand = hand;
    m_tools.view->setHand(m_hand);
    SeatSet split;
    for (const Spot &spot : m_hand.lifted)
        split.set(spot.hand.seat,
                  belongsToSeat(spot) && sitting().table().handsAt(spot.hand.seat) > 1);
    m_tools.held->follow(m_hand, split);
}

void TableHands::answerReply(Reply reply, HandId about)
{
    switch (reply) {
    case Reply::None:
        return;
    case Reply::OpenShoe:
        return m_tools.cards->openShoe(sitting().table().shoe.left());
    case Reply::OpenPatron:
        return m_tools.cards->openPatron(about, sitting().table(), sitting().house().game);
    case Reply::NoChipsInHand:
    case Reply::NothingThere:
    case Reply::NotHis:
    case Reply::AlreadyHis:
    case Reply::CannotGoThere:
    case Reply::OneBetAtATime:
        return m_tools.toast->say(whyNothingHappened(reply));
    }
}

void TableHands::setPending(const Pending &pending)
{
    const bool was = !m_pending.none();
    m_pending = pending;
    Q_EMIT pendingChanged();
    if (!pending.none())
        m_tools.toast->ask(promptFor(pending, sitting().table()));
    else if (was)
        m_tools.toast->clear();
}

// ---- keys ----

bool TableHands::escape()
{
    if (m_tools.cards->isMenuShown())
        m_tools.cards->closeMenus();
    else if (!m_pending.none())
        setPending({});
    else if (!m_hand.empty())
        setHand({});
    else
        return false;
    return true;
}

bool TableHands::press(const QKeyEvent &event)
{
    const int key = event.key();
    const bool shift = (event.modifiers() & Qt::ShiftModifier) != 0;
    const bool ours =
        (key == Qt::Key_Q && m_pending.none()) || key == Qt::Key_Delete
        || readKey(key, shift, m_pending, m_hand, sitting().table(), sitting().house()).taken;
    // While acts wait it is too early to say: the key may complete a command that waits, too.
    if (!ours && !m_busy)
        return false;
    m_tools.view->setFocus();
    inTurn([this, key, shift] { doKey(key, shift); });
    return true;
}

void TableHands::doKey(int key, bool shift)
{
    if (key == Qt::Key_Q && m_pending.none())
        return answerReply(Reply::OpenShoe, {});
    if (key == Qt::Key_Delete)
        return perform({act::Void{}}, m_hand);
    const KeyResponse response =
        readKey(key, shift, m_pending, m_hand, sitting().table(), sitting().house());
    if (response.taken)
        answerKey(response);
}

// ---- layout ----

void TableHands::place(const QRect &whole, const QRect &room, const QMargins &margins)
{
    const TableTools &t = m_tools;
    t.view->setGeometry(whole);
    t.view->setContentMargins(margins);
    const TableLayout &layout = t.view->layoutOfTable();
    const int diameter = static_cast<int>(70 * layout.scale());
    t.calls->setDiameter(diameter);
    t.calls->move(room.center().x() - t.calls->width() / 2,
                  whole.height() - diameter - static_cast<int>(9 * layout.scale()));
    t.cards->setRoom(room.intersected(QRect{0, 0, whole.width(), t.calls->y()}));
    t.view->setCovered(QRegion{t.calls->geometry()});
    const QRectF hand = layout.toWidget().mapRect(layout.hand());
    t.held->setPlace(t.view->pixelAreaOf(Spot::of(Spot::Kind::Shoe)), room);
    t.toast->setPlace(QPoint{room.right() - 10, static_cast<int>(hand.bottom())},
                      std::max(200, room.right() - 20 - static_cast<int>(hand.right())),
                      13 * std::max(1.0, layout.scale()));
}

} // namespace pitwise::ui
