// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/certificate.h"

#include <string>

namespace pitwise {

/// The certificate as an Open Badges 3.0 credential: a compact JWS (VC-JWT, EdDSA), whose header
/// carries the public key. Issuer and holder are named by URIs of their own, because neither needs
/// an address on the web.
[[nodiscard]] std::string badgeJwt(const Certificate &certificate, const SigningKey &key);
/// The payload before it is signed.
[[nodiscard]] std::string badgeJson(const Certificate &certificate);

} // namespace pitwise
