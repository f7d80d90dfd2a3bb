// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktopdrills.h"

#include "app/crypto/random.h"
#include "app/desktop/guestdrills.h"
#include "app/records/drillruns.h"

#include <QPointer>

namespace pitwise {

DesktopDrills::DesktopDrills(DesktopRecords &records, std::function<std::string()> guestFile)
    : m_records(records),
      m_guestFile(std::move(guestFile))
{
}

void DesktopDrills::read(const ui::DrillOwner &owner, QObject *context,
                         std::function<void(const ui::DrillRecords &, const QString &)> then)
{
    if (owner.person.isEmpty())
        return m_work.start(
            [file = m_guestFile, house = owner.house, mutex = m_oneAtATime] {
                const std::lock_guard lock{*mutex};
                return guestRecords(file(), house);
            },
            [then = std::move(then),
             context = QPointer<QObject>{context}](const ui::DrillRecords &records) {
                if (context)
                    then(records, {});
            });
    m_records.lookUp<ui::DrillRecords>(
        context,
        [owner](Records &records, ui::DrillRecords &found) {
            found = {};
            for (const auto &[drill, run] :
                 drillRunsOf(records, owner.person.toStdString(), owner.house))
                found[static_cast<std::size_t>(drill)].add(run);
        },
        std::move(then));
}

void DesktopDrills::add(const ui::DrillOwner &owner, Drill drill, const DrillRun &run,
                        QObject *context, std::function<void(const QString &)> then)
{
    if (owner.person.isEmpty())
        return m_work.start(
            [file = m_guestFile, house = owner.house, drill, run, mutex = m_oneAtATime] {
                const std::lock_guard lock{*mutex};
                return addGuestRun(file(), house, drill, run);
            },
            [then = std::move(then), context = QPointer<QObject>{context}](const QString &why) {
                if (context)
                    then(why);
            });
    const StoredDrillRun stored{newId(), owner.person.toStdString(), owner.house, drill, run};
    m_records.lookUp<int>(
        context, [stored](Records &records, int &) { addDrillRun(records, stored, systemClock()); },
        [then = std::move(then)](const int &, const QString &why) { then(why); });
}

} // namespace pitwise
