// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/crypto/digest.h"

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

} // namespace pitwise
