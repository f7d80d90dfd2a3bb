// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

namespace pitwise::ui {

/// What happens in a step.
enum class Mark { None, Call, Settlement, Collection };

/// A slider through the round, with a row of marks for each table.
class Timeline : public QWidget
{
    Q_OBJECT

public:
    explicit Timeline(QWidget *parent = nullptr);
    /// One mark per step. All rows must have the same length.
    void setMarks(const std::vector<std::vector<Mark>> &rows);
    void setStep(int step);
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] int steps() const { return m_steps; }
    [[nodiscard]] QSize sizeHint() const override { return {400, 56}; }

Q_SIGNALS:
    void scrubbed(int step);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] qreal xOf(int step) const;
    void scrubTo(qreal x);

    std::vector<std::vector<Mark>> m_rows;
    int m_steps = 0;
    int m_step = 0;
};

} // namespace pitwise::ui
