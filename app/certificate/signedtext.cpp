// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/signedtext.h"

#include "app/certificate/hex.h"
#include "engine/base/plaintext.h"

#include <algorithm>
#include <charconv>

namespace pitwise {

namespace {

constexpr std::size_t LongestLine = 65'536; // the longest name has 10,000 characters
constexpr std::size_t LargestFile = std::size_t{16} << 20;
constexpr std::size_t MostLines = 200;
constexpr std::string_view SignatureLabel = "Signature: ";
constexpr std::string_view PartStart = "--- ";

/// The length of the UTF-8 character at `at`; 0 if it is malformed or a control character.
std::size_t characterLength(std::string_view text, std::size_t at)
{
    const std::size_t length = utf8Length(text, at);
    const auto byte = static_cast<unsigned char>(text[at]);
    const bool lower = length == 1 && (byte < 0x20 || byte == 0x7F);
    const bool upper =
        length == 2 && byte == 0xC2 && static_cast<unsigned char>(text[at + 1]) < 0xA0;
    return lower || upper ? 0 : length;
}

std::string_view valueOf(const SignedLines &lines, std::string_view name)
{
    for (const auto &[label, value] : lines) {
        if (label == name)
            return value;
    }
    return {};
}

/// Reads from the front of a file, line by line.
class Cursor
{
public:
    explicit Cursor(std::string_view text) : m_text(text) { }

    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }

    std::optional<std::string_view> line()
    {
        const auto end = rest().substr(0, LongestLine + 200).find('\n');
        if (end == std::string_view::npos)
            return std::nullopt;
        const auto found = rest().substr(0, end);
        m_at += end + 1;
        ++m_number;
        return found;
    }
    /// So many bytes, and the line end after them.
    std::optional<std::string_view> bytes(std::size_t count)
    {
        if (count >= rest().size() || rest()[count] != '\n')
            return std::nullopt;
        const auto found = rest().substr(0, count);
        m_at += count + 1;
        m_number += static_cast<int>(std::count(found.begin(), found.end(), '\n')) + 1;
        return found;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    int m_number = 0;
};

std::string faultIn(const Cursor &cursor, std::string_view what)
{
    return "line " + std::to_string(cursor.number()) + ": " + std::string{what};
}

/// `--- house, 1234 bytes`.
std::optional<std::pair<std::string, std::size_t>> partHeader(std::string_view line)
{
    constexpr std::string_view End = " bytes";
    const auto comma = line.rfind(", ");
    if (!line.starts_with(PartStart) || comma == std::string_view::npos || !line.ends_with(End)
        || comma <= PartStart.size())
        return std::nullopt;
    const auto digits = line.substr(comma + 2, line.size() - comma - 2 - End.size());
    std::size_t size = 0;
    const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), size);
    if (error != std::errc{} || rest != digits.data() + digits.size() || size > LargestFile)
        return std::nullopt;
    return std::pair{std::string{line.substr(PartStart.size(), comma - PartStart.size())}, size};
}

/// Reads one line, and what belongs to it. False at the signature or at a fault.
bool readNext(Cursor &cursor, SignedReading &reading, std::string_view file)
{
    const std::size_t from = cursor.at();
    const auto line = cursor.line();
    if (!line) {
        reading.fault = faultIn(cursor, "the file ends too early");
        return false;
    }
    if (line->starts_with(SignatureLabel)) {
        reading.content = file.substr(0, from);
        const auto bytes = bytesFromHex(line->substr(SignatureLabel.size()));
        reading.signature = bytes.value_or("");
        if (reading.signature.size() != 64)
            reading.fault = faultIn(cursor, "the signature must be 128 hexadecimal digits");
        else if (!cursor.atEnd())
            reading.fault = faultIn(cursor, "nothing may follow the signature");
        return false;
    }
    if (const auto header = partHeader(*line)) {
        const auto bytes = cursor.bytes(header->second);
        if (!bytes)
            reading.fault = faultIn(cursor, header->first + " does not have the stated length");
        else
            reading.text.parts.emplace_back(header->first, std::string{*bytes});
        return reading.ok();
    }
    const auto colon = line->find(": ");
    if (colon == std::string_view::npos || !reading.text.parts.empty()
        || reading.text.lines.size() == MostLines)
        reading.fault = faultIn(cursor, "a line must be 'Label: value'");
    else
        reading.text.lines.emplace_back(line->substr(0, colon), line->substr(colon + 2));
    return reading.ok();
}

} // namespace

std::string_view SignedText::line(std::string_view label) const
{
    return valueOf(lines, label);
}

std::string_view SignedText::part(std::string_view name) const
{
    return valueOf(parts, name);
}

bool isSignableLine(std::string_view value)
{
    if (value.size() > LongestLine || value.starts_with(' ') || value.ends_with(' '))
        return false;
    for (std::size_t at = 0; at < value.size();) {
        const auto length = characterLength(value, at);
        if (length == 0)
            return false;
        at += length;
    }
    return true;
}

std::string signableLine(std::string_view text)
{
    std::string line;
    for (std::size_t at = 0; at < text.size();) {
        const auto length = std::max<std::size_t>(1, utf8Length(text, at));
        const auto character = text.substr(at, length);
        const bool edge = character == " " && (at == 0 || at + 1 == text.size());
        if (character == "\n")
            line += "\\n";
        else if (edge || characterLength(text, at) == 0)
            line += "\\x" + hexOf(character);
        else
            line += character == "\\" ? std::string{"\\\\"} : std::string{character};
        at += length;
    }
    return line;
}

std::string contentOf(const SignedText &text)
{
    std::string content = text.title + '\n';
    for (const auto &[label, value] : text.lines)
        content += label + ": " + value + '\n';
    for (const auto &[name, bytes] : text.parts)
        content += std::string{PartStart} + name + ", " + std::to_string(bytes.size()) + " bytes\n"
                 + bytes + '\n';
    return content;
}

std::string signedBy(const SigningKey &key, const SignedText &text)
{
    const std::string content = contentOf(text);
    return content + std::string{SignatureLabel} + hexOf(key.sign(content)) + '\n';
}

SignedReading readSigned(std::string_view file, std::string_view title)
{
    SignedReading reading;
    Cursor cursor{file};
    if (file.size() > LargestFile) {
        reading.fault = "the file is too large";
        return reading;
    }
    const auto first = cursor.line();
    if (!first || *first != title) {
        reading.fault = "line 1: the first line must be '" + std::string{title} + '\'';
        return reading;
    }
    reading.text.title = title;
    while (readNext(cursor, reading, file)) { }
    // Nothing is accepted that we would have written in another way: ours has one form only.
    if (reading.ok() && contentOf(reading.text) != reading.content)
        reading.fault = "the file is not in the form in which it was signed";
    for (const auto &[label, value] : reading.text.lines) {
        if (reading.ok() && !(isSignableLine(label) && isSignableLine(value)))
            reading.fault = label + ": the value has characters that cannot be shown";
    }
    return reading;
}

} // namespace pitwise
