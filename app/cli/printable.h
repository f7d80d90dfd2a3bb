// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <ostream>
#include <streambuf>

namespace pitwise {

/// Passes text on to another buffer with control characters written out as `\x1b`, all but tab and
/// line feed: the name of a house cannot move the cursor or fake an answer.
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
    bool m_afterC2 = false; ///< the first byte of a character that may be a control character
};

/// Such a stream over another one.
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
