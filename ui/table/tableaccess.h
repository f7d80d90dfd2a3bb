// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace pitwise::ui {

class TableView;

/// Makes every place of a TableView an accessible object that can be pressed. Call it once, before
/// the first view is shown.
void installTableAccess();

/// Tells screen readers which places came, went, or have other words. Costs nothing where none is
/// running.
void tellTableReaders(TableView *view);

} // namespace pitwise::ui
