// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drillfelt.h"

#include "engine/skills/pitfalls.h"
#include "ui/table/answers.h"
#include "ui/table/tableview.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

/// Guests sit as far as there are bets.
int guestsAt(const Table &table)
{
    int guests = 0;
    for (const SeatId seat : table.busy)
        guests = std::max(guests, int{seat.number});
    return guests;
}

} // namespace

DrillFelt::DrillFelt(QWidget *parent) : QWidget(parent), m_view(new TableView{this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    m_view->setFocusPolicy(Qt::ClickFocus);
    connect(m_view, &TableView::gestured, this, &DrillFelt::gestured);
}

void DrillFelt::setOptions(const ViewOptions &options)
{
    m_options = options;
    showOptions();
}

void DrillFelt::showOptions()
{
    ViewOptions shown = m_options;
    shown.totals = shown.totals && m_totals;
    m_view->setOptions(shown);
}

void DrillFelt::lay(const House &house, const Table &table, bool totals, int guests)
{
    m_house = house;
    m_table = table;
    m_ledger = ChipLedger{house, table};
    m_totals = totals;
    showOptions();
    constexpr std::uint64_t Guests = 7; // the same faces each time
    m_view->setHouse(house, Guests, std::max(guests, guestsAt(table)));
    m_view->setMarks({});
    m_view->setGlow({});
    m_view->silence();
    setHand({});
    m_view->setTable(m_table, m_ledger);
    m_view->setAnswers(decisionsOn(m_table));
}

void DrillFelt::perform(const Event &event)
{
    const Table before = m_table;
    performOn(m_table, m_house, event);
    m_ledger.follow(event, before, m_table);
    m_view->silence();
    if (const auto *act = std::get_if<Act>(&event)) {
        m_view->moveTo(m_table, m_ledger, *act);
        if (const auto *say = std::get_if<act::Say>(act))
            m_view->say(DealerHand, asSentence(callWords(say->call)));
    } else {
        m_view->setTable(m_table, m_ledger);
    }
    m_view->setAnswers(decisionsOn(m_table));
}

void DrillFelt::setHand(const Hand &hand)
{
    m_view->setHand(hand);
}

} // namespace pitwise::ui
