// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/keysheet.h"

#include "engine/house/pergame.h"
#include "ui/paint/chippainter.h"
#include "ui/paint/tablelayout.h"
#include "ui/session/keys.h"

#include <QPainter>

#include <algorithm>
#include <iterator>

namespace pitwise::ui {

namespace {

using In = PerGame<bool>;

constexpr In Every{true, true};
constexpr In War{true, false};
constexpr In Blackjack{false, true};

struct Key
{
    const char *keys;
    const char *does;
    In in = Every;
};

bool applies(const Key &key, Game game)
{
    return key.in.of(game);
}

// Two columns. A line without keys is a heading.
constexpr Key Left[]{
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Cards")},
    {"1 \u2026 9", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Deal to that seat")},
    {"0", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Deal to the dealer")},
    {"-", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Deal the hole card, face down"), Blackjack},
    {"K", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Peek at the hole card"), Blackjack},
    {"V", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Turn the hole card over"), Blackjack},
    {"Z, seat", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Split the pair"), Blackjack},
    {"B", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Burn")},
    {"L", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Discard the exposed card")},
    {"C, seat",
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Collect the cards (C 0: the dealer's)")},
    {"Q", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "At the shoe: shuffle, cut, load")},
    {"X, seat", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Offer the cut")},
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Calls")},
    {"I", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Place your bets")},
    {"N", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "No more bets")},
    {"W, seat", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "War or surrender?"), War},
    {"W, seat", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Take it all, or leave the winnings?"),
     Blackjack},
    {"O", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Insurance?"), Blackjack},
    {"M, seat", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Below the minimum")},
    {"Y", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Call the floor")},
    {"Delete", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Void the round")},
    {"E", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "End the round")},
    {"Ctrl N, O, S", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "New session, open, save")},
};
constexpr Key Right[]{
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Chips")},
    {"@", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "%1 (Shift: five)")},
    {"Backspace", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Put the last chip back (Esc: all)")},
    {"P, seat, bet", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Pay with the chips in your hand")},
    {"T, seat, bet",
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Take (chips in hand: that amount)")},
    {"R, seat, bet", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Hand back or refuse")},
    {"U, seat, bet", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Take back a payoff")},
    {"O, seat", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Post the matching unit"), War},
    {"V, seat", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Give the post to the patron"), War},
    {"M T W K P",
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Main, tie, war, war tie, post; A: all"), War},
    {"M W I", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Main, war, insurance; A: all"),
     Blackjack},
    {"seat, 1 \u2026 4",
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Choose a hand of a split seat"), Blackjack},
    {"Z, seat", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Take half the main bet"), War},
    {"/", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Cut half the bet you hold")},
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Everywhere")},
    {"Arrows, Enter",
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Move over the table, use a spot")},
    {"F2", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "What is next? Again: shows where")},
    {"F3", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Deal this round again")},
    {"F4", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Show or hide the side panel")},
    {"F11", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Full screen")},
};

constexpr Key ShowLeft[]{
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "The round")},
    {"Space", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Play and pause")},
    {"\u2190 \u2192",
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "One step back, one step forward")},
    {"Page Up, Down", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "The same, with a remote")},
    {"Home, End", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "First step, last step")},
    {"N", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Another round")},
};
constexpr Key ShowRight[]{
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "The show")},
    {"T", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "One table or two")},
    {"L", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Large type")},
    {"D", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "What is the difference?")},
    {"Y", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Now you: take over from here")},
    {"F11", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Full screen")},
    {"Esc", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Back to the start")},
};

constexpr int Row = 25;
constexpr int ColumnWidth = 396;

} // namespace

KeySheet::KeySheet(QWidget *parent) : FloatingPanel(parent)
{
    setAccessibleName(tr("Keys"));
    setFocusPolicy(Qt::StrongFocus);
    hide();
}

void KeySheet::setHouse(const House &house)
{
    const ChipSet &chips = house.table.chips;
    m_game = house.game;
    QStringList keys;
    QStringList values;
    // In the order of the tubes, left to right.
    const auto kinds = static_cast<int>(chips.values().size());
    for (int place = 0; place < kinds; ++place) {
        const int kind = kindInTube(place, kinds);
        const QString key = chipKey(kind, kinds);
        if (key.isEmpty())
            break;
        keys << key;
        values << chipText(chips.values()[static_cast<std::size_t>(kind)]);
    }
    m_chipKeys = keys.join(QLatin1Char(' '));
    m_chips = values.join(QStringLiteral(", "));
}

void KeySheet::setScreens(const QList<ScreenKey> &screens)
{
    m_screens.clear();
    // Two per line, so that the sheet fits into the smallest window.
    for (qsizetype i = 0; i < screens.size(); i += 2) {
        ScreenKey line = screens[i];
        if (i + 1 < screens.size()) {
            line.key += QStringLiteral(", ") + screens[i + 1].key;
            line.name += QStringLiteral(" \u00b7 ") + screens[i + 1].name;
        }
        m_screens << line;
    }
}

QSize KeySheet::sizeHint() const
{
    const auto count = [this](auto &keys) {
        return std::count_if(std::begin(keys), std::end(keys),
                             [this](const Key &key) { return applies(key, m_game); });
    };
    const int rows = static_cast<int>(
        m_presenting ? std::max(count(ShowLeft), count(ShowRight))
                     : std::max<qsizetype>(count(Left), count(Right) + m_screens.size()));
    return {2 * Shadow + 40 + 2 * ColumnWidth, 2 * Shadow + 84 + rows * Row};
}

void KeySheet::paintEvent(QPaintEvent *event)
{
    FloatingPanel::paintEvent(event);
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::Text);
    painter.setPen(ink);
    painter.setFont(uiFont(20, QFont::Bold));
    painter.drawText(QRectF{Shadow + 24.0, Shadow + 14.0, 400, 30}, Qt::AlignVCenter, tr("Keys"));
    qreal x = Shadow + 24;
    qreal y = 0;
    const auto line = [&](const QString &keys, const QString &does) {
        const bool heading = keys.isEmpty();
        painter.setPen(palette().color(heading ? QPalette::PlaceholderText : QPalette::Highlight));
        painter.setFont(uiFont(heading ? 12.5 : 13, QFont::DemiBold));
        if (heading) {
            painter.drawText(QRectF{x, y, ColumnWidth, Row}, Qt::AlignBottom, does);
        } else {
            painter.drawText(QRectF{x, y, 110, Row}, Qt::AlignVCenter, keys);
            painter.setPen(ink);
            painter.setFont(uiFont(13));
            painter.drawText(QRectF{x + 112, y, ColumnWidth - 112, Row}, Qt::AlignVCenter, does);
        }
        y += Row;
    };
    const auto column = [&](auto &keys) {
        y = Shadow + 50;
        for (const Key &key : keys) {
            if (!applies(key, m_game))
                continue;
            const bool chips = QLatin1String(key.keys) == QLatin1String("@");
            line(chips ? m_chipKeys : QString::fromUtf8(key.keys),
                 chips ? tr(key.does).arg(m_chips) : tr(key.does));
        }
    };
    if (m_presenting) {
        column(ShowLeft);
        x += ColumnWidth;
        column(ShowRight);
    } else {
        column(Left);
        x += ColumnWidth;
        column(Right);
        for (const ScreenKey &screen : m_screens)
            line(screen.key, screen.name);
    }
}

void KeySheet::showEvent(QShowEvent *)
{
    setFocus(Qt::PopupFocusReason);
}

void KeySheet::keyPressEvent(QKeyEvent *)
{
    Q_EMIT closed();
}

void KeySheet::mousePressEvent(QMouseEvent *)
{
    Q_EMIT closed();
}

} // namespace pitwise::ui
