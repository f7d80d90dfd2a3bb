// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pitwise {

/// Writes one JSON value piece by piece. The caller must close what it opens.
class JsonWriter
{
public:
    JsonWriter &beginObject() { return open('{'); }
    JsonWriter &endObject() { return close('}'); }
    JsonWriter &beginArray() { return open('['); }
    JsonWriter &endArray() { return close(']'); }
    JsonWriter &key(std::string_view name);
    JsonWriter &value(std::string_view text);
    JsonWriter &value(const char *text) { return value(std::string_view{text}); }
    JsonWriter &value(std::int64_t number);
    JsonWriter &value(int number) { return value(std::int64_t{number}); }
    JsonWriter &value(double number);
    /// Writes the digits unchanged.
    JsonWriter &number(std::string_view digits);
    JsonWriter &value(bool truth);
    JsonWriter &null();

    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    JsonWriter &open(char bracket);
    JsonWriter &close(char bracket);
    void separate();
    void quote(std::string_view text);

    std::string m_text;
    bool m_needsComma = false;
};

} // namespace pitwise
