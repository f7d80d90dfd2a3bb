// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/tomlreader.h"

#include <map>

namespace pitwise {

/// A whole TOML file; sections and keys are named by their path, `war.tie_bet.pays`.
class TomlFile
{
public:
    TomlFile(const toml::table &root, Faults &faults);

    /// The root for an empty path. A missing section is one without a table.
    TomlSection &section(std::string_view path);
    [[nodiscard]] bool has(std::string_view path);
    void faultAt(std::string_view path, const std::string &what);
    /// Reports every key that nobody asked for.
    void finish();

private:
    std::map<std::string, TomlSection, std::less<>> m_sections;
};

} // namespace pitwise
