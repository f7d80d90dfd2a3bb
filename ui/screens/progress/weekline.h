// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

#include <optional>
#include <vector>

namespace pitwise::ui {

/// One figure over the last weeks as a quiet line, with its latest value.
class WeekLine : public FloatingPanel
{
    Q_OBJECT

public:
    explicit WeekLine(const QString &title, QWidget *parent = nullptr);

    /// A value for each week, the latest last; none: nothing was dealt. `latest` says the last one.
    void setWeeks(std::vector<std::optional<double>> weeks, const QString &latest);
    [[nodiscard]] QString latest() const { return m_latest; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_title;
    QString m_latest;
    std::vector<std::optional<double>> m_weeks;
};

} // namespace pitwise::ui
