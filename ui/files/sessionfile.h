// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/files/wholefile.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace pitwise {

/// A file that a session is written to, line by line. Only its user can read it, and only one
/// program at a time writes to it: the lock ends with the program, however that ends.
class SessionFile
{
public:
    /// Creates `folder`/`name`.deal; if that is taken, `name`-2.deal and so on. Never touches an
    /// existing file.
    [[nodiscard]] static std::variant<SessionFile, FileError> create(const std::string &folder,
                                                                     const std::string &name);
    /// Opens an existing session to go on with it. An error if another program writes to it.
    [[nodiscard]] static std::variant<SessionFile, FileError> reopen(const std::string &path);

    SessionFile(SessionFile &&other) noexcept;
    SessionFile &operator=(SessionFile &&other) noexcept;
    SessionFile(const SessionFile &) = delete;
    SessionFile &operator=(const SessionFile &) = delete;
    ~SessionFile();

    [[nodiscard]] const std::string &path() const { return m_path; }
    [[nodiscard]] std::variant<std::string, FileError> content() const;
    /// Writes all of it to the disk, or leaves the file as it was.
    [[nodiscard]] std::optional<FileError> append(std::string_view text);
    /// Cuts off everything from this byte on.
    [[nodiscard]] std::optional<FileError> truncate(std::size_t size);

private:
    SessionFile(std::string path, int descriptor)
        : m_path(std::move(path)),
          m_descriptor(descriptor)
    {
    }

    std::string m_path;
    int m_descriptor = -1;
    std::optional<std::size_t> m_tornAt; ///< from here on the file is to be cut off
};

/// Another program is writing to this file.
[[nodiscard]] bool isBeingWritten(const std::string &path);

/// Makes a folder that only its user can enter, and the folders above it.
[[nodiscard]] std::optional<FileError> makePrivateFolder(const std::string &path);

} // namespace pitwise
