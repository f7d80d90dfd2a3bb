// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

namespace pitwise::ui {

/// A task that is dealt at the table, such as a round of a lesson: one line above the felt says
/// what to do, and a button goes on. Whoever gives the task sets it; the table shows it.
class Guidance : public QObject
{
    Q_OBJECT

public:
    enum class Tone { Task, Clean, Mistake };

    using QObject::QObject;

    /// `button`: empty hides it.
    void show(const QString &text, Tone tone, const QString &button = {});
    void clear();

    /// Empty: nothing is shown.
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] const QString &button() const { return m_button; }
    [[nodiscard]] Tone tone() const { return m_tone; }
    /// The button or its key was pressed.
    void goOn();

Q_SIGNALS:
    void changed();
    void nextWanted();

private:
    QString m_text;
    QString m_button;
    Tone m_tone = Tone::Task;
};

} // namespace pitwise::ui
