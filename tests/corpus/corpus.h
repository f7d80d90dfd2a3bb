// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/notation.h"

#include <filesystem>
#include <string>
#include <vector>

namespace pitwise::test {

/// Every `.deal` file below `folder`, in order.
[[nodiscard]] std::vector<std::filesystem::path> corpusFiles(const std::filesystem::path &folder);

/// The session of a file, its house found beside it.
[[nodiscard]] DealReading readCorpusFile(const std::filesystem::path &file);
/// Audits a file and compares the findings with its marks: `#! code code` at the end of a line
/// lists its findings (or `refused`); a line without a mark has none. Empty if they agree.
[[nodiscard]] std::string disagreement(const std::filesystem::path &file);

} // namespace pitwise::test
