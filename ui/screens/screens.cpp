// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/screens.h"

namespace pitwise::ui {

// The list of screens. `SCREEN(name)` plugs in `nameEntry()` from ui/screens/name/entry.cpp.
#define PITWISE_SCREENS(SCREEN)                                                                    \
    SCREEN(start)                                                                                  \
    SCREEN(table)                                                                                  \
    SCREEN(demo)                                                                                   \
    SCREEN(odds)                                                                                   \
    SCREEN(compare)                                                                                \
    SCREEN(editor)                                                                                 \
    /* in the order of the rail and the menu */

#define PITWISE_DECLARE(name) ScreenEntry name##Entry();
PITWISE_SCREENS(PITWISE_DECLARE)

std::vector<ScreenEntry> allScreens()
{
#define PITWISE_CALL(name) name##Entry(),
    return {PITWISE_SCREENS(PITWISE_CALL)};
}

} // namespace pitwise::ui
