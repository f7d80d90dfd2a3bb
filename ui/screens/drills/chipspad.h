// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/drills/drillpad.h"

namespace pitwise::ui {

/// Builds an amount from the chips of the tray, with the keys of the table.
class ChipsPad : public DrillPad
{
    Q_OBJECT

public:
    explicit ChipsPad(DrillFelt &felt, QWidget *parent = nullptr);

    void ask(const DrillTask &task) override;
    bool readKey(const QKeyEvent &event) override;
    void gesture(const Gesture &gesture) override;
    void stop() override { m_open = false; }
    [[nodiscard]] PillButton *giveButton() const { return m_give; }
    [[nodiscard]] PillButton *undoButton() const { return m_undo; }

private:
    void setHand(const Hand &hand);
    void give();

    Hand m_hand;
    bool m_open = false;
    PillButton *m_give;
    PillButton *m_undo;
};

} // namespace pitwise::ui
