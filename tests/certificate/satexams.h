// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/issue.h"
#include "app/crypto/enginehash.h"

#include <functional>

namespace pitwise::test {

/// An act in place of the right one; empty: the right one.
using Mistake = std::function<std::optional<Act>(const Act &)>;

/// An exam sat by a dealer who makes these mistakes, with its chain, as the records would hold it.
[[nodiscard]] SatExam satExam(const std::string &id, std::uint64_t number,
                              const Mistake &mistake = {});
[[nodiscard]] SignOff signOff(const SigningKey &key, Day granted);
/// A signed certificate of an exam without mistakes.
[[nodiscard]] std::string certificateOf(const std::string &id, const SigningKey &key, Day granted,
                                        std::uint64_t number = 1);

} // namespace pitwise::test
