// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sound/cues.h"
#include "ui/sound/soundsettings.h"

namespace pitwise::ui {

/// Plays cues. Every call returns at once; where nothing can be heard, nothing happens.
class SoundBoard
{
public:
    SoundBoard() = default;
    SoundBoard(const SoundBoard &) = delete;
    SoundBoard &operator=(const SoundBoard &) = delete;
    virtual ~SoundBoard() = default;

    virtual void play(const std::vector<Cue> &cues) = 0;
    /// The room's murmur, from 0 (silent) to 1, until it is set again.
    virtual void setRoom(double level) = 0;
    virtual void setSettings(const SoundSettings &settings) = 0;
    /// The language of spoken words, such as `de`; English if there are no recordings in it.
    virtual void setLanguage(const QString &language) = 0;
};

} // namespace pitwise::ui
