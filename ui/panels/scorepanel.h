// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"

#include <QWidget>

namespace pitwise::ui {

/// The score at a glance: accuracy, points, pace against the house's target, clean rounds in a row,
/// findings by kind. In silent mode only the number of recorded rounds.
class ScorePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ScorePanel(QWidget *parent = nullptr);
    void follow(const Sitting &sitting);
    [[nodiscard]] QSize sizeHint() const override;
    /// The figures in words.
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Kind
    {
        FindingCode code{};
        int count = 0;
    };

    Score m_score;
    std::vector<Kind> m_kinds;
    double m_pace = 0;
    int m_target = 0;
    int m_streak = 0;
    int m_rounds = 0;
    bool m_silent = false;
};

/// Findings by kind, the most frequent first.
[[nodiscard]] std::vector<std::pair<FindingCode, int>> findingsByKind(const Session &session);

} // namespace pitwise::ui
