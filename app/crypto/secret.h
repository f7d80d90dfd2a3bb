// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pitwise {

/// A passphrase, PIN or key in memory that is never swapped to disk and is wiped when it is no
/// longer needed. At most `Longest` bytes.
class Secret
{
public:
    static constexpr std::size_t Longest = 1024;

    Secret() = default;
    /// Copies `text` and wipes it. What is longer than `Longest` is cut off.
    static Secret taking(std::string &text);
    /// Copies; the caller keeps his own.
    explicit Secret(std::string_view text);
    Secret(Secret &&other) noexcept;
    Secret &operator=(Secret &&other) noexcept;
    Secret(const Secret &) = delete;
    Secret &operator=(const Secret &) = delete;
    ~Secret();

    [[nodiscard]] std::string_view view() const { return {m_bytes, m_size}; }
    [[nodiscard]] bool empty() const { return m_size == 0; }

private:
    char *m_bytes = nullptr;
    std::size_t m_size = 0;
};

/// Takes the same time wherever the texts differ.
[[nodiscard]] bool sameSecret(std::string_view a, std::string_view b);
/// Overwrites the text; the compiler cannot leave it out.
void wipe(std::string &text);

} // namespace pitwise
