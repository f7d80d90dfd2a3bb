// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/drills/drillpad.h"
#include "ui/screens/drills/heapsview.h"

#include <QPointer>

#include <vector>

namespace pitwise::ui {

/// Cuts out a stack: each digit or click puts down a heap of that many chips.
class HeapsPad : public DrillPad
{
    Q_OBJECT

public:
    explicit HeapsPad(DrillFelt &felt, QWidget *parent = nullptr);
    ~HeapsPad() override;

    void ask(const DrillTask &task) override;
    bool readKey(const QKeyEvent &event) override;
    void stop() override { m_open = false; }
    [[nodiscard]] QWidget *stage() const override;
    /// For a heap of 1 to 6 chips.
    [[nodiscard]] PillButton *button(int heap) const;
    [[nodiscard]] PillButton *doneButton() const { return m_done; }
    [[nodiscard]] PillButton *undoButton() const { return m_undo; }

private:
    void cut(int heap);
    void show();

    std::vector<int> m_heaps;
    Money m_chip;
    int m_count = 0;
    bool m_open = false;
    QPointer<HeapsView> m_view; ///< shown elsewhere, but ours
    std::vector<PillButton *> m_sizes;
    PillButton *m_done;
    PillButton *m_undo;
};

} // namespace pitwise::ui
