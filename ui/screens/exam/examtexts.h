// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/blueprint.h"

#include <QStringList>

namespace pitwise::ui {

/// What an exam asks of a dealer, in sentences.
[[nodiscard]] QStringList askedIn(const Blueprint &exam, const House &house);
/// How it is judged.
[[nodiscard]] QStringList judgedBy(const Blueprint &exam);
/// `10 rounds, 30 minutes`.
[[nodiscard]] QString inShort(const Blueprint &exam);

} // namespace pitwise::ui
