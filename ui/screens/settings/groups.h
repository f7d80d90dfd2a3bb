// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/preferences.h"
#include "ui/shell/shell.h"

#include <functional>
#include <vector>

namespace pitwise::ui {

/// Makes a group of preferences. The shell outlives it.
using MakePreferences = std::function<PreferenceGroup *(Shell &shell, QWidget *parent)>;

/// All groups, in the order of the screen.
[[nodiscard]] const std::vector<MakePreferences> &preferenceGroups();

[[nodiscard]] PreferenceGroup *appearancePreferences(Shell &shell, QWidget *parent);
[[nodiscard]] PreferenceGroup *tablePreferences(Shell &shell, QWidget *parent);
[[nodiscard]] PreferenceGroup *motionPreferences(Shell &shell, QWidget *parent);
[[nodiscard]] PreferenceGroup *languagePreferences(Shell &shell, QWidget *parent);
[[nodiscard]] PreferenceGroup *soundPreferences(Shell &shell, QWidget *parent);
[[nodiscard]] PreferenceGroup *recordsPreferences(Shell &shell, QWidget *parent);

} // namespace pitwise::ui
