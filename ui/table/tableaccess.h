// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace pitwise::ui {

/// Tells assistive technology what is on a TableView: every place as an object that can be pressed.
/// To be called once, before the first view is shown.
void installTableAccess();

} // namespace pitwise::ui
