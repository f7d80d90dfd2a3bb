// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/signing.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pitwise {

// The one format of everything that a site signs: a first line that says what it is, lines of
// `Label: value`, parts of raw bytes with their length, and the signature of all bytes before it.
// There is exactly one way to write the same content, and the reader accepts no other.

/// `Label: value`, in this order.
using SignedLines = std::vector<std::pair<std::string, std::string>>;

struct SignedText
{
    std::string title; ///< `PITWISE CERTIFICATE 1`
    SignedLines lines;
    SignedLines parts; ///< name and bytes

    [[nodiscard]] std::string_view line(std::string_view label) const;
    [[nodiscard]] std::string_view part(std::string_view name) const;

    bool operator==(const SignedText &) const = default;
};

/// It may stand in a line: no control characters, valid UTF-8, not too long, no space at an end.
[[nodiscard]] bool isSignableLine(std::string_view value);

/// The text as such a line: what may not stand there is written as `\n`, `\x1b` or `\x20`.
[[nodiscard]] std::string signableLine(std::string_view text);

/// All that is signed. Every value must be a plain line.
[[nodiscard]] std::string contentOf(const SignedText &text);
/// The whole file.
[[nodiscard]] std::string signedBy(const SigningKey &key, const SignedText &text);

struct SignedReading
{
    SignedText text;
    std::string signature; ///< 64 bytes
    std::string_view content; ///< of the file: what is signed
    std::string fault; ///< empty: it is in the right form

    [[nodiscard]] bool ok() const { return fault.empty(); }
};
/// Reads any bytes; what is not exactly in the form is a fault. Does not look at the signature.
[[nodiscard]] SignedReading readSigned(std::string_view file, std::string_view title);

} // namespace pitwise
