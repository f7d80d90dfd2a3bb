// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sound/sounds.h"

#include <array>

namespace pitwise::ui {

/// How loud everything is.
struct SoundSettings
{
    bool muted = false;
    /// Percent, by `SoundGroup`. The patrons are silent until the trainee asks for their voices.
    std::array<int, SoundGroupCount> volume{70, 80, 0, 60, 40};

    bool operator==(const SoundSettings &) const = default;
    [[nodiscard]] int of(SoundGroup group) const
    {
        return muted ? 0 : volume[static_cast<std::size_t>(group)];
    }
};

} // namespace pitwise::ui
