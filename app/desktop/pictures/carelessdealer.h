// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/acts.h"

namespace pitwise::pictures {

/// Every eleventh payoff is a chip too much; everything else is as it should be.
class CarelessDealer
{
public:
    /// What he does instead of `right`.
    [[nodiscard]] Act insteadOf(const Act &right);

private:
    int m_payments = 0;
};

} // namespace pitwise::pictures
