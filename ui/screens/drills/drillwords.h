// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/drills/drillrecord.h"

#include <QString>
#include <QStringList>

namespace pitwise::ui {

[[nodiscard]] QString drillTitle(Drill drill);
/// What it practises, in one line.
[[nodiscard]] QString drillLine(Drill drill);
[[nodiscard]] QString levelWords(DrillLevel level);
/// The same within a sentence.
[[nodiscard]] QString levelInside(DrillLevel level);
/// What is asked.
[[nodiscard]] QString questionOf(const DrillTask &task);
/// What there is to choose from; empty if nothing is.
[[nodiscard]] QStringList optionsOf(const DrillTask &task);
/// `Seat 7 won, seat 3 lost`.
[[nodiscard]] QString outcomesWords(const std::vector<SeatOutcome> &outcomes);
/// An answer as a sentence, to be shown as the right one.
[[nodiscard]] QString answerWords(const DrillTask &task, const DrillAnswer &answer);
/// `9 of 10, 48 s`.
[[nodiscard]] QString runWords(const DrillRun &run);
/// `getting better`; empty: not known yet.
[[nodiscard]] QString trendWords(Trend trend);

} // namespace pitwise::ui
