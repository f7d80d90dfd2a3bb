// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace pitwise {

// Reads and writes whole files or nothing. No Qt, because the command line uses it too.

/// Why a file could not be read or written: `No space left on device`.
struct FileError
{
    std::string why;
};

/// Larger files are refused: no real house or session is that big.
inline constexpr std::size_t LargestHouseFile = std::size_t{1} << 20;
inline constexpr std::size_t LargestDealFile = std::size_t{64} << 20;

enum class FileKinds {
    Regular, ///< no FIFO and no device, which may block or never end
    Any,
};

[[nodiscard]] std::variant<std::string, FileError>
readWholeFile(const std::string &path, std::size_t most, FileKinds kinds = FileKinds::Regular);

/// The first `most` bytes of a regular file, or all of it.
[[nodiscard]] std::variant<std::string, FileError> readFileStart(const std::string &path,
                                                                 std::size_t most);

enum class FileAccess {
    Usual, ///< as the old file, or by the umask
    Private, ///< readable by the user only
};

/// Writes a temporary file, syncs it and renames it over the old one, so that a crash leaves either
/// the old content or the new. A device is written to directly.
[[nodiscard]] std::optional<FileError> writeWholeFile(const std::string &path,
                                                      std::string_view text,
                                                      FileAccess access = FileAccess::Usual);

/// `1 MiB`.
[[nodiscard]] std::string sizeText(std::size_t bytes);

} // namespace pitwise
