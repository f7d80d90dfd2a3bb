// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/popover.h"

#include "engine/house/pergame.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

constexpr PerGame<Call> Offer{Call::WarOrSurrender, Call::Parlay}; ///< questions to one patron
constexpr PerGame<bool> CanSplit{false, true};

QVBoxLayout *columnOf(FloatingPanel *panel)
{
    constexpr int Edge = FloatingPanel::Shadow + 12;
    auto *column = new QVBoxLayout{panel};
    column->setContentsMargins(Edge, Edge, Edge, Edge);
    column->setSpacing(6);
    return column;
}

/// Up and Down move between the buttons. True: the key was one of them.
bool walk(QWidget *menu, QKeyEvent *event)
{
    if (event->key() != Qt::Key_Up && event->key() != Qt::Key_Down)
        return false;
    auto buttons = menu->findChildren<QAbstractButton *>();
    buttons.removeIf([](const QAbstractButton *button) { return button->isHidden(); });
    qsizetype at = buttons.indexOf(qobject_cast<QAbstractButton *>(menu->focusWidget()));
    at += event->key() == Qt::Key_Down ? 1 : -1;
    if (at >= 0 && at < buttons.size())
        buttons[at]->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace

ShoeMenu::ShoeMenu(QWidget *parent) : FloatingPanel(parent), m_cutCard(new QSpinBox{this})
{
    auto *column = columnOf(this);
    auto *dealing = new QLabel{tr("To deal, click the card's place."), this};
    dealing->setFont(uiFont(13));
    dealing->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(dealing);
    column->addWidget(add(tr("Shuffle"), act::Shuffle{}));
    auto *offer = new PillButton{tr("Offer the cut to\u2026"), this};
    offer->setKeyText(QStringLiteral("X"));
    connect(offer, &QAbstractButton::clicked, this, &ShoeMenu::offerCutWanted);
    column->addWidget(offer);
    column->addWidget(add(tr("Cut"), act::Cut{}));
    auto *row = new QHBoxLayout;
    auto *place = new PillButton{tr("Place the cut card"), this};
    m_acts << qMakePair(Act{act::PlaceCutCard{}}, place);
    connect(place, &QAbstractButton::clicked, this,
            [this] { Q_EMIT chosen(act::PlaceCutCard{m_cutCard->value()}); });
    m_cutCard->setFont(uiFont(14));
    m_cutCard->setAccessibleName(tr("Cards behind the cut card"));
    m_cutCard->setToolTip(tr("Cards behind the cut card"));
    row->addWidget(place, 1);
    row->addWidget(m_cutCard);
    setTabOrder(place, m_cutCard);
    column->addLayout(row);
    column->addWidget(add(tr("Load the shoe"), act::Load{}));
    column->addWidget(add(tr("Burn a card"), act::Burn{}));
    column->addWidget(add(tr("Discard the exposed card"), act::Discard{}));
    hide();
}

PillButton *ShoeMenu::add(const QString &text, const Act &act)
{
    auto *button = new PillButton{text, this};
    m_acts << qMakePair(act, button);
    connect(button, &QAbstractButton::clicked, this, [this, act] { Q_EMIT chosen(act); });
    return button;
}

QAbstractButton *ShoeMenu::button(const Act &act) const
{
    for (const auto &[one, button] : m_acts) {
        if (one.index() == act.index())
            return button;
    }
    return nullptr;
}

void ShoeMenu::setCards(int left)
{
    m_cutCard->setRange(0, std::max(0, left));
}

void ShoeMenu::keyPressEvent(QKeyEvent *event)
{
    const bool digit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_cutCard->hasFocus()) {
        Q_EMIT chosen(act::PlaceCutCard{m_cutCard->value()});
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT closed();
    } else if (digit) {
        // A digit can only mean the cut card.
        m_cutCard->setFocus(Qt::OtherFocusReason);
        m_cutCard->setValue(event->key() - Qt::Key_0);
        if (auto *line = m_cutCard->findChild<QLineEdit *>())
            line->setCursorPosition(static_cast<int>(line->text().size()));
    } else {
        walk(this, event); // an open menu takes every key
    }
}

void ShoeMenu::showEvent(QShowEvent *)
{
    m_acts.front().second->setFocus(Qt::PopupFocusReason);
}

PatronMenu::PatronMenu(QWidget *parent) : FloatingPanel(parent)
{
    auto *column = columnOf(this);
    const auto add = [&](Call call, const QString &text, const char *key) {
        auto *button = new PillButton{text, this};
        button->setKeyText(QString::fromLatin1(key));
        m_calls << qMakePair(call, button);
        connect(button, &QAbstractButton::clicked, this, [this, call] {
            Q_EMIT chosen(act::Say{call, m_seat});
        });
        column->addWidget(button);
    };
    add(Call::WarOrSurrender, tr("War or surrender?"), "W");
    add(Call::Parlay, tr("Take it all, or leave the winnings?"), "W");
    add(Call::BelowMinimum, tr("Below the minimum"), "M");
    m_split = new PillButton{tr("Split the pair"), this};
    m_split->setKeyText(QStringLiteral("Z"));
    connect(m_split, &QAbstractButton::clicked, this,
            [this] { Q_EMIT chosen(act::Split{m_toSplit}); });
    column->addWidget(m_split);
    auto *cut = new PillButton{tr("Offer the cut"), this};
    cut->setKeyText(QStringLiteral("X"));
    connect(cut, &QAbstractButton::clicked, this, [this] { Q_EMIT chosen(act::OfferCut{m_seat}); });
    column->addWidget(cut);
    hide();
}

void PatronMenu::setSeat(SeatId seat, Game game, HandId split, bool wantsSplit)
{
    m_wantsSplit = wantsSplit;
    m_seat = seat;
    m_game = game;
    m_toSplit = split;
    for (const Call offer : {Call::WarOrSurrender, Call::Parlay})
        button(offer)->setVisible(offer == Offer.of(game));
    m_split->setVisible(CanSplit.of(game));
    adjustSize();
}

QAbstractButton *PatronMenu::button(Call call) const
{
    for (const auto &[one, button] : m_calls) {
        if (one == call)
            return button;
    }
    return nullptr;
}

void PatronMenu::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT closed();
        break;
    case Qt::Key_W:
        Q_EMIT chosen(act::Say{Offer.of(m_game), m_seat});
        break;
    case Qt::Key_Z:
        if (CanSplit.of(m_game))
            Q_EMIT chosen(act::Split{m_toSplit});
        break;
    case Qt::Key_M:
        Q_EMIT chosen(act::Say{Call::BelowMinimum, m_seat});
        break;
    case Qt::Key_X:
        Q_EMIT chosen(act::OfferCut{m_seat});
        break;
    default:
        walk(this, event);
    }
}

void PatronMenu::showEvent(QShowEvent *)
{
    QAbstractButton *first = m_wantsSplit ? m_split : button(Offer.of(m_game));
    first->setFocus(Qt::PopupFocusReason);
}

} // namespace pitwise::ui
