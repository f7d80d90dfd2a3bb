// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/recordstime.h"

#include <QDateTime>

namespace pitwise {

WallClock systemClock()
{
    return [] { return std::int64_t{QDateTime::currentMSecsSinceEpoch()}; };
}

std::string timeText(std::int64_t ms)
{
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(Qt::ISODateWithMs).toStdString();
}

std::int64_t timeFromText(const std::string &text)
{
    const auto time = QDateTime::fromString(QString::fromStdString(text), Qt::ISODateWithMs);
    return time.isValid() ? time.toMSecsSinceEpoch() : 0;
}

} // namespace pitwise
