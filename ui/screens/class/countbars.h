// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

class QPainter;

namespace pitwise::ui {

/// What happened how often, as a list of bars.
class CountBars : public QWidget
{
    Q_OBJECT

public:
    struct Bar
    {
        QString text;
        int count = 0;
        QString note; ///< at the right; may be empty
    };

    explicit CountBars(const QString &title, QWidget *parent = nullptr);

    void setBars(std::vector<Bar> bars);
    [[nodiscard]] const std::vector<Bar> &bars() const { return m_bars; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] int rowAt(QPoint at) const;
    void paintBar(QPainter &painter, const QRectF &row, const Bar &bar, int most) const;

    QString m_title;
    std::vector<Bar> m_bars;
};

} // namespace pitwise::ui
