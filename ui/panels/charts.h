// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/simulate/shifts.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace pitwise::ui {

/// A chart with a title and a one-line summary.
class Chart : public QWidget
{
    Q_OBJECT

public:
    Chart(const QString &title, QWidget *parent);
    /// One sentence below the title, also read by screen readers.
    void setSummary(const QString &summary);

protected:
    void paintEvent(QPaintEvent *event) override;
    virtual void paintChart(QPainter &painter, const QRectF &room) = 0;
    /// Says why there is nothing to draw yet.
    void paintNothing(QPainter &painter, const QRectF &room, const QString &why);

private:
    QString m_title;
    QString m_summary;
};

/// The simulated edge as it converges: the estimate, two standard errors around it, and the exact
/// value as a line.
class EdgeChart : public Chart
{
    Q_OBJECT

public:
    struct Point
    {
        double rounds = 0;
        double edge = 0;
        double error = 0;
    };

    explicit EdgeChart(QWidget *parent = nullptr);
    void setExact(std::optional<double> exact);
    void setPoints(std::vector<Point> points);
    [[nodiscard]] const std::vector<Point> &points() const { return m_points; }

protected:
    void paintChart(QPainter &painter, const QRectF &room) override;

private:
    std::optional<double> m_exact;
    std::vector<Point> m_points;
};

/// Histogram of the house's result per shift.
class ShiftChart : public Chart
{
    Q_OBJECT

public:
    explicit ShiftChart(QWidget *parent = nullptr);
    void setResults(const ShiftResults &results);

protected:
    void paintChart(QPainter &painter, const QRectF &room) override;

private:
    ShiftResults m_results;
};

/// How often a few events happen.
class ShareChart : public Chart
{
    Q_OBJECT

public:
    struct Row
    {
        QString text;
        double share = 0;
    };

    explicit ShareChart(QWidget *parent = nullptr);
    void setRows(std::vector<Row> rows);

protected:
    void paintChart(QPainter &painter, const QRectF &room) override;

private:
    std::vector<Row> m_rows;
};

/// 1, 2 or 5 times a power of ten, so that about `count` steps make up `range`.
[[nodiscard]] double niceStep(double range, int count);

} // namespace pitwise::ui
