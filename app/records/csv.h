// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// How tables are written for spreadsheets.
struct CsvFormat
{
    char delimiter = ',';
    std::string dates = "yyyy-MM-ddTHH:mm:ssZ"; ///< as `QDateTime::toString`; `Z` is the letter
};

/// A cell: quoted where it must be. A text that a spreadsheet would take for a formula gets an
/// apostrophe in front, which spreadsheets do not show.
[[nodiscard]] std::string csvCell(std::string_view text, char delimiter);
/// Our own times in the wanted format; anything else unchanged.
[[nodiscard]] std::string csvTime(const std::string &utc, const CsvFormat &format);
[[nodiscard]] std::string csvLine(const std::vector<std::string> &cells, char delimiter);

} // namespace pitwise
