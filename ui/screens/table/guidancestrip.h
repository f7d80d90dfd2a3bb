// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/shell/guidance.h"

class QLabel;

namespace pitwise::ui {

/// A thin strip above the felt: what the task is, and a button that goes on. Hidden without a task.
class GuidanceStrip : public FloatingPanel
{
    Q_OBJECT

public:
    static constexpr int GoOnKey = Qt::Key_F9;

    /// `guidance` must outlive this.
    explicit GuidanceStrip(Guidance &guidance, QWidget *parent = nullptr);

    /// Along the upper edge of `room`.
    void setPlace(const QRect &room);
    /// Pixels of the screen that it takes from the felt.
    [[nodiscard]] int taken() const;
    [[nodiscard]] PillButton *next() const { return m_next; }
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// It appeared, left, or needs another height.
    void resized();

private:
    void follow();

    Guidance &m_guidance;
    QLabel *m_text;
    PillButton *m_next;
};

} // namespace pitwise::ui
