// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/handout/document.h"

#include <QString>

#include <string>

namespace pitwise {

/// Writes a certificate as one A4 page for the personnel file, with a QR code and the `.pitcert`
/// file attached, in the words of `say`. Does not verify it. Empty if it was written; else why not.
[[nodiscard]] QString writeCertificatePage(const std::string &pitcert, const QString &fileName,
                                           const QString &path, const Wording &say);

/// What the QR code says: which file proves this page. `pitcert:` and the hash of the file, then
/// the certificate's id, the key's id and the file's name.
[[nodiscard]] std::string qrPayload(const std::string &pitcert, const std::string &fileName);

} // namespace pitwise
