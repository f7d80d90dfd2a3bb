// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/tomlparse.h"

#include <algorithm>
#include <optional>
#include <string>

namespace pitwise {

namespace {

/// It begins like a comment, but may be the end of a longer text with something behind it.
bool looksLikeComment(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t");
    return first != std::string_view::npos && line[first] == '#';
}

/// Each dot may open a table within a table, and a dotted key never goes beyond its line. So the
/// dots of a line, wherever they stand, limit how deep it goes; no house needs a tenth of these.
/// A comment may be longer, though not so long that it could hide what is too deep for the parser.
std::optional<Fault> tooDeep(std::string_view text)
{
    constexpr auto MostDots = 200;
    constexpr auto MostInComments = 5000;
    for (int line = 1; !text.empty(); ++line) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto here = text.substr(0, end);
        const auto most = looksLikeComment(here) ? MostInComments : MostDots;
        if (std::count(here.begin(), here.end(), '.') > most)
            return Fault{line, 1,
                         "more than " + std::to_string(most)
                             + " dots in a line: no house nests its keys so deep"};
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::nullopt;
}

} // namespace

std::variant<toml::table, Fault> parseToml(std::string_view text)
{
    if (auto fault = tooDeep(text))
        return std::move(*fault);
    auto parsed = toml::parse(text);
    if (parsed)
        return std::move(parsed).table();
    const auto &error = parsed.error();
    return Fault{static_cast<int>(error.source().begin.line),
                 static_cast<int>(error.source().begin.column), std::string{error.description()}};
}

} // namespace pitwise
