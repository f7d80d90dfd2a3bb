// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"
#include "ui/table/tableview.h"

#include <QWidget>

class QLabel;

namespace pitwise::ui {

class PillButton;

/// A round as the chosen preferences show it: a table, a finding, and a card that moves on demand.
class SettingsPreview : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPreview(const House &house, QWidget *parent = nullptr);
    void setOptions(const ViewOptions &options);
    /// Plays the last act again.
    void move();
    [[nodiscard]] TableView *view() const { return m_view; }

private:
    Table m_before;
    ChipLedger m_ledgerBefore;
    std::optional<Sitting> m_sitting;
    std::optional<Act> m_last;
    TableView *m_view;
    PillButton *m_again;
};

} // namespace pitwise::ui
