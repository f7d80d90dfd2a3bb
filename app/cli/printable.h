// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace pitwise {

/// Passes text on to another buffer and escapes control characters (`\x1b`) except tab and line
/// feed, so that the name of a house cannot move the cursor or fake output.
class PrintableBuffer : public std::streambuf
{
public:
    explicit PrintableBuffer(std::streambuf *to) : m_to(to) { }

protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char *text, std::streamsize count) override;
    int sync() override { return m_to->pubsync(); }

private:
    bool put(unsigned char byte);
    bool putEscaped(unsigned char byte);

    std::streambuf *m_to;
    bool m_afterC2 = false; ///< the last byte may begin a C1 control character
};

/// A name as part of a line: escapes line ends, tabs and marks that turn the direction of the text.
[[nodiscard]] std::string printableName(std::string_view name);

/// A stream that writes through a PrintableBuffer.
class PrintableStream : public std::ostream
{
public:
    explicit PrintableStream(std::ostream &to) : std::ostream(nullptr), m_buffer(to.rdbuf())
    {
        rdbuf(&m_buffer);
    }

private:
    PrintableBuffer m_buffer;
};

} // namespace pitwise
