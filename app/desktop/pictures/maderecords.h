// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/norecords.h"
#include "ui/records/reviewdesk.h"

namespace pitwise::pictures {

/// People and their sessions for pictures. Nothing is kept.
class MadeRecords : public ui::NoRecords
{
    Q_OBJECT

public:
    using NoRecords::NoRecords;

    [[nodiscard]] bool isThere() const override { return true; }
    [[nodiscard]] QString place() const override;
    void people(QObject *context, std::function<void(const ui::KnownPeople &)> then) override;
    [[nodiscard]] QStringList exportColumns(ui::ExportWish::What what) const override;
    void list(const ui::KeptFilter &filter, QObject *context,
              std::function<void(const ui::KeptList &)> then) override;
};

/// The same sessions, to look back at: each is dealt when it is asked for.
class MadeReviews : public ui::ReviewDesk
{
public:
    void
    session(const QString &id, QObject *context,
            std::function<void(const ui::SessionToReview &, const QString &trouble)> then) override;
};

/// Who deals on pictures.
[[nodiscard]] ui::Dealer madeDealer();

} // namespace pitwise::pictures
