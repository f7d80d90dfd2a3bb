// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/pairs.h"

#include <QString>

#include <optional>

namespace pitwise::ui {

/// What a round is to show.
struct DemoWish
{
    Situation situation = Situation::Any;
    ShownMistake mistake = ShownMistake::None;
};

/// A round that shows as much of a wish as these houses allow.
struct FoundDemo
{
    Pair pair;
    DemoWish wish; ///< what it does show
    QString note; ///< why that is not all; empty: it is
};

/// The first from `seed` on. Without the mistake if that cannot be shown, any round if the
/// situation cannot happen either.
[[nodiscard]] std::optional<FoundDemo> findShown(const House &left, const House &right,
                                                 const DemoWish &wish, std::uint64_t seed,
                                                 int guests);

} // namespace pitwise::ui
