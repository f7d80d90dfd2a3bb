// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/verify.h"
#include "ui/exams/checkedfile.h"

#include <string>

namespace pitwise {

/// Checks a certificate, a site's key or a revocation list as `pitwise-cli verify` does. The keys
/// of the site whose records are here are trusted, too. Slow: it replays the exam.
[[nodiscard]] ui::CheckedFile checkFile(const QString &path, const ui::Trusted &trusted,
                                        const std::string &records, Day today);

} // namespace pitwise
