// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/effort.h"
#include "ui/panels/effortwords.h"
#include "ui/panels/toolkit.h"

#include <vector>

class QDoubleSpinBox;
class QLabel;

namespace pitwise::ui {

/// Two bars for each figure compared.
class CompareChart : public QWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QString text;
        double left = 0;
        double right = 0;
        QString unit;
    };

    explicit CompareChart(QWidget *parent = nullptr);
    void setRows(std::vector<Row> rows);
    void setNames(const QString &left, const QString &right);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] static QString labelOf(const Row &row, double value, const QString &who);

    std::vector<Row> m_rows;
    QString m_left;
    QString m_right;
};

/// Compares the work at two tables: a chart, a sentence, and the time model behind them, which can
/// be edited.
class EffortCard : public FloatingPanel
{
    Q_OBJECT

public:
    explicit EffortCard(QWidget *parent = nullptr);
    /// What is compared, and what the bars of each are called.
    void setCompared(ComparedOnLeft compared, const QString &left, const QString &right);
    /// `average` is over many rounds; null: not worked out yet.
    void show(const EffortOfBoth &round, const EffortOfBoth *average);
    [[nodiscard]] TimeModel model() const;
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void modelChanged();
    void closed();

private:
    CompareChart *m_chart;
    QLabel *m_sentence;
    ComparedOnLeft m_compared = ComparedOnLeft::AnyTable;
    std::vector<std::pair<double TimeModel::*, QDoubleSpinBox *>> m_fields;
};

} // namespace pitwise::ui
