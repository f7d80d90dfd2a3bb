// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/charts.h"

#include "ui/theme/fittedfont.h"

#include "ui/theme/typescale.h"

#include "ui/theme/theme.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

namespace {

constexpr qreal TitleHeight = 44;

QColor faded(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

/// `2 thousand`, `1 million`: readable from the back of the room.
QString roundsText(double rounds)
{
    const QLocale locale;
    if (rounds >= 1e9)
        return QObject::tr("%1 billion").arg(locale.toString(rounds / 1e9, 'g', 3));
    if (rounds >= 1e6)
        return QObject::tr("%1 million").arg(locale.toString(rounds / 1e6, 'g', 3));
    if (rounds >= 1e3)
        return QObject::tr("%1 thousand").arg(locale.toString(rounds / 1e3, 'g', 3));
    return locale.toString(rounds, 'f', 0);
}

int decimalsOf(double step)
{
    return std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 6);
}

} // namespace

double niceStep(double range, int count)
{
    if (!(range > 0) || count < 1)
        return 1;
    const double rough = range / count;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    const double times = rough / power;
    return power * (times < 1.5 ? 1 : times < 3.5 ? 2 : times < 7.5 ? 5 : 10);
}

// ---- common ----

Chart::Chart(const QString &title, QWidget *parent) : QWidget(parent), m_title(title)
{
    setAccessibleName(title);
    setToolTip(title);
    setMinimumSize(220, 150);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Chart::setSummary(const QString &summary)
{
    m_summary = summary;
    setAccessibleDescription(summary);
    // The lines may be too long for a small window.
    setToolTip(summary.isEmpty() ? m_title : m_title + QLatin1Char('\n') + summary);
    update();
}

void Chart::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Text));
    painter.setFont(fittedFont(uiFont(14.5, QFont::DemiBold), m_title, width()));
    painter.drawText(QRectF{0, 0, static_cast<qreal>(width()), static_cast<qreal>(scaled(20))},
                     Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_title, Qt::ElideRight, width()));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.setFont(uiFont(12.5));
    const auto below = static_cast<qreal>(scaled(21));
    painter.drawText(QRectF{0, below, static_cast<qreal>(width()), static_cast<qreal>(scaled(18))},
                     Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_summary, Qt::ElideRight, width()));
    paintChart(painter, QRectF{rect()}.adjusted(0, scaled(TitleHeight), 0, 0));
}

void Chart::paintNothing(QPainter &painter, const QRectF &room, const QString &why)
{
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.setFont(uiFont(13));
    painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, why);
}

// ---- the edge ----

EdgeChart::EdgeChart(QWidget *parent) : Chart(tr("House edge"), parent) { }

void EdgeChart::setExact(std::optional<double> exact)
{
    m_exact = exact;
    update();
}

void EdgeChart::setPoints(std::vector<Point> points)
{
    m_points = std::move(points);
    update();
}

void EdgeChart::paintChart(QPainter &painter, const QRectF &room)
{
    const auto known = std::find_if(m_points.begin(), m_points.end(),
                                    [](const Point &point) { return point.error > 0; });
    if (known == m_points.end() || m_points.back().rounds <= known->rounds) {
        paintNothing(painter, room, tr("Press Simulate to watch the edge converge."));
        return;
    }
    // Three powers of ten of rounds; the edge axis spans the error of the first of them.
    const double last = m_points.back().rounds;
    const double first = std::max(known->rounds, last / 1000);
    const auto from = std::find_if(known, m_points.end(),
                                   [&](const Point &point) { return point.rounds >= first; });
    const double middle = m_exact.value_or(m_points.back().edge);
    const double half = std::max(1e-7, 2.6 * from->error);
    const QRectF plot = room.adjusted(58, 6, -14, -24);
    const double span = std::max(1e-9, std::log10(last / first));
    const auto xOf = [&](double rounds) {
        return plot.left() + plot.width() * std::log10(std::max(rounds, first) / first) / span;
    };
    const auto yOf = [&](double edge) {
        return plot.center().y() - (edge - middle) / half * plot.height() / 2;
    };
    const QColor dim = palette().color(QPalette::PlaceholderText);
    const QColor line = palette().color(QPalette::Mid);
    const QColor gold = palette().color(QPalette::Highlight);

    painter.setFont(uiFont(11.5));
    const double step = niceStep(2 * half * 100, 5) / 100;
    for (double tick = std::ceil((middle - half) / step) * step; tick <= middle + half;
         tick += step) {
        const qreal y = yOf(tick);
        painter.setPen(QPen{line, 1});
        painter.drawLine(QPointF{plot.left(), y}, QPointF{plot.right(), y});
        painter.setPen(dim);
        painter.drawText(QRectF{room.left(), y - 9, 52, 18}, Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("%1 %").arg(
                             QLocale{}.toString(tick * 100 + 0.0, 'f', decimalsOf(step * 100))));
    }
    for (double rounds = std::pow(10, std::ceil(std::log10(first) - 1e-9)); rounds <= last * 1.0001;
         rounds *= 10) {
        const qreal x = xOf(rounds);
        painter.setPen(QPen{line, 1});
        painter.drawLine(QPointF{x, plot.top()}, QPointF{x, plot.bottom()});
        painter.setPen(dim);
        const bool atEdge = x + 60 > room.right();
        painter.drawText(QRectF{atEdge ? room.right() - 120 : x - 60, plot.bottom() + 4, 120, 18},
                         Qt::AlignVCenter | (atEdge ? Qt::AlignRight : Qt::AlignHCenter),
                         roundsText(rounds));
    }

    painter.save();
    painter.setClipRect(plot);
    QPainterPath band;
    QPainterPath estimate;
    for (auto point = from; point != m_points.end(); ++point) {
        const QPointF upper{xOf(point->rounds), yOf(point->edge + 2 * point->error)};
        if (point == from) {
            band.moveTo(upper);
            estimate.moveTo(xOf(point->rounds), yOf(point->edge));
        } else {
            band.lineTo(upper);
            estimate.lineTo(xOf(point->rounds), yOf(point->edge));
        }
    }
    for (auto point = m_points.rbegin(); point.base() != from; ++point)
        band.lineTo(xOf(point->rounds), yOf(point->edge - 2 * point->error));
    band.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(gold, 46));
    painter.drawPath(band);
    painter.setBrush(Qt::NoBrush);
    if (m_exact) {
        painter.setPen(QPen{palette().color(QPalette::Text), 1.4, Qt::DashLine});
        painter.drawLine(QPointF{plot.left(), yOf(*m_exact)}, QPointF{plot.right(), yOf(*m_exact)});
    }
    painter.setPen(QPen{gold, 2});
    painter.drawPath(estimate);
    painter.restore();
}

// ---- shifts ----

ShiftChart::ShiftChart(QWidget *parent) : Chart(tr("House result per shift"), parent) { }

void ShiftChart::setResults(const ShiftResults &results)
{
    m_results = results;
    update();
}

void ShiftChart::paintChart(QPainter &painter, const QRectF &room)
{
    if (m_results.count() < 2) {
        paintNothing(painter, room, tr("Results of eight-hour shifts."));
        return;
    }
    int first = ShiftResults::Columns;
    int last = 0;
    std::int64_t highest = 1;
    for (int i = 0; i < ShiftResults::Columns; ++i) {
        if (m_results.column(i) == 0)
            continue;
        first = std::min(first, i);
        last = std::max(last, i);
        highest = std::max(highest, m_results.column(i));
    }
    const QRectF plot = room.adjusted(4, 4, -4, -24);
    const double low = static_cast<double>(m_results.lower(first).inCents()) / 100;
    const double high = static_cast<double>(m_results.lower(last + 1).inCents()) / 100;
    const auto xOf = [&](double units) {
        return plot.left() + (units - low) / (high - low) * plot.width();
    };
    for (int i = first; i <= last; ++i) {
        const double from = static_cast<double>(m_results.lower(i).inCents()) / 100;
        const double to = static_cast<double>(m_results.lower(i + 1).inCents()) / 100;
        const qreal tall =
            plot.height() * static_cast<qreal>(m_results.column(i)) / static_cast<qreal>(highest);
        const QRectF bar{xOf(from) + 0.75, plot.bottom() - tall, xOf(to) - xOf(from) - 1.5, tall};
        painter.fillRect(
            bar, palette().color(from < 0 ? QPalette::PlaceholderText : QPalette::Highlight));
    }
    painter.setPen(QPen{palette().color(QPalette::Mid), 1});
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.setFont(uiFont(11.5));
    const double step = niceStep(high - low, std::max(2, static_cast<int>(plot.width() / 90)));
    for (double tick = std::ceil(low / step) * step; tick <= high; tick += step) {
        const qreal x = xOf(tick);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawLine(QPointF{x, plot.bottom()}, QPointF{x, plot.bottom() + 4});
        const QRectF where{std::clamp(x - 45, room.left(), room.right() - 90), plot.bottom() + 5,
                           90, 17};
        const Qt::Alignment side = x - 45 < room.left()  ? Qt::AlignLeft
                                 : x + 45 > room.right() ? Qt::AlignRight
                                                         : Qt::AlignHCenter;
        painter.drawText(where, side | Qt::AlignVCenter, QLocale{}.toString(tick + 0.0, 'f', 0));
    }
}

// ---- events ----

ShareChart::ShareChart(QWidget *parent) : Chart(tr("How often"), parent) { }

void ShareChart::setRows(std::vector<Row> rows)
{
    m_rows = std::move(rows);
    update();
}

void ShareChart::paintChart(QPainter &painter, const QRectF &room)
{
    if (m_rows.empty()) {
        paintNothing(painter, room, tr("Ties, wars and other events."));
        return;
    }
    const qreal high = std::min(26.0, room.height() / static_cast<qreal>(m_rows.size()));
    painter.setFont(uiFont(std::min(12.5, high * 0.62)));
    qreal words = 0;
    double most = 0;
    for (const Row &row : m_rows) {
        words = std::max<qreal>(words, painter.fontMetrics().horizontalAdvance(row.text));
        most = std::max(most, row.share);
    }
    words = std::min(words + 10, room.width() * 0.68);
    constexpr qreal Figures = 60;
    const qreal bars = std::max(10.0, room.width() - words - Figures);
    qreal y = room.top();
    for (const Row &row : m_rows) {
        const QRectF line{room.left(), y, room.width(), high};
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(line.adjusted(0, 0, words - room.width(), 0), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(row.text, Qt::ElideRight,
                                                          static_cast<int>(words) - 6));
        painter.fillRect(QRectF{room.left() + words, y + high * 0.22,
                                most > 0 ? std::max(1.0, bars * row.share / most) : 0, high * 0.56},
                         palette().color(QPalette::Highlight));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(line.adjusted(line.width() - Figures, 0, 0, 0),
                         Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("%1 %").arg(
                             QLocale{}.toString(row.share * 100, 'f', row.share < 0.01 ? 2 : 1)));
        y += high;
    }
}

} // namespace pitwise::ui
