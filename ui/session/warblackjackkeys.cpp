// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/gamecontrols.h"

#include <Qt>

namespace pitwise::ui::warblackjack {

std::optional<KeyResponse> readGameKey(int key)
{
    switch (key) {
    case Qt::Key_W:
        return KeyResponse{true, {Verb::Parlay, {}, -1}, {}, {}};
    case Qt::Key_Z:
        return KeyResponse{true, {Verb::Split, {}, -1}, {}, {}};
    case Qt::Key_O:
        return KeyResponse{true, {}, gesture::Speak{Call::Insurance, {}}, {}};
    case Qt::Key_K:
        return KeyResponse{true, {}, {}, act::Peek{}};
    case Qt::Key_V:
        return KeyResponse{true, {}, {}, act::Reveal{}};
    case Qt::Key_Minus:
        return KeyResponse{true, {}, {}, act::Deal{DealerHand, true}};
    default:
        return std::nullopt;
    }
}

} // namespace pitwise::ui::warblackjack
