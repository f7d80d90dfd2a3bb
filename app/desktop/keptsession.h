// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/files/sessionfile.h"

#include <optional>
#include <string>

namespace pitwise {

/// One session on its way to its file: what is written, and what is not written yet.
class KeptSession
{
public:
    KeptSession() = default;
    /// A new session; its file is created with the first write.
    KeptSession(std::string folder, std::string text);
    /// A session that goes on in its file. None if the file is not the beginning of `text`, or
    /// cannot be written to.
    [[nodiscard]] static std::optional<KeptSession> resumed(const std::string &file,
                                                            const std::string &text);

    void add(const std::string &lines) { m_pending += lines; }
    [[nodiscard]] bool isWritten() const { return m_pending.empty(); }
    /// Writes what is left, all of it or nothing. The error names the file.
    [[nodiscard]] std::optional<FileError> write();

private:
    std::string m_folder;
    std::string m_name;
    std::optional<SessionFile> m_file;
    std::string m_pending;
};

} // namespace pitwise
