// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/screens.h"

#include "screenlist.h" // made by CMakeLists.txt from its list of screens

namespace pitwise::ui {

#define PITWISE_DECLARE(name) ScreenEntry name##Entry();
PITWISE_SCREENS(PITWISE_DECLARE)

namespace {

ScreenEntry named(const QString &name, ScreenEntry entry)
{
    entry.name = name;
    return entry;
}

} // namespace

std::vector<ScreenEntry> allScreens()
{
#define PITWISE_CALL(name) named(QStringLiteral(#name), name##Entry()),
    return {PITWISE_SCREENS(PITWISE_CALL)};
}

} // namespace pitwise::ui
