// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/housefile.h"
#include "engine/house/keys.h"

#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// A house file under the pen. It is changed key by key, and all the rest of the text stays as it
/// stands: comments, order, blank lines. A rule that is changed becomes the house's own choice;
/// changed back, it is the source's again.
class HouseDraft
{
public:
    explicit HouseDraft(std::string toml = {});

    [[nodiscard]] const std::string &text() const { return m_text; }
    /// As somebody typed it; what the rules were at the beginning is still known.
    void setText(std::string toml);
    [[nodiscard]] const HouseReading &reading() const { return m_reading; }
    [[nodiscard]] bool ok() const { return m_reading.ok(); }
    /// It is TOML at least.
    [[nodiscard]] bool isReadable() const;
    /// Only to be used when there is nothing wrong with it.
    [[nodiscard]] const House &house() const { return m_reading.house; }

    /// As a person writes it: `10:1`, `yes`, `1 5 25`. Nothing: the key is not there.
    [[nodiscard]] std::optional<std::string> valueOf(std::string_view key) const;
    /// The same way; what makes no sense is written all the same, and is a fault. An empty text
    /// takes the key away. False: the text is such that it has to be done by hand.
    bool setValue(std::string_view key, std::string_view value);

    /// As `[provenance]` says it: `WA-9`, `reading WA-4`, `choice`; also where a whole section says
    /// it.
    [[nodiscard]] std::string originOf(std::string_view key) const;
    /// Empty: not said.
    bool setOrigin(std::string_view key, std::string_view origin);
    /// It is not as it was at the beginning.
    [[nodiscard]] bool isChanged(std::string_view key) const;

    /// What is wrong with this key.
    [[nodiscard]] Faults faultsOf(std::string_view key) const;
    /// What is wrong and with no key that can be shown: the syntax, an unknown key.
    [[nodiscard]] Faults otherFaults() const;

private:
    /// The text becomes this, if it can still be read as TOML.
    bool change(std::string text);
    bool write(std::string_view key, const std::string &literal);
    bool take(std::string_view key);
    bool writeOrigin(std::string_view key, std::string_view origin);

    std::string m_text;
    HouseReading m_reading;
    std::string m_first; ///< the text at the beginning
};

} // namespace pitwise
