// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/drills/drillpad.h"

#include <vector>

namespace pitwise::ui {

/// Burns and deals cards on the felt until what is due is out, or one is wrong.
class DealPad : public DrillPad
{
    Q_OBJECT

public:
    explicit DealPad(DrillFelt &felt, QWidget *parent = nullptr);

    void ask(const DrillTask &task) override;
    bool readKey(const QKeyEvent &event) override;
    void gesture(const Gesture &gesture) override;
    void stop() override { m_open = false; }
    [[nodiscard]] PillButton *burnButton() const { return m_burn; }
    [[nodiscard]] PillButton *doneButton() const { return m_done; }

private:
    void act(const Act &act);

    const DrillTask *m_task = nullptr;
    std::vector<Act> m_acts;
    bool m_open = false;
    PillButton *m_burn;
    PillButton *m_down;
    PillButton *m_done;
};

} // namespace pitwise::ui
