// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/housefile.h"
#include "engine/house/housekeys.h"

#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// A house file that is being edited, key by key. The rest of the text keeps its comments, order
/// and blank lines. A changed rule becomes the house's own choice; changed back, it gets its old
/// origin again.
class HouseDraft
{
public:
    explicit HouseDraft(std::string toml = {});

    [[nodiscard]] const std::string &text() const { return m_text; }
    /// Replaces the whole text. Changes are still measured against the first text.
    void setText(std::string toml);
    [[nodiscard]] const HouseReading &reading() const { return m_reading; }
    [[nodiscard]] bool ok() const { return m_reading.ok(); }
    /// It is valid TOML, whether or not it is a valid house.
    [[nodiscard]] bool isReadable() const;
    /// Use it only if `ok()`.
    [[nodiscard]] const House &house() const { return m_reading.house; }

    /// As a person writes it: `10:1`, `yes`, `1 5 25`. Nothing if the key is missing.
    [[nodiscard]] std::optional<std::string> valueOf(std::string_view key) const;
    /// Takes a value in the same form. A value that makes no sense is written as well and becomes a
    /// fault. An empty value removes the key. False if the text cannot be changed this way.
    bool setValue(std::string_view key, std::string_view value);

    /// As written in `[provenance]`, for the key or for its section: `WA-9`, `reading WA-4`,
    /// `choice`. Empty if the file does not say.
    [[nodiscard]] std::string originOf(std::string_view key) const;
    /// An empty origin removes the entry.
    bool setOrigin(std::string_view key, std::string_view origin);
    /// Its value differs from the first text.
    [[nodiscard]] bool isChanged(std::string_view key) const;

    /// The faults of this key and of its origin.
    [[nodiscard]] Faults faultsOf(std::string_view key) const;
    /// The faults that belong to no key: a syntax error, an unknown key.
    [[nodiscard]] Faults otherFaults() const;

private:
    /// Takes the new text if it is valid TOML.
    bool change(std::string text);
    bool write(std::string_view key, const std::string &literal);
    bool take(std::string_view key);
    bool writeOrigin(std::string_view key, std::string_view origin);

    std::string m_text;
    HouseReading m_reading;
    std::string m_first; ///< the text it was created with
};

} // namespace pitwise
