// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/settings/groups.h"

namespace pitwise::ui {

const std::vector<MakePreferences> &preferenceGroups()
{
    static const std::vector<MakePreferences> groups{
        appearancePreferences, tablePreferences, motionPreferences,
        languagePreferences,   soundPreferences, recordsPreferences,
    };
    return groups;
}

} // namespace pitwise::ui
