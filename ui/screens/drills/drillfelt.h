// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/chipledger.h"
#include "ui/session/gestures.h"
#include "ui/table/viewoptions.h"

#include <QWidget>

namespace pitwise::ui {

class TableView;

/// The felt of a drill: a table as it lies, on which the answer is given.
class DrillFelt : public QWidget
{
    Q_OBJECT

public:
    explicit DrillFelt(QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    /// `totals`: amounts stand beside the chips, if the person wants that. Patrons sit where the bets are,
    /// and up to seat `guests`.
    void lay(const House &house, const Table &table, bool totals, int guests = 0);
    /// Something happens on it; seen moving if the dealer does it.
    void perform(const Event &event);
    void setHand(const Hand &hand);
    [[nodiscard]] const House &house() const { return m_house; }
    [[nodiscard]] const Table &table() const { return m_table; }
    [[nodiscard]] TableView &view() const { return *m_view; }

Q_SIGNALS:
    void gestured(const pitwise::ui::Gesture &gesture);

private:
    void showOptions();

    House m_house;
    Table m_table;
    ChipLedger m_ledger;
    ViewOptions m_options;
    bool m_totals = true;
    TableView *m_view;
};

} // namespace pitwise::ui
