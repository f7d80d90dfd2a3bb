// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/drills/drillrecord.h"

#include <QString>

#include <array>
#include <functional>
#include <map>
#include <string>
#include <utility>

class QObject;

namespace pitwise::ui {

/// What somebody did in the drills of one house, by drill.
using DrillRecords = std::array<DrillRecord, AllDrills.size()>;

/// Whose runs of which house. An empty person is a guest.
struct DrillOwner
{
    QString person; ///< `Dealer::id`
    std::string house; ///< `House::id`

    bool operator==(const DrillOwner &) const = default;
};

/// Where runs of drills are kept. No call waits: answers come later, on the GUI thread, and only if
/// `context` still exists.
class DrillBook
{
public:
    virtual ~DrillBook() = default;

    virtual void read(const DrillOwner &owner, QObject *context,
                      std::function<void(const DrillRecords &, const QString &trouble)> then) = 0;
    /// Empty `trouble`: it is kept.
    virtual void add(const DrillOwner &owner, Drill drill, const DrillRun &run, QObject *context,
                     std::function<void(const QString &trouble)> then) = 0;
};

/// Remembers runs until the program ends.
class DrillMemory : public DrillBook
{
public:
    void read(const DrillOwner &owner, QObject *context,
              std::function<void(const DrillRecords &, const QString &)> then) override;
    void add(const DrillOwner &owner, Drill drill, const DrillRun &run, QObject *context,
             std::function<void(const QString &)> then) override;

private:
    std::map<std::pair<QString, std::string>, DrillRecords> m_records;
};

} // namespace pitwise::ui
