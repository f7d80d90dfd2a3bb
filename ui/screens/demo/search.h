// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/pairs.h"

#include <QString>

#include <optional>

namespace pitwise::ui {

/// What a round should show.
struct DemoWish
{
    Situation situation = Situation::Any;
    ShownMistake mistake = ShownMistake::None;
};

/// A round that shows as much of the wish as possible.
struct FoundDemo
{
    Pair pair;
    DemoWish wish; ///< what it does show
    QString note; ///< what is missing and why; empty: nothing
};

/// Tries seeds from `seed` on. Drops the mistake if it cannot be shown, then the situation.
[[nodiscard]] std::optional<FoundDemo> findShown(const House &left, const House &right,
                                                 const DemoWish &wish, std::uint64_t seed,
                                                 int guests);

} // namespace pitwise::ui
