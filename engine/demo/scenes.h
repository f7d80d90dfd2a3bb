// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/demomistakes.h"
#include "engine/demo/showing.h"
#include "engine/training/situations.h"

#include <cstdint>
#include <optional>

namespace pitwise {

/// Which rounds to show, and with which patrons.
struct Scene
{
    CrowdSettings patrons;
    int round = 1;
    int rounds = 1;
    bool throughShuffle = false; ///< include the new shoe after them

    bool operator==(const Scene &) const = default;
};

/// The first scene from this seed on that has the situation; empty if none was found.
[[nodiscard]] std::optional<Scene> findScene(const House &house, Situation situation,
                                             std::uint64_t seed, int guests);

/// The start of the session that contains the scene.
[[nodiscard]] SessionSpec specOf(const Scene &scene, const House &house);

/// Deals the scene, with the mistake at its `nth` chance.
[[nodiscard]] Showing show(const House &house, const Scene &scene,
                           ShownMistake mistake = ShownMistake::None, int nth = 0);

} // namespace pitwise
