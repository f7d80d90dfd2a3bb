// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/drills/drill.h"
#include "ui/panels/toolkit.h"
#include "ui/screens/drills/drillfelt.h"

class QKeyEvent;
class QLabel;

namespace pitwise::ui {

/// Where the answer to one kind of task is given, beside the felt.
class DrillPad : public QWidget
{
    Q_OBJECT

public:
    /// `felt` must outlive this.
    explicit DrillPad(DrillFelt &felt, QWidget *parent = nullptr);

    /// A new task; it must outlive the next one.
    virtual void ask(const DrillTask &task) = 0;
    /// True: the key was meant for this.
    virtual bool readKey(const QKeyEvent &event) = 0;
    /// Something was done on the felt.
    virtual void gesture(const Gesture &) { }
    /// The answer was given, or the task is left: nothing changes any more.
    virtual void stop() { }
    /// Another screen is shown, or this one again.
    virtual void setPaused(bool) { }
    /// Instead of the felt; null: the felt.
    [[nodiscard]] virtual QWidget *stage() const { return nullptr; }

Q_SIGNALS:
    void answered(const pitwise::DrillAnswer &answer);
    /// The question is another one now.
    void questionChanged(const QString &question);

protected:
    [[nodiscard]] DrillFelt &felt() const { return m_felt; }

private:
    DrillFelt &m_felt;
};

/// The pad for this kind of task.
[[nodiscard]] DrillPad *newPad(const DrillTask &task, DrillFelt &felt, QWidget *parent);

/// Enter gives an answer.
[[nodiscard]] bool isEnter(const QKeyEvent &event);
/// A line about keys or about what is chosen so far.
[[nodiscard]] QLabel *padLine(QWidget *parent, QPalette::ColorRole role);

} // namespace pitwise::ui
