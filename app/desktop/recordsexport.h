// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"
#include "ui/records/exportwish.h"

#include <QString>

#include <string>

namespace pitwise {

[[nodiscard]] SessionFilter filterOf(const ui::KeptFilter &filter);

/// As `ui::RecordsDesk::exportColumns`.
[[nodiscard]] QStringList tableColumns(ui::ExportWish::What what);
/// Writes what the window wants out of the records to `path`, a file or a folder. Says why it could
/// not; empty: done.
[[nodiscard]] QString writeExport(Records &records, const ui::ExportWish &wish,
                                  const std::string &path);

} // namespace pitwise
