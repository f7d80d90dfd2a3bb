// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/records/keptpeople.h"
#include "ui/shell/trainerdoor.h"

class QComboBox;

namespace pitwise::ui {

/// Whose sessions are listed, and which. A trainee sees his own; a trainer, once he has given his
/// passphrase, everybody's.
class RecordsFilter : public QWidget
{
    Q_OBJECT

public:
    explicit RecordsFilter(Shell &shell, QWidget *parent = nullptr);

    /// None: nobody has said who he is, so there is nothing to list.
    [[nodiscard]] std::optional<KeptFilter> filter() const;
    [[nodiscard]] bool isTrainer() const { return m_shell.trainersArea().isOpen(); }

    /// The filter itself; without it only the trainer's door is left.
    void setFilterShown(bool shown);
    [[nodiscard]] QComboBox *who() const { return m_who; }
    [[nodiscard]] Choice *kind() const { return m_kind; }
    [[nodiscard]] Choice *days() const { return m_days; }
    [[nodiscard]] TrainerDoor &door() const { return *m_door; }

Q_SIGNALS:
    void changed();

private:
    void follow();
    void list(const KnownPeople &people);

    Shell &m_shell;
    QComboBox *m_who;
    Choice *m_kind;
    Choice *m_days;
    TrainerDoor *m_door;
};

} // namespace pitwise::ui
