// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/tomlfile.h"

namespace pitwise {

namespace {

/// `war.tie_bet` and `pays`.
std::pair<std::string_view, std::string_view> splitPath(std::string_view path)
{
    const auto dot = path.rfind('.');
    if (dot == std::string_view::npos)
        return {{}, path};
    return {path.substr(0, dot), path.substr(dot + 1)};
}

} // namespace

TomlFile::TomlFile(const toml::table &root, Faults &faults)
{
    m_sections.emplace("", TomlSection{&root, "", {1, 1}, faults});
}

TomlSection &TomlFile::section(std::string_view path)
{
    if (const auto found = m_sections.find(path); found != m_sections.end())
        return found->second;
    const auto [parent, local] = splitPath(path);
    return m_sections.emplace(path, section(parent).section(local)).first->second;
}

bool TomlFile::has(std::string_view path)
{
    const auto [parent, local] = splitPath(path);
    return section(parent).has(local);
}

void TomlFile::faultAt(std::string_view path, const std::string &what)
{
    const auto [parent, local] = splitPath(path);
    section(parent).faultAt(local, what);
}

void TomlFile::finish()
{
    // The root comes last: its faults may point at the same place as those of the sections.
    for (auto section = m_sections.rbegin(); section != m_sections.rend(); ++section)
        section->second.finish();
}

} // namespace pitwise
