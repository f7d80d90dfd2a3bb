// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/mistakes.h"
#include "engine/demo/showing.h"
#include "engine/training/situations.h"

#include <cstdint>
#include <optional>

namespace pitwise {

/// Which rounds of which patrons are shown.
struct Scene
{
    CrowdSettings patrons;
    int round = 1;
    int rounds = 1;
    bool throughShuffle = false; ///< also the new shoe after them

    bool operator==(const Scene &) const = default;
};

/// The first scene from this seed on that has the situation; nothing: it was not found.
[[nodiscard]] std::optional<Scene> findScene(const House &house, Situation situation,
                                             std::uint64_t seed, int guests);

/// The session in which these patrons sit.
[[nodiscard]] SessionSpec specOf(const Scene &scene, const House &house);

/// Deals it.
[[nodiscard]] Showing show(const House &house, const Scene &scene,
                           ShownMistake mistake = ShownMistake::None);

} // namespace pitwise
