// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace pitwise::ui {

/// Gives the whole program its own controls, its accessibility, and labels that show text as it is.
/// More than once does no harm.
void prepareProgram();

} // namespace pitwise::ui
