// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/feltpainter.h"

#include "engine/base/rng.h"
#include "engine/table/gametable.h"
#include "ui/paint/felttexts.h"
#include "ui/paint/furniturepainter.h"
#include "ui/paint/shapes.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace pitwise::ui {

namespace {

/// Cloth lit in the middle and dark at the edges, with a little noise for its fibres. A loop of our
/// own takes a fifth of the time that a gradient and a texture take.
QImage cloth(const QSize &size, const QTransform &toPixels, const TableLayout &layout,
             const Felt &felt)
{
    constexpr int Steps = 1024;
    constexpr int Noises = 5;
    constexpr int Tile = 128;
    std::array<std::array<QRgb, Steps>, Noises> colours{};
    for (int i = 0; i < Steps; ++i) {
        const double far = std::sqrt(i / double(Steps - 1)); // steps are in squared distance
        const bool inner = far < 0.5;
        const QColor &from = inner ? felt.lit : felt.cloth;
        const QColor &to = inner ? felt.cloth : felt.shade;
        const double share = (inner ? far : far - 0.5) * 2;
        const auto part = [&](int a, int b, int noise) {
            return std::clamp(static_cast<int>(a + (b - a) * share) + noise - Noises / 2, 0, 255);
        };
        for (int noise = 0; noise < Noises; ++noise)
            colours[static_cast<std::size_t>(noise)][static_cast<std::size_t>(i)] =
                qRgb(part(from.red(), to.red(), noise), part(from.green(), to.green(), noise),
                     part(from.blue(), to.blue(), noise));
    }
    std::array<std::array<std::uint8_t, Tile>, Tile> fibres{};
    Rng rng{7, 7};
    for (auto &row : fibres) {
        for (auto &fibre : row)
            fibre = static_cast<std::uint8_t>(rng.below(Noises));
    }
    const QPointF lamp =
        toPixels.map(QPointF{layout.size().width() / 2, layout.size().height() * 0.46});
    const double radius = layout.size().width() * 0.68 * toPixels.m11();
    const auto lampX = static_cast<std::int64_t>(lamp.x());
    const auto lampY = static_cast<std::int64_t>(lamp.y());
    constexpr int Fraction = 24; // bits of a step after the point
    const auto unit = static_cast<std::int64_t>(Steps * double(1 << Fraction) / (radius * radius));
    QImage image{size, QImage::Format_RGB32};
    const int width = size.width();
    for (int y = 0; y < size.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        const auto &row = fibres[static_cast<std::size_t>(y % Tile)];
        // The squared distance grows by odd numbers, so the inner loop needs no multiplication.
        std::int64_t far = (lampX * lampX + (y - lampY) * (y - lampY)) * unit;
        std::int64_t growth = (1 - 2 * lampX) * unit;
        for (int x = 0; x < width; ++x) {
            const auto at = std::min<std::int64_t>(far >> Fraction, Steps - 1);
            line[x] =
                colours[row[static_cast<std::size_t>(x) % Tile]][static_cast<std::size_t>(at)];
            far += growth;
            growth += 2 * unit;
        }
    }
    return image;
}

/// The far edge of the felt from left to right, moved up by `by`.
QPainterPath edge(const TableLayout &layout, const QRectF &whole, qreal by)
{
    // The arc is a parabola, so one quadratic curve is exact: its control point is as far above
    // the middle as the ends are below it.
    const qreal middle = whole.center().x();
    const qreal atLeft = layout.railY(whole.left()) - by;
    const qreal atRight = layout.railY(whole.right()) - by;
    QPainterPath path{{whole.left(), atLeft}};
    path.quadTo({middle, 2 * (layout.railY(middle) - by) - (atLeft + atRight) / 2},
                {whole.right(), atRight});
    return path;
}

/// The room behind the table, and the padded rail.
void paintRail(QPainter &painter, const TableLayout &layout, const QRectF &whole,
               const QColor &room)
{
    constexpr qreal RailWidth = 17;
    QPainterPath beyond = edge(layout, whole, RailWidth / 2);
    beyond.lineTo(whole.topRight());
    beyond.lineTo(whole.topLeft());
    beyond.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(room);
    painter.drawPath(beyond);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{QColor{0x1d, 0x17, 0x15}, RailWidth});
    painter.drawPath(edge(layout, whole, RailWidth / 2));
    painter.setPen(QPen{QColor{0x4a, 0x3c, 0x36}, 2});
    painter.drawPath(edge(layout, whole, RailWidth - 4));
}

/// The printed outline for the first card.
void paintCardSlot(QPainter &painter, const TableLayout &layout, HandId hand, const Felt &felt,
                   int nth = 0)
{
    QPen pen{felt.faint, 1.1};
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(QColor{0, 0, 0, 18});
    const qreal corner = 5 * layout.cardScale(hand);
    const Spot place{Spot::Kind::NextCard, hand, {}, nth};
    painter.drawRoundedRect(layout.area(place).adjusted(2, 2, -2, -2), corner, corner);
}

void paintTexts(QPainter &painter, const std::vector<FeltText> &texts, const Felt &felt)
{
    for (const FeltText &text : texts) {
        painter.save();
        painter.translate(text.box.center());
        painter.rotate(text.turned);
        painter.setPen(text.strong ? felt.line : felt.faint);
        painter.setFont(text.font);
        painter.drawText(text.box.translated(-text.box.center()), text.align, text.text);
        painter.restore();
    }
}

/// The print at a seat, around its main spot.
void paintSpots(QPainter &painter, const TableLayout &layout, const Felt &felt,
                const GameFelt &game)
{
    const SeatId any = seatAt(1);
    const QPointF main = layout.bet(any, BetKind::Main);
    painter.translate(-main);
    for (const BetKind bet : AllBets) {
        if (!layout.prints(bet) || bet == BetKind::Insurance)
            continue;
        const bool bold = bet == BetKind::Main;
        const QPointF at = layout.bet(any, bet);
        const qreal radius = layout.betRadius(bet);
        QPen pen{bold ? felt.line : felt.faint, bold ? 2.2 : 1.4};
        if (game.laterSpots.has(bet))
            pen.setDashPattern({3, 2.4});
        painter.setPen(pen);
        painter.setBrush(QColor{0, 0, 0, bold ? 30 : 16});
        painter.drawEllipse(at, radius, radius);
    }
    paintTexts(painter, spotTexts(layout, game), felt);
    for (int nth = 0; nth < game.cardSlots; ++nth)
        paintCardSlot(painter, layout, HandId{any, 0}, felt, nth);
}

/// Two lines along the arc, with what insurance pays between the seats.
void paintInsuranceLine(QPainter &painter, const TableLayout &layout, const Felt &felt)
{
    if (!layout.prints(BetKind::Insurance))
        return;
    constexpr qreal Half = 9;
    const qreal left = layout.patron(seatAt(1)).x() - layout.pitch() / 2 + 18;
    const qreal right = layout.size().width() - left;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{felt.faint, 1.1});
    for (const qreal by : {-Half, Half}) {
        QPolygonF line;
        for (qreal x = left; x <= right; x += 12)
            line << QPointF{x, layout.insuranceY(x) + by};
        painter.drawPolyline(line);
    }
    paintTexts(painter, insuranceTexts(layout), felt);
}

/// All seats look alike, so the print is drawn once and copied.
void paintSeats(QPainter &painter, const TableLayout &layout, const Felt &felt,
                const GameFelt &game)
{
    const QTransform toPixels = painter.transform();
    const qreal scale = toPixels.m11();
    const QRectF box{-72, -84, 150, 228}; // at full size and below
    QImage seat{(box.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied};
    seat.fill(Qt::transparent);
    QPainter inside{&seat};
    inside.setRenderHint(QPainter::Antialiasing);
    inside.scale(scale, scale);
    inside.translate(-box.topLeft());
    paintSpots(inside, layout, felt, game);
    inside.end();
    painter.setFont(fixedFont(11, QFont::DemiBold));
    for (int i = 1; i <= layout.seats(); ++i) {
        const QPointF corner = toPixels.map(layout.bet(seatAt(i), BetKind::Main) + box.topLeft());
        painter.resetTransform();
        painter.drawImage(corner.toPoint(), seat);
        painter.setTransform(toPixels);
        painter.setPen(felt.faint);
        painter.drawText(QRectF{layout.seatNumber(seatAt(i)) - QPointF{12, 8}, QSizeF{24, 16}},
                         Qt::AlignCenter, QString::number(i));
    }
}

} // namespace

QString ratioText(Ratio value)
{
    // As layouts print it: a colon looks like a clock.
    return QCoreApplication::translate("Felt", "%1 to %2").arg(value.pays).arg(value.per);
}

QList<PrintedLine> paytable(const House &house)
{
    return gameFelt(house).paytable(house);
}

QString limitsText(const House &house)
{
    const auto money = [](Money amount) { return translated(moneyWords(amount)); };
    const auto limit = [&](const QString &bet, const Limit &range) {
        return QCoreApplication::translate("Felt", "%1 %2 to %3")
            .arg(bet, money(range.min), money(range.max));
    };
    QString text = limit(QCoreApplication::translate("Felt", "Main bet"), house.limits.main);
    if (house.tieBet.allowed)
        text += QStringLiteral("   \u00b7   ")
              + limit(QCoreApplication::translate("Felt", "Tie bet"), house.limits.tie);
    if (gameTable(house).bets.has(BetKind::Bonus))
        text += QStringLiteral("   \u00b7   ")
              + limit(QCoreApplication::translate("Felt", "War bonus"), house.limits.bonus);
    if (house.limits.combinedMax)
        text += QStringLiteral("   \u00b7   ")
              + QCoreApplication::translate("Felt", "total up to %1")
                    .arg(money(*house.limits.combinedMax));
    return text;
}

namespace {

QTransform toDevice(const TableLayout &layout, qreal ratio)
{
    return layout.toWidget() * QTransform::fromScale(ratio, ratio);
}

} // namespace

QImage paintCloth(const QSize &size, qreal ratio, const TableLayout &layout, const QString &houseId)
{
    return cloth(size * ratio, toDevice(layout, ratio), layout, feltOf(houseId));
}

QImage paintFelt(QImage image, qreal ratio, const TableLayout &laidOut, const House &house,
                 const Surroundings &around)
{
    TableLayout layout = laidOut;
    layout.joinHands();
    const Felt felt = feltOf(QString::fromStdString(house.id));
    const QTransform toPixels = toDevice(layout, ratio);
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(toPixels);
    const QRectF whole = toPixels.inverted().mapRect(QRectF{image.rect()}).adjusted(-3, -3, 3, 3);
    paintRail(painter, layout, whole, around.room);
    paintInsuranceLine(painter, layout, felt);
    paintSeats(painter, layout, felt, gameFelt(house));
    paintTexts(painter, printTexts(layout, house), felt);
    for (const int nth : {0, 1}) // the second is for a war
        paintCardSlot(painter, layout, DealerHand, felt, nth);
    paintTrayBody(painter, layout);
    paintShoeBody(painter, layout);
    paintRackBody(painter, layout);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace pitwise::ui
