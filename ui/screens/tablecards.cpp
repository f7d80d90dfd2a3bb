// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What floats above the table: where it comes from, where it is put, what it says. What the hands
// do is in tablescreen.cpp.

#include "engine/table/warblackjackhands.h"
#include "ui/panels/callbar.h"
#include "ui/panels/coachcard.h"
#include "ui/panels/popover.h"
#include "ui/panels/sidepanel.h"
#include "ui/panels/summarycard.h"
#include "ui/panels/toast.h"
#include "ui/screens/tablescreen.h"
#include "ui/table/picture.h"
#include "ui/table/places.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int PanelWidth = 286; ///< with its shadow, at normal size

/// What a patron of War Blackjack wants, in words and with his hands, until he has got it.
std::optional<Answer> blackjackAnswer(const Table &table, SeatId seat)
{
    for (int nth = 0; nth < table.handsAt(seat); ++nth) {
        switch (table.at(HandId{seat, nth}).blackjack.request) {
        case Request::None:
            break;
        case Request::Hit:
            return Answer{seat, TableScreen::tr("Hit"), Signal::Hit};
        case Request::Double:
            return Answer{seat, TableScreen::tr("Double"), Signal::Double};
        case Request::Split:
            return Answer{seat, TableScreen::tr("Split"), Signal::Split};
        }
    }
    const Seat &first = table.at(seat);
    if (isBonus(first, BetKind::Bonus) && first.decision == Decision::Parlay)
        return Answer{seat, TableScreen::tr("Let it ride")};
    if (isBonus(first, BetKind::Bonus) && first.decision == Decision::Keep)
        return Answer{seat, TableScreen::tr("I'll take it")};
    if (first.blackjack.evenMoney && first.bet(BetKind::Main).open())
        return Answer{seat, TableScreen::tr("Even money")};
    return std::nullopt;
}

} // namespace

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
            setPending({Verb::OfferCut, {}, -1});
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

void TableScreen::showVoices(const std::vector<LogEntry> &entries)
{
    for (const LogEntry &entry : entries) {
        const Event &event = entry.event;
        if (const auto *patron = std::get_if<PatronAct>(&event)) {
            const auto *bet = std::get_if<patron::Bet>(patron);
            if (bet != nullptr && sitting().table().round.betsClosed && bet->bet != BetKind::WarTie)
                m_view->say(bet->hand, tr("Wait, this too!"));
            else if (const auto *decide = std::get_if<patron::Decide>(patron);
                     decide != nullptr && decide->decision == Decision::Stand)
                m_view->say(decide->hand.seat, tr("Stand"), Signal::Stand);
            else if (const auto *insure = std::get_if<patron::Insure>(patron))
                m_view->say(insure->hand.seat, tr("Insurance"));
            else if (const auto *cut = std::get_if<patron::CutAt>(patron))
                m_view->say(HandId{cut->seat, 0}, tr("Cut here"));
        } else if (const auto *chance = std::get_if<ChanceEvent>(&event)) {
            if (!std::holds_alternative<chance::Dispute>(*chance))
                m_toast->say(asSentence(narration(event, Seen{})));
        }
    }
    // What only the floor can end stays in sight.
    const RoundState &round = sitting().table().round;
    if (round.malfunction == Malfunction::Happened)
        m_toast->ask(tr("Something is broken: a malfunction."));
    else if (round.disputed)
        m_toast->ask(tr("A patron disputes."));
    // What a patron decided stands until it is acted upon.
    std::vector<Answer> answers;
    const Table &table = sitting().table();
    for (int i = 1; i <= table.seatCount; ++i) {
        const Seat &seat = table.at(seatAt(i));
        if (seat.decision == Decision::War && seat.bet(BetKind::War).open())
            answers.push_back({seatAt(i), tr("I'll go to war")});
        else if (seat.decision == Decision::Surrender && seat.bet(BetKind::Main).open())
            answers.push_back({seatAt(i), tr("Surrender")});
        else if (const auto answer = blackjackAnswer(table, seatAt(i)))
            answers.push_back(*answer);
    }
    if (round.disputed) {
        const auto &log = sitting().session().log();
        for (auto event = log.rbegin(); event != log.rend(); ++event) {
            const auto *chance = std::get_if<ChanceEvent>(&event->event);
            const auto *dispute =
                chance == nullptr ? nullptr : std::get_if<chance::Dispute>(chance);
            if (dispute == nullptr)
                continue;
            answers.push_back({dispute->seat, tr("That is not right!")});
            break;
        }
    }
    if (const auto seat = sitting().thinking())
        answers.push_back({*seat, tr("Let me think\u2026")});
    m_view->setAnswers(answers);
}

void TableScreen::endOfRound()
{
    const Sitting &now = sitting();
    const bool clean = now.cleanStreak() > 0;
    m_view->silence();
    const CoachingPolicy &policy = now.policy();
    if (policy.tells == CoachingPolicy::Tells::Never)
        return;
    if (clean)
        m_toast->say(tr("A clean round."), Toast::Tone::Clean);
    else if (policy.tells == CoachingPolicy::Tells::AfterRound) {
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

void TableScreen::hideCards()
{
    if (m_summary != nullptr)
        m_summary->hide();
}

void TableScreen::clearMarks()
{
    if (m_coach != nullptr)
        m_coach->hide();
    m_view->setMarks({});
    m_view->setGlow({});
    m_calls->setArmed(callOf(m_pending));
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
    const int belowCards = cards.bottom() + static_cast<int>(10 * m_view->layoutOfTable().scale());
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
