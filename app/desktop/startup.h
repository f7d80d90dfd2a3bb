// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/mainwindow.h"

#include <QString>
#include <QStringList>

namespace pitwise {

/// What was asked for on the command line.
struct Arguments
{
    QString house;
    QString open;
    QString screenshots; ///< a folder
    QString language;
    bool help = false;
    bool version = false;
    QString error; ///< why they cannot be understood

    static Arguments read(const QStringList &words);
};

[[nodiscard]] QString usage();
[[nodiscard]] QString version();

/// The window's outside, but for settings, recorder and clock.
[[nodiscard]] ui::Outside bareOutside();

} // namespace pitwise
