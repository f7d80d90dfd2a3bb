// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/gamecontrols.h"

#include <Qt>

namespace pitwise::ui::casinowar {

std::optional<KeyResponse> readGameKey(int key)
{
    const auto begin = [](Verb verb) { return KeyResponse{true, {verb, {}, -1}, {}, {}}; };
    switch (key) {
    case Qt::Key_W:
        return begin(Verb::WarOrSurrender);
    case Qt::Key_O:
        return begin(Verb::Post);
    case Qt::Key_V:
        return begin(Verb::Give);
    case Qt::Key_Z:
        return begin(Verb::TakeHalf);
    default:
        return std::nullopt;
    }
}

} // namespace pitwise::ui::casinowar
