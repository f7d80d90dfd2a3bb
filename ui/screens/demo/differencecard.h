// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/effortcard.h"
#include "ui/screens/demo/demotable.h"
#include "ui/work/background.h"

#include <optional>

namespace pitwise::ui {

/// What the difference between the two tables costs: in this round at once, on average over many as
/// soon as a worker thread has dealt them.
class DifferenceCard : public EffortCard
{
    Q_OBJECT

public:
    DifferenceCard(const DemoTable *left, const DemoTable *right, QWidget *parent = nullptr);

    /// Shows it for what the tables show now, with so many guests.
    void workOut(int guests);
    /// Other rounds, houses or motions: the average is not of these.
    void forgetAverage();

Q_SIGNALS:
    void averaged();

private:
    void tell();

    const DemoTable *m_left;
    const DemoTable *m_right;
    std::optional<EffortOfBoth> m_average; ///< of these houses, by the model of the card
    Background m_work;
};

} // namespace pitwise::ui
