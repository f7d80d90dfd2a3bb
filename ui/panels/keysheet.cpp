// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/keysheet.h"

#include "engine/house/pergame.h"
#include "ui/paint/chippainter.h"
#include "ui/paint/tablelayout.h"
#include "ui/session/tablekeys.h"
#include "ui/theme/typescale.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

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
    const char *then = nullptr; ///< what is pressed after or before them
    bool inExam = true;
};

bool applies(const Key &key, Game game)
{
    return key.in.of(game);
}

constexpr const char *Seat = QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "%1, seat");
constexpr const char *SeatBet = QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "%1, seat, bet");
constexpr const char *AfterSeat = QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "seat, %1");

// Two columns. A line without keys is a heading.
constexpr Key Left[]{
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Cards")},
    {"1 \u2026 9", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Deal to that seat")},
    {"0", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Deal to the dealer")},
    {"-", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Deal the hole card, face down"), Blackjack},
    {"K", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Peek at the hole card"), Blackjack},
    {"V", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Turn the hole card over"), Blackjack},
    {"Z", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Split the pair"), Blackjack, Seat},
    {"B", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Burn")},
    {"L", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Discard the exposed card")},
    {"C", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Collect the cards (C 0: the dealer's)"),
     Every, Seat},
    {"Q", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "At the shoe: shuffle, cut, load")},
    {"X", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Offer the cut"), Every, Seat},
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Calls")},
    {"I", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Place your bets")},
    {"N", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "No more bets")},
    {"W", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "War or surrender?"), War, Seat},
    {"W", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Take it all, or leave the winnings?"),
     Blackjack, Seat},
    {"O", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Insurance?"), Blackjack},
    {"M", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Below the minimum"), Every, Seat},
    {"Y", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Call the floor")},
    {QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Delete"),
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Void the round")},
    {"E", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "End the round")},
    {"Ctrl N, O, S", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "New session, open, save"), Every,
     nullptr, false},
};
constexpr Key Right[]{
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Chips")},
    {"@", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "%1 (Shift: five)")},
    {QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Backspace"),
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Put the last chip back (Esc: all)")},
    {"P", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Pay with the chips in your hand"), Every,
     SeatBet},
    {"T", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Take (chips in hand: that amount)"), Every,
     SeatBet},
    {"R", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Hand back or refuse"), Every, SeatBet},
    {"U", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Take back a payoff"), Every, SeatBet},
    {"O", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Post the matching unit"), War, Seat},
    {"V", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Give the post to the patron"), War, Seat},
    {"M T W K P",
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Main, tie, war, war tie, post; A: all"), War},
    {"M W I", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Main, war, insurance; A: all"),
     Blackjack},
    {"1 \u2026 4", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Choose a hand of a split seat"),
     Blackjack, AfterSeat},
    {"Z", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Take half the main bet"), War, Seat},
    {"/", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Cut half the bet you hold")},
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Everywhere")},
    {QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Arrows, Enter"),
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Move over the table, use a spot")},
    {"F2", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "What is next, and where"), Every, nullptr,
     false},
    {"F3", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Deal this round again"), Every, nullptr,
     false},
    {"F4", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Show or hide the side panel"), Every,
     nullptr, false},
    {"F11", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Full screen"), Every, nullptr, false},
};

constexpr Key ShowLeft[]{
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "The round")},
    {QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Space"),
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Play and pause")},
    {"\u2190 \u2192",
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "One step back, one step forward")},
    {QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Page Up, Down"),
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "The same, with a remote")},
    {QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Home, End"),
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "First step, last step")},
    {"N", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Another round")},
};
constexpr Key ShowRight[]{
    {"", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "The show")},
    {"T", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "One table or two")},
    {"L", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Large type")},
    {"D", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "What is the difference?")},
    {"Y", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Now you: take over from here")},
    {"F11", QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Full screen")},
    {QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Esc"),
     QT_TRANSLATE_NOOP("pitwise::ui::KeySheet", "Back to the start")},
};

// In pixels at normal size.
constexpr qreal SheetRow = 25;
constexpr qreal LeastSheetColumn = 396;
constexpr qreal SheetKeys = 112;
constexpr qreal SheetHead = 50;
constexpr qreal SheetEdge = 24;

QFont keysFont(qreal scale)
{
    return fixedFont(13 * scale, QFont::DemiBold);
}
QFont doesFont(qreal scale)
{
    return fixedFont(13 * scale);
}

qreal sheetWidthOf(const QFont &font, const QString &text)
{
    return QFontMetricsF{font}.horizontalAdvance(text);
}

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

std::array<KeySheet::Column, 2> KeySheet::columns() const
{
    std::array<Column, 2> both;
    const auto fill = [this](Column &column, const auto &keys) {
        for (const Key &key : keys) {
            if (!applies(key, m_game) || (m_inExam && !key.inExam))
                continue;
            const bool chips = QLatin1String(key.keys) == QLatin1String("@");
            const QString name = chips ? m_chipKeys : tr(key.keys);
            column << Line{key.then == nullptr ? name : tr(key.then).arg(name),
                           chips ? tr(key.does).arg(m_chips) : tr(key.does)};
        }
    };
    if (m_presenting) {
        fill(both[0], ShowLeft);
        fill(both[1], ShowRight);
    } else {
        fill(both[0], Left);
        fill(both[1], Right);
        for (const ScreenKey &screen : m_screens)
            both[1] << Line{screen.key, screen.name};
    }
    return both;
}

KeySheet::Widths KeySheet::widthsOf(const Column &column, qreal scale)
{
    Widths widths{SheetKeys * scale, 0};
    for (const Line &line : column)
        widths.keys = std::max(widths.keys, sheetWidthOf(keysFont(scale), line.keys) + 14 * scale);
    for (const Line &line : column)
        widths.does = std::max(widths.does, sheetWidthOf(doesFont(scale), line.does) + SheetEdge * scale);
    widths.does = std::max(widths.does, LeastSheetColumn * scale - widths.keys);
    return widths;
}

QSizeF KeySheet::sizeAt(qreal scale) const
{
    const std::array<Column, 2> both = columns();
    const qreal rows = static_cast<qreal>(std::max(both[0].size(), both[1].size()));
    qreal wide = 2 * (Shadow + SheetEdge * scale);
    for (const Column &column : both)
        wide += widthsOf(column, scale).keys + widthsOf(column, scale).does;
    return {wide, 2 * Shadow + (SheetHead + 34 + rows * SheetRow) * scale};
}

/// As large as all other text, or as the window has room for.
qreal KeySheet::scale() const
{
    constexpr qreal Least = 0.6;
    constexpr qreal Step = 0.05;
    const QSizeF room =
        parentWidget() != nullptr ? QSizeF{parentWidget()->size()} : QSizeF{1e6, 1e6};
    qreal scale = typeScale();
    for (; scale > Least; scale -= Step) {
        const QSizeF size = sizeAt(scale);
        if (size.width() <= room.width() && size.height() <= room.height())
            break;
    }
    return scale;
}

QSize KeySheet::sizeHint() const
{
    return sizeAt(scale()).toSize();
}

void KeySheet::paintEvent(QPaintEvent *event)
{
    FloatingPanel::paintEvent(event);
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal scale = this->scale();
    const QColor ink = palette().color(QPalette::Text);
    painter.setPen(ink);
    painter.setFont(fixedFont(20 * scale, QFont::Bold));
    qreal x = Shadow + SheetEdge * scale;
    painter.drawText(QRectF{x, Shadow + 14 * scale, 400 * scale, 30 * scale}, Qt::AlignVCenter,
                     tr("Keys"));
    for (const Column &column : columns()) {
        const Widths widths = widthsOf(column, scale);
        qreal y = Shadow + SheetHead * scale;
        for (const Line &line : column) {
            const bool heading = line.keys.isEmpty();
            painter.setPen(
                palette().color(heading ? QPalette::PlaceholderText : QPalette::Highlight));
            painter.setFont(keysFont(scale));
            if (heading) {
                painter.drawText(QRectF{x, y, widths.keys + widths.does, SheetRow * scale},
                                 Qt::AlignBottom, line.does);
            } else {
                painter.drawText(QRectF{x, y, widths.keys, SheetRow * scale}, Qt::AlignVCenter,
                                 line.keys);
                painter.setPen(ink);
                painter.setFont(doesFont(scale));
                painter.drawText(QRectF{x + widths.keys, y, widths.does, SheetRow * scale},
                                 Qt::AlignVCenter, line.does);
            }
            y += SheetRow * scale;
        }
        x += widths.keys + widths.does;
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
