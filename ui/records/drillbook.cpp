// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/drillbook.h"

#include <QTimer>

namespace pitwise::ui {

void DrillMemory::read(const DrillOwner &owner, QObject *context,
                       std::function<void(const DrillRecords &, const QString &)> then)
{
    QTimer::singleShot(0, context,
                       [records = m_records[{owner.person, owner.house}], then = std::move(then)] {
                           then(records, {});
                       });
}

void DrillMemory::add(const DrillOwner &owner, Drill drill, const DrillRun &run, QObject *context,
                      std::function<void(const QString &)> then)
{
    m_records[{owner.person, owner.house}][static_cast<std::size_t>(drill)].add(run);
    QTimer::singleShot(0, context, [then = std::move(then)] { then({}); });
}

} // namespace pitwise::ui
