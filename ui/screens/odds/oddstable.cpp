// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/odds/oddstable.h"

#include "engine/house/pergame.h"
#include "ui/text/datawords.h"
#include "ui/text/oddswords.h"
#include "ui/text/translated.h"
#include "ui/theme/fittedfont.h"
#include "ui/theme/theme.h"
#include "ui/theme/typescale.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr int LeastLineHeight = 23;
constexpr PerGame<bool> MainBetIsExact{true, false}; ///< its edge has an exact formula

/// Grows with the letters.
int lineHeight()
{
    return std::max(LeastLineHeight, QFontMetrics{uiFont(13)}.height() + 2);
}

} // namespace

OddsTable::OddsTable(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void OddsTable::setHouse(const House &house, const std::variant<Policy, Temper> &patrons)
{
    m_lines.clear();
    const auto *policy = std::get_if<Policy>(&patrons);
    const bool surrenders = policy != nullptr && policy->surrenders && house.surrender.allowed;
    if (policy == nullptr || !MainBetIsExact.of(house)) {
        const PerGame<QString> text{tr("Main bet, as these patrons play"),
                                    tr("Blackjack bet, as these patrons play")};
        m_lines.push_back({TallyBet::Main, text.of(house), std::nullopt, true});
    }
    for (const ExactBet &bet : exactBets(oddsOf(house))) {
        const bool played = bet.bet == TallyBet::Main
                              ? policy != nullptr && bet.surrendered == surrenders
                              : bet.bet != TallyBet::WarTie || !surrenders;
        m_lines.push_back({bet.bet, translated(betWords(bet)), bet.odds, played});
    }
    updateGeometry();
    update();
}

void OddsTable::follow(const Tally &tally)
{
    for (Line &line : m_lines) {
        const BetTally &sum = tally.of(line.bet);
        line.error = line.simulated && sum.count > 0 ? sum.standardError() : 0;
        line.edge = sum.edge();
    }
    update();
}

QSize OddsTable::sizeHint() const
{
    return {420, lineHeight() * (static_cast<int>(m_lines.size()) + 1)};
}

QSize OddsTable::minimumSizeHint() const
{
    return {scaled(352), sizeHint().height()};
}

void OddsTable::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    const qreal wide = width();
    const qreal tall = lineHeight();
    const std::array<qreal, 3> edges{wide * 0.56, wide * 0.78, wide};
    const auto cell = [&](int line, int column, const QString &text) {
        const qreal left = column == 0 ? 0 : edges[static_cast<std::size_t>(column - 1)];
        const qreal right = edges[static_cast<std::size_t>(column)];
        const QRectF box{left, line * tall, right - left - (column == 0 ? 6 : 0), tall};
        const QFont usual = painter.font();
        painter.setFont(fittedFont(usual, text, box.width()));
        painter.drawText(
            box, Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight),
            painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(box.width())));
        painter.setFont(usual);
    };
    painter.setFont(uiFont(12, QFont::DemiBold));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    cell(0, 0, tr("House edge"));
    cell(0, 1, tr("exact"));
    cell(0, 2, tr("simulated"));
    painter.setFont(uiFont(13));
    int at = 1;
    for (const Line &line : m_lines) {
        const bool patrons = line.exact && line.exact->edge.above() < 0;
        painter.setPen(palette().color(QPalette::Text));
        cell(at, 0, patrons ? tr("%1 (the patron's)").arg(line.text) : line.text);
        cell(at, 1,
             line.exact ? translated(percentWords(line.exact->edge.toDouble(), 4))
                        : QStringLiteral("\u2013"));
        painter.setPen(
            palette().color(line.error > 0 ? QPalette::Highlight : QPalette::PlaceholderText));
        cell(at, 2,
             line.error > 0 ? translated(percentWords(line.edge, 3)) : QStringLiteral("\u2013"));
        ++at;
    }
}

} // namespace pitwise::ui
