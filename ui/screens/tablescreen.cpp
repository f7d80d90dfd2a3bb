// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/tablescreen.h"

#include "ui/panels/callbar.h"
#include "ui/panels/coachcard.h"
#include "ui/panels/keysheet.h"
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

constexpr int PanelWidth = 286; ///< with its shadow, at normal size

bool isForOnePatron(Call call)
{
    return call == Call::WarOrSurrender || call == Call::BelowMinimum;
}

QString promptFor(const Pending &pending)
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
            return TableScreen::tr("Below the minimum");
        case Verb::OfferCut:
            return TableScreen::tr("Offer the cut");
        }
        return QString{};
    }();
    if (pending.seat.number == 0)
        return TableScreen::tr("%1: which seat? Press its number.").arg(what);
    return TableScreen::tr("%1, seat %2: M main, T tie, W war, K war tie, P post, A all")
        .arg(what)
        .arg(pending.seat.number);
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
    connect(m_controller, &SessionController::started, this, &TableScreen::start);
    connect(m_controller, &SessionController::stepped, this, &TableScreen::stepped);
    connect(m_controller, &SessionController::answered, this, &TableScreen::answered);
    connect(m_view, &TableView::gestured, this, &TableScreen::gesture);
    connect(m_calls, &CallBar::called, this, [this](Call call) {
        m_view->setFocus();
        if (isForOnePatron(call))
            arm(m_armed == call ? std::nullopt : std::optional{call});
        else
            gesture(gesture::Speak{call, {}});
    });
    connect(m_calls, &CallBar::roundEnded, this, [this] {
        m_view->setFocus();
        perform({act::End{}}, m_hand);
    });
    connect(m_calls, &CallBar::hintWanted, this, &TableScreen::hint);
    connect(m_panel->steps(), &StepList::wrongStepChosen, this, [this](const StepLine &line) {
        showFindings(line.findings, line.act, false);
    });
}

CoachCard *TableScreen::coach()
{
    if (m_coach == nullptr) {
        m_coach = new CoachCard{this};
        connect(m_coach, &CoachCard::closed, this, [this] {
            clearMarks();
            m_view->setFocus();
        });
        connect(m_coach, &CoachCard::answerWanted, this, &TableScreen::showAnswer);
    }
    return m_coach;
}

SummaryCard *TableScreen::summary()
{
    if (m_summary == nullptr) {
        m_summary = new SummaryCard{this};
        connect(m_summary, &SummaryCard::closed, this, [this] {
            m_summary->hide();
            m_view->setFocus();
        });
    }
    return m_summary;
}

KeySheet *TableScreen::keys()
{
    if (m_keys == nullptr) {
        m_keys = new KeySheet{this};
        connect(m_keys, &KeySheet::closed, m_keys, &QWidget::hide);
    }
    return m_keys;
}

ShoeMenu *TableScreen::shoeMenu()
{
    if (m_shoeMenu == nullptr) {
        m_shoeMenu = new ShoeMenu{this};
        connect(m_shoeMenu, &ShoeMenu::chosen, this, [this](const Act &act) {
            closeMenus();
            perform({act}, m_hand);
        });
        connect(m_shoeMenu, &ShoeMenu::offerCutWanted, this, [this] {
            closeMenus();
            arm(std::nullopt, true);
        });
        connect(m_shoeMenu, &ShoeMenu::closed, this, &TableScreen::closeMenus);
    }
    return m_shoeMenu;
}

PatronMenu *TableScreen::patronMenu()
{
    if (m_patronMenu == nullptr) {
        m_patronMenu = new PatronMenu{this};
        connect(m_patronMenu, &PatronMenu::chosen, this, [this](const Act &act) {
            closeMenus();
            perform({act}, m_hand);
        });
        connect(m_patronMenu, &PatronMenu::closed, this, &TableScreen::closeMenus);
    }
    return m_patronMenu;
}

void TableScreen::setOptions(const ViewOptions &options)
{
    m_options = options;
    ViewOptions shown = options;
    // An amount in figures is help, and silence gives none.
    if (m_controller->hasSitting())
        shown.totals =
            options.totals && sitting().settings().coaching != Coaching::Silent;
    m_view->setOptions(shown);
    // Where nothing moves by itself, nobody hesitates either.
    constexpr int Thinks = 800;
    m_controller->setThinkingTime(options.speed > 0 ? Thinks * 100 / options.speed : 0);
}

void TableScreen::start()
{
    m_hand = {};
    m_pending = {};
    m_hints = 0;
    arm(std::nullopt);
    clearMarks();
    closeMenus();
    hideCards();
    m_toast->clear();
    const Sitting &now = sitting();
    m_view->setHouse(now.house(), now.settings().seed,
                     std::min(now.settings().seats, now.house().table.seats));
    m_view->setTable(now.table(), now.ledger());
    m_view->setHand(m_hand);
    m_calls->setHintShown(now.settings().coaching != Coaching::Silent);
    setOptions(m_options);
    m_panel->follow(now);
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
    setPending({});
    const auto *tap = std::get_if<gesture::Tap>(&what);
    if (tap != nullptr && belongsToSeat(tap->on) && (m_armed || m_offersCut)) {
        const SeatId seat = tap->on.hand.seat;
        const Act act =
            m_offersCut ? Act{act::OfferCut{seat}} : Act{act::Say{*m_armed, seat}};
        arm(std::nullopt);
        return perform({act}, m_hand);
    }
    const Response response = respond(m_hand, what, sitting().table(), sitting().house());
    if (!response.acts.empty())
        return perform(response.acts, response.hand);
    m_hand = response.hand;
    m_view->setHand(m_hand);
    answerReply(response.reply, response.about);
}

/// The acts of one gesture. What did not happen leaves the hand as it was.
void TableScreen::perform(const std::vector<Act> &acts, const Hand &after)
{
    if (!m_controller->hasSitting())
        return;
    if (m_summary != nullptr)
        m_summary->hide();
    const Hand before = m_hand;
    m_hand = after;
    for (const Act &act : acts) {
        const auto findings = sitting().session().findings().size();
        const auto refusals = sitting().session().refusals().size();
        m_controller->perform(act);
        const bool refused = sitting().session().refusals().size() != refusals;
        const bool wrong = sitting().session().findings().size() != findings;
        if (refused || (wrong && sitting().settings().coaching == Coaching::Coach)) {
            m_hand = before;
            m_hand.lifted.clear();
            break;
        }
    }
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
        patronMenu()->setSeat(about.seat);
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
    }
}

void TableScreen::arm(const std::optional<Call> &call, bool cut)
{
    m_armed = call;
    m_offersCut = cut;
    m_calls->setArmed(call);
    if (call || cut)
        m_toast->ask(tr("To whom? Touch the patron, or press the number of the seat."));
    else
        m_toast->clear();
}

void TableScreen::setPending(const Pending &pending)
{
    const bool was = !m_pending.none();
    m_pending = pending;
    if (!pending.none())
        m_toast->ask(promptFor(pending));
    else if (was)
        m_toast->clear();
}

// ---- what came of it ----

void TableScreen::stepped(const Report &report)
{
    const Sitting &now = sitting();
    m_hints = 0;
    arm(std::nullopt);
    clearMarks();
    if (report.step.happened)
        m_view->moveTo(now.table(), now.ledger(), report.act);
    else
        m_view->setTable(now.table(), now.ledger());
    const auto *say = std::get_if<act::Say>(&report.act);
    if (say != nullptr && report.step.happened)
        m_view->say(DealerHand, translated(callWords(say->call)));
    showVoices(report.answers);
    m_panel->follow(now);
    if (report.step.refused) {
        m_toast->say(tr("That cannot be done: %1.")
                         .arg(translated(refusalWords(*report.step.refused))));
        return;
    }
    if (now.settings().coaching == Coaching::Coach && !report.step.findings.empty())
        showFindings(report.step.findings, report.act, !report.step.happened);
    if (report.roundEnded)
        endOfRound();
}

void TableScreen::answered(const std::vector<Event> &events)
{
    m_view->moveTo(sitting().table(), sitting().ledger(), act::Say{});
    showVoices(events);
    m_panel->follow(sitting());
}

void TableScreen::showFindings(const std::vector<Finding> &findings, const Act &act, bool again)
{
    const Table &table = sitting().table();
    std::vector<Spot> spots;
    for (const Finding &finding : findings) {
        for (const Spot &spot : placesOf(finding, act, table))
            spots.push_back(spot);
    }
    m_view->setMarks(spots);
    coach()->show(findings, act, sitting().house(), again);
    putNear(m_coach, spots.empty() ? Spot{} : spots.back());
}

void TableScreen::showAnswer()
{
    const auto next = sitting().next();
    if (!next)
        return;
    m_coach->setAnswer(asSentence(instruction(*next)));
    m_view->setGlow(placesOf(*next, sitting().table()));
    const auto *say = std::get_if<act::Say>(&*next);
    m_calls->setArmed(say != nullptr ? std::optional{say->call} : std::nullopt);
    m_view->setFocus();
    keepInside(m_coach);
}

void TableScreen::hint()
{
    if (!m_controller->hasSitting() || sitting().settings().coaching == Coaching::Silent)
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

void TableScreen::showVoices(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const auto *patron = std::get_if<PatronAct>(&event)) {
            const auto *bet = std::get_if<patron::Bet>(patron);
            if (bet != nullptr && sitting().table().round.betsClosed && bet->bet != BetKind::WarTie)
                m_view->say(bet->hand, tr("Wait, this too!"));
            else if (const auto *cut = std::get_if<patron::CutAt>(patron))
                m_view->say(HandId{cut->seat, 0}, tr("Cut here"));
        } else if (const auto *chance = std::get_if<ChanceEvent>(&event)) {
            if (const auto *dispute = std::get_if<chance::Dispute>(chance))
                m_view->say(HandId{dispute->seat, 0}, tr("That is not right!"));
            else
                m_toast->say(asSentence(narration(event, sitting().table(), sitting().table())));
        }
    }
    // What a patron decided stands until it is acted upon.
    std::vector<std::pair<SeatId, QString>> answers;
    const Table &table = sitting().table();
    for (int i = 1; i <= table.seatCount; ++i) {
        const Seat &seat = table.at(seatAt(i));
        if (seat.decision == Decision::War && seat.bet(BetKind::War).open())
            answers.emplace_back(seatAt(i), tr("I'll go to war"));
        else if (seat.decision == Decision::Surrender && seat.bet(BetKind::Main).open())
            answers.emplace_back(seatAt(i), tr("Surrender"));
    }
    if (const auto seat = sitting().thinking())
        answers.emplace_back(*seat, tr("Let me think\u2026"));
    m_view->setAnswers(answers);
}

void TableScreen::endOfRound()
{
    const Sitting &now = sitting();
    const bool clean = now.cleanStreak() > 0;
    m_view->silence();
    if (now.settings().coaching == Coaching::Silent)
        return;
    if (clean)
        m_toast->say(tr("A clean round."), Toast::Tone::Clean);
    else if (now.settings().coaching == Coaching::Practice) {
        summary()->showRound(now);
        place();
    }
}

void TableScreen::showSummary()
{
    if (!m_controller->hasSitting())
        return;
    summary()->showSession(sitting());
    place();
}

void TableScreen::showKeys()
{
    keys()->setChips(sitting().house().table.chips);
    m_keys->setVisible(!m_keys->isVisible());
    m_keys->raise();
    place();
}

void TableScreen::hideCards()
{
    for (QWidget *card : std::initializer_list<QWidget *>{m_summary, m_keys}) {
        if (card != nullptr)
            card->hide();
    }
}

void TableScreen::clearMarks()
{
    if (m_coach != nullptr)
        m_coach->hide();
    m_view->setMarks({});
    m_view->setGlow({});
    m_calls->setArmed(m_armed);
}

void TableScreen::closeMenus()
{
    if (!isShown(m_shoeMenu) && !isShown(m_patronMenu))
        return;
    for (QWidget *menu : std::initializer_list<QWidget *>{m_shoeMenu, m_patronMenu}) {
        if (menu != nullptr)
            menu->hide();
    }
    m_view->setFocus();
}

// ---- keys ----

bool TableScreen::escape()
{
    if (isShown(m_keys))
        m_keys->hide();
    else if (isShown(m_shoeMenu) || isShown(m_patronMenu))
        closeMenus();
    else if (isShown(m_summary))
        m_summary->hide();
    else if (isShown(m_coach))
        clearMarks();
    else if (m_armed || m_offersCut)
        arm(std::nullopt);
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
    if ((key == Qt::Key_Return || key == Qt::Key_Enter)
        && (isShown(m_coach) || isShown(m_summary))) {
        hideCards();
        return clearMarks();
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
    if ((m_armed || m_offersCut) && key >= Qt::Key_1 && key <= Qt::Key_9) {
        const SeatId seat = seatAt(key - Qt::Key_0);
        if (sitting().table().hasSeat(seat))
            gesture(gesture::Tap{Spot::at(Spot::Kind::Patron, HandId{seat, 0}), false, 1});
        return;
    }
    const bool shift = (event->modifiers() & Qt::ShiftModifier) != 0;
    const KeyResponse response =
        readKey(key, shift, m_pending, m_hand, sitting().table(), sitting().house());
    if (!response.taken)
        return QWidget::keyPressEvent(event);
    arm(std::nullopt);
    m_view->setFocus();
    if (response.gesture)
        gesture(*response.gesture);
    setPending(response.pending);
    if (response.act) {
        closeMenus();
        perform({*response.act}, m_hand);
    }
}

// ---- where things are ----

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

void TableScreen::openMenu(QWidget *menu, const QRect &beside)
{
    menu->adjustSize();
    menu->resize(menu->sizeHint());
    putBeside(menu, beside);
    menu->show();
    menu->raise();
}

/// At the right of something, or at its left where there is no room; always inside.
void TableScreen::putBeside(QWidget *card, const QRect &beside)
{
    const int right = beside.right() + 2;
    const bool fits = right + card->width() <= content().right();
    card->move(fits ? right : beside.left() - card->width() - 2,
               beside.center().y() - card->height() / 3);
    keepInside(card);
}

/// Below the cards of a seat, where it hides neither chips nor cards, the dealer's least of all;
/// beside anything else; above the calls, if it is about no place.
void TableScreen::putNear(QWidget *card, const Spot &spot)
{
    if (!belongsToSeat(spot))
        return putBeside(card, spot.none() ? m_calls->geometry() : m_view->pixelAreaOf(spot));
    const auto column = m_view->pixelAreaOf(Spot::ofBet(spot.hand, BetKind::Main));
    const auto cards = m_view->pixelAreaOf(Spot::at(Spot::Kind::NextCard, spot.hand));
    const int belowCards =
        cards.bottom() + static_cast<int>(10 * m_view->layoutOfTable().scale());
    // Rather over the lower half of a card, which tells nothing, than over the tray.
    const int aboveTray = m_view->pixelAreaOf(Spot::ofTube(0)).top() - card->height();
    card->move(column.center().x() - card->width() / 2, std::min(belowCards, aboveTray));
    keepInside(card);
    Spot dealers = Spot::at(Spot::Kind::Cards, DealerHand);
    dealers.nth = 2;
    const QRect dealer = m_view->pixelAreaOf(dealers);
    if (card->geometry().intersects(dealer)) {
        const bool left = column.center().x() <= dealer.center().x();
        card->move(left ? dealer.left() - card->width() : dealer.right(), card->y());
        keepInside(card);
    }
}

void TableScreen::keepInside(QWidget *card)
{
    const QRect room = content().adjusted(4, 4, -4, -4);
    card->move(
        std::clamp(card->x(), room.left(), std::max(room.left(), room.right() - card->width())),
        std::clamp(card->y(), room.top(), std::max(room.top(), room.bottom() - card->height())));
}

void TableScreen::place()
{
    m_view->setGeometry(rect());
    const qreal big = std::clamp(height() / 720.0, 1.0, 1.35);
    const int width = static_cast<int>(PanelWidth * big);
    m_panel->setScale(std::min(big, 1.25));
    m_panel->setGeometry(this->width() - width + FloatingPanel::Shadow - 8, 0, width, height());
    m_view->setContentMargins(
        QMargins{0, 0, m_panelShown ? width - FloatingPanel::Shadow + 4 : 0, 0});
    const TableLayout &layout = m_view->layoutOfTable();
    const QRect room = content();
    const int diameter = static_cast<int>(70 * layout.scale());
    m_calls->setDiameter(diameter);
    m_calls->move(room.center().x() - m_calls->width() / 2,
                  height() - diameter - static_cast<int>(9 * layout.scale()));
    m_view->setCovered(QRegion{m_calls->geometry()});
    const QRectF hand = layout.toWidget().mapRect(layout.hand());
    m_toast->setPlace(QPoint{room.right() - 10, static_cast<int>(hand.bottom())},
                      std::max(200, room.right() - 20 - static_cast<int>(hand.right())),
                      13 * std::max(1.0, layout.scale()));
    if (m_keys != nullptr) {
        m_keys->resize(m_keys->sizeHint());
        m_keys->move(room.center() - m_keys->rect().center());
    }
    if (m_summary != nullptr)
        m_summary->move(room.center() - m_summary->rect().center());
}

void TableScreen::resizeEvent(QResizeEvent *)
{
    place();
}

void TableScreen::showEvent(QShowEvent *)
{
    m_view->setFocus();
}

} // namespace pitwise::ui
