// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/environment.h"

#include <QString>
#include <QStringList>

namespace pitwise {

/// The command line.
struct StartOptions
{
    QString house;
    QString open;
    QString screenshots; ///< folder to write to
    QString picture; ///< file to write to
    QString language;
    QString records; ///< empty: the usual ones
    QString size; ///< of the window on screenshots: 1280x720; empty: several
    QString typeSize; ///< on screenshots, in percent
    bool allLanguages = false;
    bool help = false;
    bool version = false;
    QString error; ///< empty: the arguments are valid

    static StartOptions read(const QStringList &words);
};

[[nodiscard]] QString usage();
[[nodiscard]] QString version();

/// An environment without settings, recorder and clock.
[[nodiscard]] ui::Environment bareEnvironment();

} // namespace pitwise
