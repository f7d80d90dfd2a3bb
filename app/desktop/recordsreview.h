// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/reviewdesk.h"

namespace pitwise {

class DesktopRecords;

/// Hands out stored sessions for review.
class RecordsReview : public ui::ReviewDesk
{
public:
    /// `records` must outlive this.
    explicit RecordsReview(DesktopRecords &records) : m_records(records) { }

    void session(const QString &id, QObject *context,
                 std::function<void(const ui::SessionToReview &, const QString &)> then) override;

private:
    DesktopRecords &m_records;
};

} // namespace pitwise
