// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/blueprint.h"
#include "engine/exam/examsituations.h"
#include "engine/training/playsettings.h"

#include <vector>

namespace pitwise {

/// In how many rounds each demand of a blueprint was met.
using Met = std::vector<int>;

/// The house's own dealer at an exam's table, with its patrons: what the exam comes to without
/// mistakes. `spec` has the cards, `settings` the patrons. The blueprint must outlive this.
class PerfectDeal
{
public:
    PerfectDeal(const SessionSpec &spec, const PlaySettings &settings, const Blueprint &blueprint,
                const House &house);

    [[nodiscard]] const Met &met() const { return m_met; }
    /// False if the round cannot be finished.
    bool dealOne();

private:
    void count(const ExamRound &dealt);

    Session m_session;
    Crowd m_crowd;
    const Blueprint &m_blueprint;
    Met m_met;
};

} // namespace pitwise
