// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/copyrecords.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <string>

namespace pitwise {

/// A backup, or any file of records, that was read and found sound. The file itself is not changed.
/// Of a file in use this is what was stored when it was opened, also what is in its log only.
class OpenedBackup
{
public:
    explicit OpenedBackup(const std::string &path);

    /// Into empty records.
    CopyReport copyInto(Records &to);

private:
    [[nodiscard]] bool hasLog() const;
    void copyFile();
    void copyWithLog();
    void named(const std::function<void()> &work) const;

    std::string m_path;
    QTemporaryDir m_folder;
    std::string m_copy; ///< may be upgraded
    std::unique_ptr<Records> m_records;
};

/// From such a file into empty records.
CopyReport restore(const std::string &path, Records &to);

} // namespace pitwise
