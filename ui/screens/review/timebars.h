// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

namespace pitwise::ui {

/// A row of bars to choose from, such as the acts of a round: the height is the time, a coral mark
/// says that something was found.
class TimeBars : public QWidget
{
    Q_OBJECT

public:
    struct Bar
    {
        double seconds = -1; ///< negative: not known
        bool isWrong = false;
        bool isQuiet = false; ///< does not count, or nobody's act
        QString tip;
    };

    explicit TimeBars(const QString &name, QWidget *parent = nullptr);

    void setBars(std::vector<Bar> bars);
    void setCurrent(int index);
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] const std::vector<Bar> &bars() const { return m_bars; }
    /// Where to click.
    [[nodiscard]] QPoint pixelOf(int index) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(int index);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QRectF room() const;
    [[nodiscard]] QRectF columnOf(int index) const;
    [[nodiscard]] int barAt(qreal x) const;
    void paintBar(QPainter &painter, int index) const;

    QString m_name;
    std::vector<Bar> m_bars;
    double m_most = 1; ///< seconds of a full bar
    int m_current = -1;
};

} // namespace pitwise::ui
