// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/madedrills.h"

#include <QCoreApplication>

namespace pitwise::pictures {

MadeDrills::MadeDrills()
{
    int milliseconds = 70'000;
    for (const Drill drill : {Drill::Payouts, Drill::Outcomes, Drill::Calls, Drill::Questions}) {
        for (const int right : {7, 8, 9, 10}) {
            milliseconds -= 2600;
            add({{}, "washington"}, drill, {DrillLevel::First, 10, right, milliseconds},
                QCoreApplication::instance(), [](const QString &) {});
        }
    }
}

} // namespace pitwise::pictures
