// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/issue.h"
#include "app/examdesk/sitekeys.h"

#include <string>

namespace pitwise {

/// A signed certificate.
struct IssuedCertificate
{
    Certificate certificate;
    std::string text; ///< of the `.pitcert` file
    std::string badge; ///< the same as an Open Badge; empty: another trainer has its key
};

/// Signs a passed result off: replays the exam, signs it with the trainer's key and stores the
/// certificate. If the result has one that holds, that one is given again, signed by whom it was.
/// Throws `Refused` if the result was not passed or does not fit its log, or if the trainer has no
/// key.
[[nodiscard]] IssuedCertificate issueCertificate(Records &records, SiteKeys &keys,
                                                 const std::string &result, const Person &trainer,
                                                 const Secret &passphrase, Day today);

} // namespace pitwise
