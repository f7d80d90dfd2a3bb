// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace pitwise {

// Files are read whole or not at all, and written whole or not at all. No Qt: the command line
// uses this, too.

/// Why a file could not be read or written: `No space left on device`.
struct FileTrouble
{
    std::string why;
};

/// Larger files are refused: nobody writes such a house or such a session by dealing.
inline constexpr std::size_t LargestHouseFile = std::size_t{1} << 20;
inline constexpr std::size_t LargestDealFile = std::size_t{64} << 20;

enum class FileKinds {
    Regular, ///< no FIFO, no device: they may never end, or never begin
    Any,
};

[[nodiscard]] std::variant<std::string, FileTrouble>
readWholeFile(const std::string &path, std::size_t most, FileKinds kinds = FileKinds::Regular);

enum class FileAccess {
    Usual, ///< as the old file, or as the user's mask says
    Private, ///< for nobody else to read
};

/// Writes beside the file, and puts the new one in its place when it is on the disk: whatever
/// happens, the old content is there or the new. A device is written to directly.
[[nodiscard]] std::optional<FileTrouble> writeWholeFile(const std::string &path,
                                                        std::string_view text,
                                                        FileAccess access = FileAccess::Usual);

/// `1 MiB`.
[[nodiscard]] std::string sizeText(std::size_t bytes);

} // namespace pitwise
