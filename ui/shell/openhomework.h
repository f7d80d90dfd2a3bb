// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/homeworkdesk.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace pitwise::ui {

class GuidedRound;
class Shell;

/// What whoever deals was set and has not done. It begins the work, sees that it is done, and says
/// so to the records.
class OpenHomework : public QObject
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit OpenHomework(Shell &shell, QObject *parent = nullptr);

    /// What is due first comes first, as of the last `refresh`.
    [[nodiscard]] const std::vector<Homework> &items() const { return m_items; }
    /// Asks the records again.
    void refresh();
    /// A round is dealt at the table; for a lesson or a drill its screen is shown.
    void begin(const Homework &homework);
    /// Somebody finished a lesson or a drill, whether he was asked to or not.
    void achieved(HomeworkKind kind, const QString &what, const std::string &house);

Q_SIGNALS:
    void changed();

private:
    void dealRound();
    void ended(int mistakes);
    void goOn();
    void markDone(const Homework &homework);
    [[nodiscard]] std::string houseOf(const Homework &homework) const;

    Shell &m_shell;
    GuidedRound *m_round;
    std::vector<Homework> m_items;
    std::optional<Homework> m_now; ///< dealt at the table
    bool m_isDone = false; ///< its round was clean
    int m_asked = 0;
};

} // namespace pitwise::ui
