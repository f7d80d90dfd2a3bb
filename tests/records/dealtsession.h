// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/storedsession.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pitwise::test {

/// A session dealt by the house's own dealer, with a wrong payoff now and then.
struct DealtSession
{
    std::string spec;
    std::string house; ///< text of the house file
    std::vector<std::string> lines; ///< with times
};

[[nodiscard]] DealtSession dealtSession(const std::string &house, std::uint64_t seed, int rounds);
/// The same without a mistake.
[[nodiscard]] DealtSession cleanSession(const std::string &house, std::uint64_t seed, int rounds);

/// Ready to be stored, with a fresh id.
[[nodiscard]] NewSession newSession(const DealtSession &dealt, const std::string &person,
                                    SessionKind kind = SessionKind::Practice);

} // namespace pitwise::test
