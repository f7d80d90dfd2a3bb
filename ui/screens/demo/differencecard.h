// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/effortcard.h"
#include "ui/screens/demo/demotable.h"
#include "ui/work/background.h"

#include <optional>

namespace pitwise::ui {

/// Compares the work at the two tables: this round at once, the average over many rounds once a
/// worker thread has dealt them.
class DifferenceCard : public EffortCard
{
    Q_OBJECT

public:
    DifferenceCard(const DemoTable *left, const DemoTable *right, QWidget *parent = nullptr);

    /// Compares what the tables show now.
    void workOut(int guests);
    /// The round, the houses or the model changed: drops the average.
    void forgetAverage();

Q_SIGNALS:
    void averaged();

private:
    void showResult();

    const DemoTable *m_left;
    const DemoTable *m_right;
    std::optional<EffortOfBoth> m_average; ///< for these houses and the card's time model
    Background m_work;
};

} // namespace pitwise::ui
