// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/session/spec.h"

#include <set>
#include <string_view>

namespace pitwise {

/// Reads the tags of a `.deal` text. Checks that need the house come last.
class TagReader
{
public:
    explicit TagReader(Faults &faults) : m_faults(faults) { }

    /// Reads a line that begins with `[`.
    void read(std::string_view line, int lineNumber);
    /// Checks cards and seats against the house.
    void check(const House &house);

    [[nodiscard]] const SessionSpec &spec() const { return m_spec; }
    [[nodiscard]] bool hasHouse() const { return m_house.line > 0; }
    [[nodiscard]] int houseLine() const { return m_house.line; }
    [[nodiscard]] int houseColumn() const { return m_house.column; }

private:
    struct Place
    {
        int line = 0;
        int column = 1;
    };

    void value(std::string_view tag, std::string_view value, Place at);
    bool sittingTag(std::string_view tag, std::string_view value, Place at);
    void shoe(std::string_view value, Place at);
    void seed(std::string_view value, Place at);
    void patrons(std::string_view value, Place at);
    int number(std::string_view tag, std::string_view value, int least, int most, Place at);
    void fault(Place at, std::string what);

    Faults &m_faults;
    SessionSpec m_spec;
    std::set<std::string, std::less<>> m_seen;
    Place m_house;
    Place m_shoe;
    Place m_patrons;
};

} // namespace pitwise
