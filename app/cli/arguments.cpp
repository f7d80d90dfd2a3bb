// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"

#include "app/cli/language.h"

#include <algorithm>
#include <charconv>

namespace pitwise {

Arguments::Arguments(const std::vector<std::string> &words,
                     std::initializer_list<std::string_view> options,
                     std::initializer_list<std::string_view> flags)
{
    const auto isIn = [](std::initializer_list<std::string_view> list, std::string_view name) {
        return std::find(list.begin(), list.end(), name) != list.end();
    };
    bool onlyRest = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (onlyRest || !word.starts_with('-') || word == "-") {
            m_rest.push_back(word);
            continue;
        }
        if (word == "--") {
            onlyRest = true;
            continue;
        }
        const auto equals = word.find('=');
        const auto name = word.substr(0, equals);
        if (isIn(flags, name) && equals == std::string::npos) {
            m_options[name].emplace_back();
        } else if (isIn(options, name)) {
            if (equals != std::string::npos)
                m_options[name].push_back(word.substr(equals + 1));
            else if (i + 1 < words.size())
                m_options[name].push_back(words[++i]);
            else
                fail(say(QT_TRANSLATE_NOOP("CommandLine", "%1 needs a value"), {name}));
        } else {
            fail(say(QT_TRANSLATE_NOOP("CommandLine", "unknown option %1"), {word}));
        }
    }
}

void Arguments::fail(std::string error)
{
    if (m_error.empty())
        m_error = std::move(error);
}

bool Arguments::has(std::string_view name) const
{
    return m_options.find(name) != m_options.end();
}

std::optional<std::string> Arguments::text(std::string_view name) const
{
    const auto found = m_options.find(name);
    return found == m_options.end() ? std::nullopt : std::optional{found->second.back()};
}

std::vector<std::string> Arguments::texts(std::string_view name) const
{
    const auto found = m_options.find(name);
    return found == m_options.end() ? std::vector<std::string>{} : found->second;
}

std::int64_t Arguments::number(std::string_view name, std::int64_t least, std::int64_t most,
                               std::int64_t otherwise)
{
    const auto text = this->text(name);
    if (!text)
        return otherwise;
    std::int64_t value = 0;
    const char *const end = text->data() + text->size();
    const auto [rest, error] = std::from_chars(text->data(), end, value);
    if (error != std::errc{} || rest != end || value < least || value > most) {
        fail(say(
            QT_TRANSLATE_NOOP("CommandLine", "%1 must be a whole number from %2 to %3, not '%4'"),
            {std::string{name}, std::to_string(least), std::to_string(most), *text}));
        return otherwise;
    }
    return value;
}

std::uint64_t Arguments::seed()
{
    const auto text = this->text("--seed");
    if (!text)
        return 0;
    std::uint64_t value = 0;
    const char *const end = text->data() + text->size();
    const auto [rest, error] = std::from_chars(text->data(), end, value);
    if (text->empty() || error != std::errc{} || rest != end)
        fail(say(QT_TRANSLATE_NOOP("CommandLine", "%1 must be a whole number, not '%2'"),
                 {"--seed", *text}));
    return value;
}

} // namespace pitwise
