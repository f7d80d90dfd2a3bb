// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stdexcept>
#include <string>

namespace pitwise {

/// Why records could not be read or written, as a sentence that says where and why. Thrown by
/// everything in `app/records`; nothing is changed then.
class RecordsError : public std::runtime_error
{
public:
    enum class Kind {
        Unreachable, ///< no such file, no server, a full or failing disk
        Locked, ///< another program is writing for too long
        NotRecords, ///< something else than a database of ours
        Newer, ///< made by a newer version of this program
        Older, ///< must be upgraded first, by its owner
        Damaged, ///< the database contradicts itself
        NotAllowed, ///< the role may not do this
        NotFound, ///< no such person or session
        Taken, ///< the number, name or id is in use
        Refused, ///< it makes no sense: an act after the end, a second exam
    };

    RecordsError(Kind kind, const std::string &sentence)
        : std::runtime_error(sentence),
          m_kind(kind)
    {
    }

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// The database itself cannot be used, whatever is asked of it.
    [[nodiscard]] bool isUnusable() const;

private:
    Kind m_kind;
};

inline bool RecordsError::isUnusable() const
{
    switch (m_kind) {
    case Kind::Unreachable:
    case Kind::Locked:
    case Kind::NotRecords:
    case Kind::Newer:
    case Kind::Older:
    case Kind::Damaged:
    case Kind::NotAllowed:
        return true;
    case Kind::NotFound:
    case Kind::Taken:
    case Kind::Refused:
        return false;
    }
    return true;
}

} // namespace pitwise
