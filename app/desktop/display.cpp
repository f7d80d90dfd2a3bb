// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/display.h"

#include <QString>

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace pitwise {

namespace {

int statusWithoutDisplay = 0;
QtMessageHandler usualHandler = nullptr;
std::function<bool()> saveBeforeEnd;

bool isSet(const char *variable)
{
    return !qEnvironmentVariableIsEmpty(variable);
}

void tellAndExit(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (type != QtFatalMsg)
        return usualHandler(type, context, text);
    if (isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM"))
        std::fprintf(stderr, "pitwise: no window can be shown: %s\n", qPrintable(text.trimmed()));
    else
        std::fputs("pitwise: there is no display to show a window on: neither DISPLAY nor "
                   "WAYLAND_DISPLAY is set. pitwise-cli works without one.\n",
                   stderr);
    std::_Exit(statusWithoutDisplay);
}

/// Reached only by an `exit` from within the event loop: that is how Qt reacts to a lost display.
void saveAndExit()
{
    if (!saveBeforeEnd)
        return;
    const bool saved = std::exchange(saveBeforeEnd, {})();
    std::fputs(saved ? "pitwise: the display is gone. The session was saved.\n"
                     : "pitwise: the display is gone. The end of the session could not be saved.\n",
               stderr);
    std::_Exit(statusWithoutDisplay);
}

} // namespace

void exitWithoutDisplay(int status)
{
    statusWithoutDisplay = status;
    usualHandler = qInstallMessageHandler(tellAndExit);
}

DisplayWatch::DisplayWatch(int status, std::function<bool()> save)
{
    static const int registered = std::atexit(saveAndExit);
    Q_UNUSED(registered)
    statusWithoutDisplay = status;
    saveBeforeEnd = std::move(save);
}

DisplayWatch::~DisplayWatch()
{
    saveBeforeEnd = {};
}

} // namespace pitwise
