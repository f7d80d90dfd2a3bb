// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/certificate.h"
#include "app/certificate/keyfile.h"
#include "ui/text/sentence.h"

#include <optional>
#include <string_view>
#include <vector>

namespace pitwise {

/// Whom to trust.
struct Trust
{
    std::vector<SiteKey> keys;
    Revocations revoked; ///< only from lists that a trusted key signed

    [[nodiscard]] bool has(const PublicKey &key) const;
    /// Adds the list if a trusted key signed it.
    bool take(const RevocationList &list);
};

/// What came of checking a certificate.
struct Verification
{
    std::vector<Sentence> reasons; ///< why it does not hold; none: it holds
    std::vector<Sentence> remarks; ///< good to know
    std::optional<Certificate> certificate; ///< none: the file is not one
    /// What this engine makes of the log; none if it cannot be replayed.
    std::optional<Statement> computed;
    std::optional<ExamGrade> grade;

    [[nodiscard]] bool valid() const { return reasons.empty(); }
};

/// Checks signature, key, dates, revocations, hashes and chain; makes the exam again from its seed,
/// replays the log and grades it. Reads any bytes.
[[nodiscard]] Verification verify(std::string_view file, const Trust &trust, Day today);

} // namespace pitwise
