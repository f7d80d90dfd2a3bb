// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/keptpeople.h"

#include <QStringList>

namespace pitwise::ui {

/// How exported tables and statements are written; remembered for the next time.
struct ExportStyle
{
    QChar delimiter = QLatin1Char(',');
    QString dates; ///< as `QDateTime::toString`; empty: ISO 8601
    QString homePage; ///< xAPI: the system that gave the employee numbers; empty: none is named

    bool operator==(const ExportStyle &) const = default;
};

/// What somebody wants out of the records.
struct ExportWish
{
    enum class What {
        Sessions, ///< CSV, a line per session
        People, ///< CSV, a line per trainee
        Statements, ///< xAPI, a line per statement
        Deals, ///< a folder with a file of notation per session
    };

    What what{};
    KeptFilter filter;
    QStringList columns; ///< of CSV, in this order; empty: all
    ExportStyle style;
};

} // namespace pitwise::ui
