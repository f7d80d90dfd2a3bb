// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"

#include <memory>
#include <string>

namespace pitwise {

/// Where the window's records are, and the file on this computer that sessions are kept in: the
/// records themselves, or the journal of a station that hands in to a server.
struct RecordsFiles
{
    std::string where; ///< a path, or `postgresql://...`
    std::string journals; ///< folder of the journals; empty: the user's data folder

    [[nodiscard]] bool hasServer() const;
    /// Path of the file on this computer. May throw a `RecordsError`, like the next ones.
    [[nodiscard]] std::string local() const;
    /// Null: there is no file, and `create` is false. A journal is always created.
    [[nodiscard]] std::unique_ptr<Records> openLocal(bool create) const;
};

} // namespace pitwise
