// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/crypto/digest.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace pitwise {

/// All of a session that is fixed before its first act. Change any of it and the whole chain
/// changes.
struct ChainHead
{
    std::string session; ///< its id
    std::string kind; ///< `practice`, `exam`
    std::string person; ///< id of the person who deals, not his name
    std::string station; ///< where it is dealt
    std::string started; ///< UTC: `2026-03-01T09:30:00.000Z`
    std::string spec; ///< the tags, as `toText(SessionSpec)` writes them
    Digest house; ///< of the house file's text
    std::string engine; ///< `engineHash()`
    std::string blueprint; ///< of an exam, else empty
    std::string sealedSeed; ///< of an exam, else empty

    bool operator==(const ChainHead &) const = default;
};

/// The exact text that the chain starts from. Every value is written with its length, so no two
/// heads have the same text.
[[nodiscard]] std::string toText(const ChainHead &head);

/// The tip before the first act.
[[nodiscard]] Digest startOfChain(const ChainHead &head);
/// The tip after an act: the hash of the tip before it and of the act's line of notation with its
/// time, without a line end.
[[nodiscard]] Digest nextTip(const Digest &tip, std::string_view line);

/// How a session ended.
struct ChainEnd
{
    std::string state; ///< `finished`, `given up`
    std::string ended; ///< UTC
    std::size_t acts = 0;
    std::string spec; ///< the tags with the seed, if the head's left it out; else empty

    bool operator==(const ChainEnd &) const = default;
};

/// Covers the whole session: its last tip and how it ended.
[[nodiscard]] Digest sealOf(const Digest &tip, const ChainEnd &end);

} // namespace pitwise
