// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// A compiled language file (`pitwise_de.qm`), read without Qt, because the command line reads it
/// too. Files of one text in one form are all that it needs: plurals are the window's.
class LanguageFile
{
public:
    /// The file's bytes, which must outlive it. Nothing if they are no language file.
    [[nodiscard]] static std::optional<LanguageFile> read(std::string_view bytes);

    /// The translation of an English text; nothing if the file has none.
    [[nodiscard]] std::optional<std::string> find(std::string_view context,
                                                  std::string_view source) const;

private:
    [[nodiscard]] std::optional<std::string> messageAt(std::size_t offset, std::string_view context,
                                                       std::string_view source) const;

    std::string_view m_hashes; ///< pairs of a hash and an offset, sorted
    std::string_view m_messages;
};

} // namespace pitwise
