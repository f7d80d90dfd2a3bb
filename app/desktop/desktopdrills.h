// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/desktoprecords.h"
#include "ui/records/drillbook.h"
#include "ui/work/background.h"

#include <memory>
#include <mutex>

namespace pitwise {

/// Keeps runs of drills: a known person's in the records, a guest's in a file of this computer.
class DesktopDrills : public ui::DrillBook
{
public:
    /// `records` must outlive this. `guestFile` gives the path of the guests' file; it is called on
    /// a worker thread.
    DesktopDrills(DesktopRecords &records, std::function<std::string()> guestFile);

    void read(const ui::DrillOwner &owner, QObject *context,
              std::function<void(const ui::DrillRecords &, const QString &)> then) override;
    void add(const ui::DrillOwner &owner, Drill drill, const DrillRun &run, QObject *context,
             std::function<void(const QString &)> then) override;

private:
    DesktopRecords &m_records;
    std::function<std::string()> m_guestFile;
    std::shared_ptr<std::mutex> m_oneAtATime = std::make_shared<std::mutex>();
    ui::Background m_work;
};

} // namespace pitwise
