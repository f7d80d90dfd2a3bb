// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/drills/drillrecord.h"
#include "ui/panels/toolkit.h"

namespace pitwise::ui {

/// A drill to choose: what it practises, the level, the best and the last run, and the trend.
class DrillTile : public Button
{
    Q_OBJECT

public:
    explicit DrillTile(Drill drill, QWidget *parent = nullptr);

    [[nodiscard]] Drill drill() const { return m_drill; }
    void set(const DrillRecord &record, DrillLevel level);
    /// The lines below its title, as a screen reader says them.
    [[nodiscard]] QString lines() const { return m_lines.join(QLatin1Char('\n')); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    Drill m_drill;
    DrillLevel m_level{};
    Trend m_trend{};
    QString m_about;
    QStringList m_lines;
};

} // namespace pitwise::ui
