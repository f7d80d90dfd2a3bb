// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/drillbook.h"

namespace pitwise::pictures {

/// Somebody has drilled before: his runs are made up.
class MadeDrills : public ui::DrillMemory
{
public:
    MadeDrills();
};

} // namespace pitwise::pictures
