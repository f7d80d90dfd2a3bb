// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QString>

namespace pitwise::ui {

/// The font, smaller where the widest line of the text would not fit: some languages have longer
/// words. Never below two thirds of its size.
[[nodiscard]] QFont fittedFont(QFont font, const QString &text, qreal width);

} // namespace pitwise::ui
