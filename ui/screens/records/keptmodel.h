// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/keptpeople.h"

#include <QAbstractTableModel>

namespace pitwise::ui {

/// The list of kept sessions. Texts are made for the rows that are seen, so a long list costs
/// nothing.
class KeptModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { When, Who, HouseName, Kind, State, Rounds, Score, Findings, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setSessions(QList<KeptSession> sessions);
    [[nodiscard]] const KeptSession &at(int row) const { return m_sessions[row]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex & = {}) const override { return Columns; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString textAt(const KeptSession &session, int column) const;

    QList<KeptSession> m_sessions;
};

} // namespace pitwise::ui
