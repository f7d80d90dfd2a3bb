// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/felttexts.h"

#include "ui/theme/fittedfont.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace pitwise::ui {

namespace {

qreal widthOf(const QFont &font, const QString &text)
{
    return QFontMetricsF{font}.horizontalAdvance(text);
}

/// Of all its lines.
QSizeF sizeOf(const QFont &font, const QString &text)
{
    const QFontMetricsF metrics{font};
    const QStringList lines = text.split(QLatin1Char('\n'));
    qreal widest = 0;
    for (const QString &line : lines)
        widest = std::max(widest, metrics.horizontalAdvance(line));
    return {widest,
            metrics.capHeight() + metrics.lineSpacing() * static_cast<qreal>(lines.size() - 1)};
}

/// The largest font, up to this size, whose lines stay inside the circle: narrow letters before
/// small ones.
QFont roundFont(const QString &text, qreal size, qreal radius)
{
    constexpr qreal Edge = 1.2; // the line of the circle
    constexpr qreal Smallest = 4;
    constexpr int Narrow = 84; // percent
    for (;; size -= 0.5) {
        QFont font = fixedFont(size, QFont::DemiBold);
        for (const int width : {100, Narrow}) {
            font.setStretch(width);
            const QSizeF taken = sizeOf(font, text);
            if (size <= Smallest
                || std::hypot(taken.width(), taken.height()) <= 2 * (radius - Edge))
                return font;
        }
    }
}

/// How wide the name may be at this height, between the seat numbers.
qreal titleRoom(const TableLayout &layout, qreal y)
{
    constexpr qreal NumberHigh = 28;
    constexpr qreal Gap = 20;
    const QRectF box = layout.print();
    qreal half = box.width() / 2 + 100;
    for (int i = 1; i <= layout.seats(); ++i) {
        const QPointF number = layout.seatNumber(seatAt(i));
        const qreal aside = std::abs(number.x() - box.center().x());
        if (std::abs(number.y() - y) < NumberHigh && aside > Gap)
            half = std::min(half, aside - Gap);
    }
    return 2 * half;
}

/// Large letters, wide apart; smaller and closer for a long name.
QFont titleFont(const QString &name, qreal room)
{
    constexpr qreal Largest = 24;
    constexpr qreal Smallest = 12;
    for (qreal size = Largest;; size -= 1) {
        QFont font = fixedFont(size, QFont::DemiBold);
        font.setLetterSpacing(QFont::AbsoluteSpacing, size / 6);
        if (size <= Smallest || widthOf(font, name) <= room)
            return font;
    }
}

FeltText titleText(const TableLayout &layout, const House &house, qreal y)
{
    constexpr qreal High = 30;
    const qreal room = titleRoom(layout, y + High / 2);
    const QString name = QString::fromStdString(house.name).toUpper();
    FeltText title;
    title.font = titleFont(name, room);
    title.text = QFontMetricsF{title.font}.elidedText(name, Qt::ElideRight, room);
    title.box = {layout.print().center().x() - room / 2, y, room, High};
    title.strong = true;
    return title;
}

constexpr qreal Usual = 164; // width of a line of the paytable

/// A line of the paytable may grow as far as shoe or rack, whichever is nearer.
qreal columnRoom(const TableLayout &layout, qreal fromMiddle)
{
    constexpr qreal Gap = 14;
    const qreal middle = layout.size().width() / 2;
    qreal reach = middle;
    for (const QRectF &box : {layout.shoe(), layout.rack()})
        reach = std::min(reach, std::max(middle - box.right(), box.left() - middle));
    return std::max(Usual, reach - Gap - fromMiddle);
}

struct Column
{
    bool left = false;
    qreal gap = 0; ///< from the middle
    qreal width = Usual;
    QList<PrintedLine> lines;
};

/// One font for both, as small as the longest line needs it.
QFont paytableFont(std::array<Column, 2> &columns, const TableLayout &layout, qreal between)
{
    QFont font = fixedFont(12, QFont::DemiBold);
    const QFont usual = font;
    for (Column &column : columns) {
        const qreal room = columnRoom(layout, column.gap);
        for (const PrintedLine &line : column.lines) {
            const qreal wanted = widthOf(usual, line.what) + between + widthOf(usual, line.pays);
            column.width = std::max(column.width, std::min(wanted, room));
        }
        for (const PrintedLine &line : column.lines) {
            const QFont one = fittedFont(usual, line.what + line.pays, column.width - between);
            if (one.pixelSize() < font.pixelSize())
                font = one;
        }
    }
    return font;
}

void addPaytable(const TableLayout &layout, const House &house, std::vector<FeltText> &texts)
{
    constexpr qreal Row = 21;
    constexpr qreal Between = 8;
    const QList<PrintedLine> lines = paytable(house);
    const auto half = (lines.size() + 1) / 2;
    std::array<Column, 2> columns{
        Column{true, 84, Usual, lines.first(half)},
        Column{false, gameFelt(house).rightOfCards, Usual, lines.sliced(half)}};
    const QFont font = paytableFont(columns, layout, Between);
    const qreal middle = layout.print().center().x();
    const qreal top = layout.card(DealerHand, 0).y() - Row * static_cast<qreal>(half) / 2;
    for (const Column &column : columns) {
        const qreal x = column.left ? middle - column.gap - column.width : middle + column.gap;
        QRectF cell{x, top, column.width, Row};
        for (const PrintedLine &line : column.lines) {
            const qreal pays = std::ceil(widthOf(font, line.pays)) + 1;
            texts.push_back({line.what, cell.adjusted(0, 0, -pays - Between / 2, 0), font,
                             Qt::AlignLeft | Qt::AlignVCenter});
            texts.push_back({line.pays, cell.adjusted(column.width - pays, 0, 0, 0), font,
                             Qt::AlignRight | Qt::AlignVCenter, true});
            cell.translate(0, Row);
        }
    }
}

} // namespace

std::vector<FeltText> spotTexts(const TableLayout &layout, const GameFelt &game)
{
    std::vector<FeltText> texts;
    for (const BetKind bet : AllBets) {
        if (!layout.prints(bet) || bet == BetKind::Insurance)
            continue;
        const bool main = bet == BetKind::Main;
        const qreal radius = layout.betRadius(bet);
        const qreal size = (main ? game.mainTextSize : 9.4) * layout.seatScale();
        FeltText text;
        text.text = game.spotText(bet);
        text.font = roundFont(text.text, size, radius);
        // Two lines, where they can be larger than one.
        QString broken = text.text;
        broken.replace(QLatin1Char(' '), QLatin1Char('\n'));
        const QFont larger = roundFont(broken, size, radius);
        if (larger.pixelSize() > text.font.pixelSize()) {
            text.text = broken;
            text.font = larger;
        }
        const QPointF at = layout.bet(seatAt(1), bet);
        text.box = {at.x() - radius, at.y() - radius, 2 * radius, 2 * radius};
        text.strong = main;
        text.round = true;
        texts.push_back(text);
    }
    return texts;
}

std::vector<FeltText> insuranceTexts(const TableLayout &layout)
{
    std::vector<FeltText> texts;
    if (!layout.prints(BetKind::Insurance))
        return texts;
    constexpr qreal Half = 9;
    constexpr qreal Gap = 14; // to the seat number
    const QString text = QCoreApplication::translate("Felt", "INSURANCE 2 TO 1");
    QFont font = fixedFont(8.6, QFont::DemiBold);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.1);
    const qreal room = std::clamp(2 * (layout.pitch() - Gap), 60.0, 180.0);
    font = fittedFont(font, text, room);
    // At every other seat, because the seat numbers are in between.
    for (int i = layout.seats() > 1 ? 2 : 1; i <= layout.seats(); i += 2) {
        const qreal x = layout.patron(seatAt(i)).x();
        const qreal slope = layout.insuranceY(x + 20) - layout.insuranceY(x - 20);
        FeltText one;
        one.text = text;
        one.font = font;
        one.box = {x - room / 2, layout.insuranceY(x) - Half, room, 2 * Half};
        one.turned = std::atan2(slope, 40) * 180 / 3.14159265358979;
        texts.push_back(one);
    }
    return texts;
}

std::vector<FeltText> printTexts(const TableLayout &layout, const House &house)
{
    const QRectF box = layout.print();
    const qreal y = box.top() + std::max(0.0, (box.height() - 56) / 2);
    std::vector<FeltText> texts{titleText(layout, house, y)};
    FeltText limits;
    limits.text = limitsText(house);
    limits.font = fittedFont(fixedFont(13, QFont::DemiBold), limits.text, box.width());
    limits.box = {box.left(), y + 34, box.width(), 18};
    limits.strong = true;
    texts.push_back(limits);
    addPaytable(layout, house, texts);
    return texts;
}

} // namespace pitwise::ui
