// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace pitwise::ui {

/// Makes each option of a Choice an accessible radio button. Call once.
void installChoiceAccess();

} // namespace pitwise::ui
