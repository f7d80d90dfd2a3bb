// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/heldbar.h"

#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

QString nameOf(const Spot &spot, SeatSet split)
{
    const QString place = translated(withLetters(placeWords(spot.hand), split));
    const QString bet = translated(betWords(spot.bet));
    switch (spot.kind) {
    case SpotKind::Bet:
        return HeldBar::tr("%1 of %2").arg(bet, place);
    case SpotKind::Payoff:
        return HeldBar::tr("payoff on the %1 of %2").arg(bet, place);
    case SpotKind::Late:
        return HeldBar::tr("late chips on the %1 of %2").arg(bet, place);
    case SpotKind::Cards:
        return HeldBar::tr("cards of %1").arg(place);
    case SpotKind::Slipped:
        return HeldBar::tr("card that slid out");
    default:
        return {};
    }
}

} // namespace

HeldBar::HeldBar(QWidget *parent)
    : FloatingPanel(parent),
      m_what(new QLabel{this}),
      m_half(new PillButton{tr("Half"), this}),
      m_back(new PillButton{tr("Put back"), this})
{
    m_half->setKeyText(QStringLiteral("/"));
    m_half->setToolTip(tr("Count out half of this bet, for a surrender"));
    m_back->setKeyText(tr("Esc"));
    m_what->setTextFormat(Qt::PlainText);
    m_what->setForegroundRole(QPalette::Highlight);
    m_what->setFont(uiFont(13, QFont::DemiBold));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Shadow + 12, Shadow + 9, Shadow + 10, Shadow + 8);
    column->setSpacing(7);
    column->setSizeConstraint(QLayout::SetFixedSize);
    column->addWidget(m_what);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_half);
    buttons->addWidget(m_back);
    buttons->addStretch();
    column->addLayout(buttons);
    for (PillButton *button : {m_half, m_back})
        button->setFocusPolicy(Qt::NoFocus); // the keys stay at the table
    connect(m_half, &QAbstractButton::clicked, this, &HeldBar::halfWanted);
    connect(m_back, &QAbstractButton::clicked, this, &HeldBar::putBackWanted);
    hide();
}

void HeldBar::follow(const Hand &hand, SeatSet split)
{
    if (hand.lifted.empty())
        return hide();
    const auto count = static_cast<int>(hand.lifted.size());
    const Spot &first = hand.lifted.front();
    m_what->setText(count == 1 && first.kind == SpotKind::Bet && !hand.order.empty()
                        ? tr("In your hand: a part of the %1").arg(nameOf(first, split))
                    : count == 1 ? tr("In your hand: %1").arg(nameOf(first, split))
                    : first.kind == SpotKind::Cards
                        ? tr("In your hand: cards of %1 places").arg(count)
                        : tr("In your hand: %1 bets").arg(count));
    m_half->setVisible(count == 1 && first.kind == SpotKind::Bet && hand.order.empty());
    setAccessibleName(m_what->text());
    layout()->activate();
    adjustSize();
    place();
    show();
    raise();
}

QString HeldBar::text() const
{
    return m_what->text();
}

void HeldBar::setPlace(const QRect &shoe, const QRect &room)
{
    m_shoe = shoe;
    m_room = room;
    place();
}

void HeldBar::place()
{
    constexpr int Gap = 6;
    const int right = std::max(m_room.left(), m_room.right() - width() + Shadow);
    move(std::clamp(m_shoe.left() - Shadow, m_room.left() - Shadow, right),
         m_shoe.top() - Gap - height() + Shadow);
}

} // namespace pitwise::ui
