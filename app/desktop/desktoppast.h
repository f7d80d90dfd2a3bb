// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/desktoprecords.h"
#include "ui/records/pastdesk.h"
#include "ui/work/background.h"

#include <functional>
#include <memory>

namespace pitwise {

class KeptFiles;

/// What people dealt: from the records, and a guest's from the sessions kept on this computer.
class DesktopPast : public ui::PastDesk
{
public:
    /// `records` must outlive this. `folder`: where the sessions are kept.
    DesktopPast(DesktopRecords &records, std::function<QString()> folder);
    ~DesktopPast() override;

    void past(const QString &person, QObject *context,
              std::function<void(const DealerPast &, const QString &)> then) override;
    void
    mistakes(const QString &person, const std::string &house, QObject *context,
             std::function<void(const std::vector<OwnMistake> &, const QString &)> then) override;

private:
    DesktopRecords &m_records;
    std::shared_ptr<KeptFiles> m_files;
    ui::Background m_work;
};

} // namespace pitwise
