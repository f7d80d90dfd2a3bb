// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/tablescreen.h"

#include "engine/table/warblackjackhands.h"
#include "ui/panels/callbar.h"
#include "ui/panels/coachcard.h"
#include "ui/panels/popover.h"
#include "ui/panels/sidepanel.h"
#include "ui/panels/summarycard.h"
#include "ui/panels/toast.h"
#include "ui/table/places.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QKeyEvent>

#include <algorithm>

namespace pitwise::ui {

namespace {

bool isForOnePatron(Call call)
{
    return call == Call::WarOrSurrender || call == Call::BelowMinimum || call == Call::Parlay;
}

QString promptFor(const Pending &pending, const Table &table)
{
    const auto what = [&] {
        switch (pending.verb) {
        case Verb::None:
            return QString{};
        case Verb::Pay:
            return TableScreen::tr("Pay");
        case Verb::Take:
            return TableScreen::tr("Take");
        case Verb::HandBack:
            return TableScreen::tr("Hand back");
        case Verb::Retract:
            return TableScreen::tr("Take the payoff back");
        case Verb::Post:
            return TableScreen::tr("Post");
        case Verb::Give:
            return TableScreen::tr("Give the post");
        case Verb::Collect:
            return TableScreen::tr("Collect the cards");
        case Verb::WarOrSurrender:
            return TableScreen::tr("War or surrender?");
        case Verb::BelowMinimum:
            return TableScreen::tr("Below the minimum.");
        case Verb::OfferCut:
            return TableScreen::tr("Offer the cut.");
        case Verb::TakeHalf:
            return TableScreen::tr("Take half of the main bet");
        case Verb::Parlay:
            return TableScreen::tr("Leave the winnings?");
        case Verb::Split:
            return TableScreen::tr("Split");
        }
        return QString{};
    }();
    if (asksForHand(pending, table))
        return TableScreen::tr("%1, seat %2: which hand? Press 1 (a) to %3 (%4).")
            .arg(what)
            .arg(pending.seat.number)
            .arg(table.handsAt(pending.seat))
            .arg(QChar{ushort('a' + table.handsAt(pending.seat) - 1)});
    if (pending.seat.number != 0) {
        QStringList choices;
        for (const BetKind bet : choicesOf(pending, table))
            choices << QStringLiteral("%1 %2").arg(betKey(bet), translated(betWords(bet)));
        if (choices.isEmpty())
            return TableScreen::tr("%1: nothing lies at seat %2.")
                .arg(what)
                .arg(pending.seat.number);
        if (pending.verb != Verb::Pay)
            choices << TableScreen::tr("A all");
        return TableScreen::tr("%1, seat %2: %3")
            .arg(what)
            .arg(pending.seat.number)
            .arg(choices.join(QStringLiteral(", ")));
    }
    if (callOf(pending) || pending.verb == Verb::OfferCut)
        return TableScreen::tr("%1 To whom? Touch the patron, or press the number of his seat.")
            .arg(what);
    return TableScreen::tr("%1: which seat? Press its number.").arg(what);
}

} // namespace

TableScreen::TableScreen(SessionController *controller, QWidget *parent)
    : QWidget(parent),
      m_controller(controller),
      m_view(new TableView{this}),
      m_panel(new SidePanel{this}),
      m_calls(new CallBar{this}),
      m_toast(new Toast{this})
{
    setFocusProxy(m_view);
    m_view->installEventFilter(this);
    connect(m_controller, &SessionController::started, this, &TableScreen::start);
    connect(m_controller, &SessionController::stepped, this, &TableScreen::stepped);
    connect(m_view, &TableView::gestured, this, &TableScreen::gesture);
    connect(m_calls, &CallBar::called, this, [this](Call call) {
        m_view->setFocus();
        const Pending asks{call == Call::WarOrSurrender ? Verb::WarOrSurrender
                           : call == Call::Parlay       ? Verb::Parlay
                                                        : Verb::BelowMinimum,
                           {},
                           -1};
        if (!isForOnePatron(call))
            gesture(gesture::Speak{call, {}});
        else
            setPending(m_pending == asks ? Pending{} : asks);
    });
    connect(m_calls, &CallBar::acted, this, [this](const Act &act) {
        m_view->setFocus();
        perform({act}, m_hand);
    });
    connect(m_calls, &CallBar::roundEnded, this, [this] {
        m_view->setFocus();
        perform({act::End{}}, m_hand);
    });
    connect(m_calls, &CallBar::voided, this, [this] {
        m_view->setFocus();
        perform({act::Void{}}, m_hand);
    });
    connect(m_calls, &CallBar::hintWanted, this, &TableScreen::hint);
    connect(m_panel->steps(), &StepList::wrongStepChosen, this,
            [this](const RoundStep &line) { showFindings(line.findings, *line.act(), false); });
}

void TableScreen::setOptions(const ViewOptions &options)
{
    m_options = options;
    ViewOptions shown = options;
    // An amount in figures is help, and silence gives none.
    if (m_controller->hasSitting())
        shown.totals = options.totals && sitting().policy().showsAmounts;
    m_view->setOptions(shown);
    // Where nothing moves by itself, nobody hesitates either.
    constexpr int Thinks = 800;
    m_controller->setThinkingTime(options.speed > 0 ? Thinks * 100 / options.speed : 0);
}

void TableScreen::start()
{
    m_hand = {};
    m_hints = 0;
    setPending({});
    clearMarks();
    closeMenus();
    hideCards();
    m_toast->clear();
    const Sitting &now = sitting();
    m_view->setHouse(now.house(), now.settings().seed,
                     std::min(now.settings().seats, now.house().table.seats));
    m_view->setTable(now.table(), now.ledger());
    m_view->setHand(m_hand);
    m_calls->setGame(now.house().game);
    m_calls->setHintShown(now.policy().givesHints);
    setOptions(m_options);
    m_panel->follow(now, true);
    showVoices({});
    place();
}

// ---- what hands do ----

void TableScreen::gesture(const Gesture &what)
{
    if (!m_controller->hasSitting())
        return;
    closeMenus();
    if (isShown(m_coach))
        clearMarks();
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
    m_hand = response.hand;
    m_view->setHand(m_hand);
    answerReply(response.reply, response.about);
}

/// What a key, or the seat it asked for, came to.
void TableScreen::answerKey(const KeyResponse &response)
{
    setPending({});
    if (response.gesture)
        gesture(*response.gesture);
    setPending(response.pending);
    if (response.act) {
        closeMenus();
        perform({*response.act}, m_hand);
    }
}

/// The acts of one gesture. What did not happen leaves the chips in the hand.
void TableScreen::perform(const std::vector<Act> &acts, const Hand &after)
{
    if (!m_controller->hasSitting())
        return;
    hideCards();
    setPending({});
    const Hand before = m_hand;
    m_hand = after;
    for (const Act &act : acts) {
        if (!m_controller->perform(act)) {
            m_hand = before;
            break;
        }
    }
    m_hand.lifted.clear(); // what was held may not be there any more
    m_view->setHand(m_hand);
}

void TableScreen::answerReply(Reply reply, HandId about)
{
    switch (reply) {
    case Reply::None:
        return;
    case Reply::OpenShoe:
        shoeMenu()->setCards(sitting().table().shoe.left());
        return openMenu(m_shoeMenu, m_view->pixelAreaOf(Spot::of(Spot::Kind::Shoe)));
    case Reply::OpenPatron:
        patronMenu()->setSeat(about.seat, sitting().house().game, splitAt(about.seat),
                              sitting().table().at(splitAt(about.seat)).blackjack.request
                                  == Request::Split);
        return openMenu(m_patronMenu, m_view->pixelAreaOf(Spot::at(Spot::Kind::Patron, about)));
    case Reply::NoChipsInHand:
        return m_toast->say(tr("No chips in the hand: take some from the tray first."));
    case Reply::NothingThere:
        return m_toast->say(tr("Nothing lies there."));
    case Reply::NotHis:
        return m_toast->say(tr("Chips go back to the patron whose they are."));
    case Reply::AlreadyHis:
        return m_toast->say(tr("A payoff lies before its owner already."));
    case Reply::CannotGoThere:
        return m_toast->say(tr("That cannot be put there."));
    case Reply::OneBetAtATime:
        return m_toast->say(tr("An amount is counted beside one bet, not beside several."));
    }
}

/// The hand of a seat that its patron wants to split; else the first.
HandId TableScreen::splitAt(SeatId seat) const
{
    const Table &table = sitting().table();
    for (int nth = 0; nth < table.handsAt(seat); ++nth) {
        if (table.at(HandId{seat, nth}).blackjack.request == Request::Split)
            return {seat, nth};
    }
    return seat;
}

void TableScreen::setPending(const Pending &pending)
{
    const bool was = !m_pending.none();
    m_pending = pending;
    m_calls->setArmed(callOf(pending));
    if (!pending.none())
        m_toast->ask(promptFor(pending, sitting().table()));
    else if (was)
        m_toast->clear();
}

// ---- what came of it ----

void TableScreen::stepped(const Step &step)
{
    const Sitting &now = sitting();
    if (step.refused) {
        m_hints = 0;
        clearMarks();
        m_view->setTable(now.table(), now.ledger());
        m_toast->say(tr("That cannot be done: %1.").arg(translated(refusalWords(*step.refused))));
        return;
    }
    const Event &event = now.session().log()[step.number].event;
    const auto *act = std::get_if<Act>(&event);
    if (act == nullptr) {
        m_view->moveTo(now.table(), now.ledger(), act::Say{});
        std::vector<LogEntry> answers = step.answers;
        answers.insert(answers.begin(), {event, step.at});
        showVoices(answers);
        return m_panel->follow(now);
    }
    m_hints = 0;
    m_toast->clear();
    clearMarks();
    if (step.happened)
        m_view->moveTo(now.table(), now.ledger(), *act);
    else
        m_view->setTable(now.table(), now.ledger());
    const auto *say = std::get_if<act::Say>(act);
    if (say != nullptr && step.happened)
        m_view->say(DealerHand, translated(callWords(say->call)));
    showVoices(step.answers);
    if (std::holds_alternative<act::Peek>(*act) && step.happened) // what he saw
        m_toast->say(dealerHasBlackjack(now.table())
                         ? tr("You see a blackjack: turn the hole card over.")
                         : tr("You see no blackjack: play goes on."),
                     Toast::Tone::Hint);
    m_panel->follow(now);
    if (now.policy().tells == CoachingPolicy::Tells::AtOnce && !step.findings.empty())
        showFindings(step.findings, *act, !step.happened);
    if (step.roundEnded)
        endOfRound();
}

void TableScreen::hint()
{
    if (!m_controller->hasSitting() || !sitting().policy().givesHints)
        return;
    m_view->setFocus();
    if (isShown(m_coach))
        return showAnswer();
    const auto next = sitting().next();
    if (!next) {
        m_toast->say(tr("Wait: the patrons are to act."), Toast::Tone::Hint);
        return;
    }
    m_toast->say(asSentence(instruction(*next)), Toast::Tone::Hint);
    if (++m_hints > 1) {
        m_view->setGlow(placesOf(*next, sitting().table()));
        const auto *say = std::get_if<act::Say>(&*next);
        m_calls->setArmed(say != nullptr ? std::optional{say->call} : std::nullopt);
    }
}

// ---- keys ----

/// A card that says "Enter" gets it before the table does.
bool TableScreen::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && (isShown(m_coach) || isShown(m_summary))) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            hideCards();
            clearMarks();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

bool TableScreen::escape()
{
    if (isShown(m_shoeMenu) || isShown(m_patronMenu))
        closeMenus();
    else if (isShown(m_summary))
        m_summary->hide();
    else if (isShown(m_coach))
        clearMarks();
    else if (!m_pending.none())
        setPending({});
    else if (!m_hand.empty()) {
        m_hand = {};
        m_view->setHand(m_hand);
    } else {
        return false;
    }
    return true;
}

void TableScreen::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Escape) {
        if (!escape())
            Q_EMIT left();
        return;
    }
    const bool control = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0;
    if (control || !m_controller->hasSitting())
        return QWidget::keyPressEvent(event);
    if (key == Qt::Key_F2)
        return hint();
    if (key == Qt::Key_Q && m_pending.none())
        return answerReply(Reply::OpenShoe, {});
    if (key == Qt::Key_Delete)
        return perform({act::Void{}}, m_hand);
    const bool shift = (event->modifiers() & Qt::ShiftModifier) != 0;
    const KeyResponse response =
        readKey(key, shift, m_pending, m_hand, sitting().table(), sitting().house());
    if (!response.taken)
        return QWidget::keyPressEvent(event);
    m_view->setFocus();
    answerKey(response);
}

} // namespace pitwise::ui
