// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenarios/scenario.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace pitwise::ui {

// A seat as somebody types it: amounts, ranks, and what the patron does in the words of dealing
// notation. Each reader gives nothing for a text that is none, and an empty text is no bet, any
// card, or what the patron does by himself.

[[nodiscard]] std::optional<Money> moneyFrom(const QString &text);
/// `9 K 10`: two to ten, J, Q, K, A.
[[nodiscard]] std::optional<std::deque<int>> ranksFrom(const QString &text);
/// `war`, `surrender`, `tie 25`, `hit`, `stand`, `double`, `double-less`, `split`, `parlay`,
/// `insure`, `even-money`.
[[nodiscard]] bool readDoings(const QString &text, SeatScript &seat);

[[nodiscard]] QString textOf(Money money);
[[nodiscard]] QString textOf(const std::deque<int> &ranks);
[[nodiscard]] QString doingsOf(const SeatScript &seat);
/// What patrons of this house can do, to choose from.
[[nodiscard]] QStringList usualDoings(const House &house);

} // namespace pitwise::ui
