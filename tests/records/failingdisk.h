// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace pitwise::test {

/// Stands between SQLite and the disk, in this process: lets any file operation fail, or ends the
/// process there as `kill -9` would. Until told otherwise it only skips the slow waiting for the
/// disk.
class FailingDisk
{
public:
    enum class How {
        Once, ///< one operation fails
        FromThenOn, ///< this one and all later ones fail, as on a full or lost disk
        Die, ///< the process ends before this one
    };

    /// Before the first database is opened. Every connection opened from now on goes through it.
    static void install();
    /// The `number`th operation from now on, counted from 1.
    static void fail(int number, How how);
    static void heal();
    /// Operations since `fail`; at least `number` if anything failed.
    [[nodiscard]] static int operations();
};

} // namespace pitwise::test
