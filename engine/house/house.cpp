// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/house.h"

#include "engine/house/choicenames.h"

namespace pitwise {

std::string_view name(Game game)
{
    return wordFor(game);
}

std::string_view name(Style style)
{
    return wordFor(style);
}

std::string_view name(Direction direction)
{
    return wordFor(direction);
}

} // namespace pitwise
