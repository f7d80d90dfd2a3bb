// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/heatmap.h"

#include "ui/text/gamewords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

HeatMap::HeatMap(Shell &shell, QWidget *parent) : QWidget(parent), m_shell(shell)
{
    setMinimumSize(320, 240);
    setAccessibleName(tr("Where on the table mistakes are made"));
}

void HeatMap::setMistakes(const MistakeView &view)
{
    m_view = view;
    m_felt.setHouse(view.house);
    QStringList said;
    for (const auto &[place, count] : view.places) {
        if (place.first > 0)
            said << tr("seat %1: %2", "seat and number of mistakes").arg(place.first).arg(count);
    }
    setAccessibleDescription(said.join(QStringLiteral(", ")));
    update();
}

QPointF HeatMap::placeOf(int seat, std::optional<BetKind> bet) const
{
    const TableLayout &layout = m_felt.layout();
    if (seat == 0)
        return layout.toWidget().map(layout.card(HandId{}, 0));
    const HandId hand = handAt(seat);
    return layout.toWidget().map(bet ? layout.bet(hand, *bet) : layout.card(hand, 0));
}

std::vector<HeatMap::Heat> HeatMap::heats() const
{
    std::vector<Heat> heats;
    if (m_felt.house() == nullptr)
        return heats;
    int most = 1;
    for (const auto &[place, count] : m_view.places)
        most = std::max(most, place.first == 0 ? 0 : count);
    for (const auto &[place, count] : m_view.places) {
        const auto &[seat, bet] = place;
        const bool isBet = bet && m_felt.layout().betsOfGame().has(*bet);
        if (seat > m_felt.layout().seats() || (bet && !isBet))
            continue;
        const qreal share = std::min(1.0, static_cast<double>(count) / most);
        const QString what = bet ? translated(betWords(*bet)) : tr("cards");
        heats.push_back({.at = placeOf(seat, bet),
                         .radius = m_felt.layout().scale() * (16 + 34 * std::sqrt(share)),
                         .count = count,
                         .text = seat == 0 ? tr("At no seat: %n mistake(s)", nullptr, count)
                                           : tr("Seat %1, %2: %n mistake(s)", "seat and bet", count)
                                                 .arg(seat)
                                                 .arg(what)});
    }
    return heats;
}

void HeatMap::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    m_felt.paint(painter, size(), *m_shell.viewOptions().around);
    const std::vector<Heat> all = heats();
    int most = 1;
    for (const Heat &heat : all)
        most = std::max(most, heat.count);
    for (const Heat &heat : all) {
        const qreal share = static_cast<qreal>(heat.count) / most;
        QColor colour = QColor::fromHsvF(static_cast<float>(0.13 * (1 - share)), 0.75F, 1.0F);
        QRadialGradient glow{heat.at, heat.radius};
        colour.setAlphaF(static_cast<float>(0.45 + 0.5 * share));
        glow.setColorAt(0, colour);
        glow.setColorAt(0.55, colour);
        colour.setAlphaF(0);
        glow.setColorAt(1, colour);
        painter.setPen(Qt::NoPen);
        painter.setBrush(glow);
        painter.drawEllipse(heat.at, heat.radius, heat.radius);
    }
    painter.setFont(uiFont(13, QFont::Bold));
    painter.setPen(QColor{0x14, 0x10, 0x0c});
    for (const Heat &heat : all) {
        const QRectF box{heat.at.x() - 40, heat.at.y() - 12, 80, 24};
        painter.drawText(box, Qt::AlignCenter, QLocale{}.toString(heat.count));
    }
}

QString HeatMap::textAt(QPointF at) const
{
    QString text;
    qreal nearest = 0;
    for (const Heat &heat : heats()) {
        const QPointF away = heat.at - at;
        const qreal distance = std::hypot(away.x(), away.y());
        if (distance <= heat.radius && (text.isEmpty() || distance < nearest)) {
            nearest = distance;
            text = heat.text;
        }
    }
    return text;
}

bool HeatMap::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace pitwise::ui
