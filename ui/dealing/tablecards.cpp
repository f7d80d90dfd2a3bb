// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dealing/tablecards.h"

#include "ui/panels/callbar.h"
#include "ui/panels/coachcard.h"
#include "ui/panels/leavemenu.h"
#include "ui/panels/summarycard.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

/// The hand that the patron wants to split, or the seat's first hand.
HandId handToSplit(const Table &table, SeatId seat)
{
    for (int nth = 0; nth < table.handsAt(seat); ++nth) {
        if (table.at(HandId{seat, nth}).blackjack.request == Request::Split)
            return {seat, nth};
    }
    return seat;
}

bool isShown(const QWidget *card)
{
    return card != nullptr && card->isVisible();
}

} // namespace

TableCards::TableCards(QWidget *screen, TableView *view, CallBar *calls)
    : QObject(screen),
      m_screen(screen),
      m_view(view),
      m_calls(calls)
{
}

CoachCard *TableCards::coach()
{
    if (m_coach == nullptr) {
        m_coach = new CoachCard{m_screen};
        connect(m_coach, &CoachCard::closed, this, &TableCards::coachClosed);
        connect(m_coach, &CoachCard::answerWanted, this, &TableCards::answerWanted);
    }
    return m_coach;
}

SummaryCard *TableCards::summary()
{
    if (m_summary == nullptr) {
        m_summary = new SummaryCard{m_screen};
        m_summary->setMostHeight(m_room.height());
        connect(m_summary, &SummaryCard::againWanted, this, &TableCards::againWanted);
        connect(m_summary, &SummaryCard::endWanted, this, &TableCards::endWanted);
        connect(m_summary, &SummaryCard::saveWanted, this, &TableCards::saveResultWanted);
        connect(m_summary, &SummaryCard::printWanted, this, &TableCards::printResultWanted);
        connect(m_summary, &SummaryCard::copyWanted, this, &TableCards::copyResultWanted);
        connect(m_summary, &SummaryCard::reviewWanted, this, &TableCards::reviewWanted);
        connect(m_summary, &SummaryCard::closed, this, [this] {
            m_summary->hide();
            m_view->setFocus();
        });
    }
    return m_summary;
}

ShoeMenu *TableCards::shoeMenu()
{
    if (m_shoeMenu == nullptr) {
        m_shoeMenu = new ShoeMenu{m_screen};
        connect(m_shoeMenu, &ShoeMenu::chosen, this, &TableCards::choose);
        connect(m_shoeMenu, &ShoeMenu::offerCutWanted, this, [this] {
            closeMenus();
            Q_EMIT offerCutWanted();
        });
        connect(m_shoeMenu, &ShoeMenu::closed, this, &TableCards::closeMenus);
    }
    return m_shoeMenu;
}

PatronMenu *TableCards::patronMenu()
{
    if (m_patronMenu == nullptr) {
        m_patronMenu = new PatronMenu{m_screen};
        connect(m_patronMenu, &PatronMenu::chosen, this, &TableCards::choose);
        connect(m_patronMenu, &PatronMenu::closed, this, &TableCards::closeMenus);
    }
    return m_patronMenu;
}

LeaveMenu *TableCards::leaveMenu()
{
    if (m_leaveMenu == nullptr) {
        m_leaveMenu = new LeaveMenu{m_screen};
        connect(m_leaveMenu, &LeaveMenu::closed, this, &TableCards::closeMenus);
        connect(m_leaveMenu, &LeaveMenu::againWanted, this, [this] {
            closeMenus();
            Q_EMIT againWanted();
        });
        connect(m_leaveMenu, &LeaveMenu::leaveWanted, this, [this] {
            closeMenus();
            Q_EMIT leaveWanted();
        });
    }
    return m_leaveMenu;
}

void TableCards::choose(const Act &act)
{
    closeMenus();
    Q_EMIT chosen(act);
}

bool TableCards::isCoachShown() const
{
    return isShown(m_coach);
}

bool TableCards::isSummaryShown() const
{
    return isShown(m_summary);
}

bool TableCards::isMenuShown() const
{
    return isShown(m_shoeMenu) || isShown(m_patronMenu) || isShown(m_leaveMenu);
}

void TableCards::showCoach(const std::vector<Finding> &findings, const Act &act, const House &house,
                           bool again, const std::vector<Spot> &spots)
{
    coach()->show(findings, act, house, again);
    putNear(m_coach, spots.empty() ? Spot{} : spots.back());
}

void TableCards::setAnswer(const QString &answer)
{
    coach()->setAnswer(answer);
    m_view->setFocus();
    keepInside(m_coach);
}

void TableCards::openShoe(int cards)
{
    shoeMenu()->setCards(cards);
    open(m_shoeMenu, Spot::of(Spot::Kind::Shoe));
}

void TableCards::openPatron(HandId hand, const Table &table, Game game)
{
    const HandId split = handToSplit(table, hand.seat);
    patronMenu()->setSeat(hand.seat, game, split,
                          table.at(split).blackjack.request == Request::Split);
    open(patronMenu(), Spot::at(Spot::Kind::Patron, hand));
}

void TableCards::openLeave(bool again)
{
    leaveMenu()->setAgain(again);
    m_leaveMenu->move(m_room.center() - m_leaveMenu->rect().center());
    m_leaveMenu->show();
    m_leaveMenu->raise();
}

void TableCards::hideCoach()
{
    if (m_coach != nullptr)
        m_coach->hide();
}

void TableCards::hideSummary()
{
    if (m_summary != nullptr)
        m_summary->hide();
}

void TableCards::closeMenus()
{
    if (!isMenuShown())
        return;
    for (QWidget *menu : std::initializer_list<QWidget *>{m_shoeMenu, m_patronMenu, m_leaveMenu}) {
        if (menu != nullptr)
            menu->hide();
    }
    m_view->setFocus();
}

// ---- placement ----

void TableCards::setRoom(const QRect &room)
{
    m_room = room;
    if (m_summary != nullptr)
        m_summary->setMostHeight(room.height());
    centreSummary();
}

void TableCards::centreSummary()
{
    if (m_summary != nullptr)
        m_summary->move(m_room.center() - m_summary->rect().center());
}

void TableCards::open(QWidget *menu, const Spot &beside)
{
    menu->adjustSize();
    menu->resize(menu->sizeHint());
    putBeside(menu, m_view->pixelAreaOf(beside));
    menu->show();
    menu->raise();
}

/// To the right of `beside`, or to the left if there is no room; always inside the area.
void TableCards::putBeside(QWidget *card, const QRect &beside)
{
    const int right = beside.right() + 2;
    const bool fits = right + card->width() <= m_room.right();
    card->move(fits ? right : beside.left() - card->width() - 2,
               beside.center().y() - card->height() / 3);
    keepInside(card);
}

/// Below the cards of a seat, where it hides neither chips nor the dealer's cards; beside any other
/// spot; above the calls if there is no spot.
void TableCards::putNear(QWidget *card, const Spot &spot)
{
    if (!belongsToSeat(spot))
        return putBeside(card, spot.none() ? m_calls->geometry() : m_view->pixelAreaOf(spot));
    const auto column = m_view->pixelAreaOf(Spot::ofBet(spot.hand, BetKind::Main));
    const auto cards = m_view->pixelAreaOf(Spot::at(Spot::Kind::NextCard, spot.hand));
    const int belowCards = cards.bottom() + static_cast<int>(10 * m_view->layoutOfTable().scale());
    // Cover the lower half of a card, which is not needed, rather than the tray.
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

void TableCards::keepInside(QWidget *card)
{
    const QRect room = m_room.adjusted(4, 4, -4, -4);
    card->move(
        std::clamp(card->x(), room.left(), std::max(room.left(), room.right() - card->width())),
        std::clamp(card->y(), room.top(), std::max(room.top(), room.bottom() - card->height())));
}

} // namespace pitwise::ui
