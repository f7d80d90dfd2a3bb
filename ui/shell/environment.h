// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessionrecorder.h"
#include "ui/shell/settings.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace pitwise::ui {

/// What the window needs from the program around it: files, houses, a clock.
struct Environment
{
    Settings settings;
    SessionStore *store = nullptr; ///< none: sessions are not kept
    std::function<QString()> keptSession; ///< the file that the store writes; none: not kept
    /// A house by its id or path, also looked for in the folder `beside`; else why there is none.
    /// May be called on a worker thread, like the two below.
    std::function<std::variant<House, std::string>(const std::string &name,
                                                   const std::string &beside)>
        findHouse;
    /// A name under which the house is found again from any folder.
    std::function<std::string(const std::string &name, const std::string &beside)> lastingName;
    /// The text of a house file, by the same names.
    std::function<std::optional<std::string>(const std::string &name)> houseText;
    std::vector<std::string> houses; ///< ids of the built-in ones
    SessionController::Clock clock;
    QString version;
};

} // namespace pitwise::ui
