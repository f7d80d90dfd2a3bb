// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// The words after a command: options with a value, flags, and names. `error` holds the first
/// mistake as a sentence.
class Arguments
{
public:
    /// `options` take a value (`--seed 5` or `--seed=5`), `flags` take none.
    Arguments(const std::vector<std::string> &words,
              std::initializer_list<std::string_view> options,
              std::initializer_list<std::string_view> flags);

    [[nodiscard]] const std::string &error() const { return m_error; }
    [[nodiscard]] const std::vector<std::string> &rest() const { return m_rest; }
    [[nodiscard]] bool has(std::string_view name) const;
    /// The last value given.
    [[nodiscard]] std::optional<std::string> text(std::string_view name) const;
    /// All values of an option that may be given several times, in order.
    [[nodiscard]] std::vector<std::string> texts(std::string_view name) const;
    /// A whole number within limits; anything else is an error.
    [[nodiscard]] std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most,
                                      std::int64_t otherwise);
    [[nodiscard]] std::uint64_t seed();
    void fail(std::string error);

private:
    std::map<std::string, std::vector<std::string>, std::less<>> m_options;
    std::vector<std::string> m_rest;
    std::string m_error;
};

} // namespace pitwise
