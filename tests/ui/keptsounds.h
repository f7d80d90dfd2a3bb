// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sound/soundboard.h"

#include <QString>

namespace pitwise::test {

/// Keeps what would be heard.
class KeptSounds : public ui::SoundBoard
{
public:
    void play(const std::vector<ui::Cue> &cues) override
    {
        played.insert(played.end(), cues.begin(), cues.end());
    }
    void setRoom(double level) override { room = level; }
    void setSettings(const ui::SoundSettings &) override { }
    void setLanguage(const QString &) override { }

    std::vector<ui::Cue> played;
    double room = 0;
};

} // namespace pitwise::test
