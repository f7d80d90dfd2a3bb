// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/records/keptsession.h"
#include "ui/shell/shell.h"

class QComboBox;
class QLabel;
class QLineEdit;

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
    [[nodiscard]] bool isTrainer() const { return m_isTrainer; }
    void leaveTrainersArea();

    [[nodiscard]] QComboBox *who() const { return m_who; }
    [[nodiscard]] Choice *kind() const { return m_kind; }
    [[nodiscard]] Choice *days() const { return m_days; }
    [[nodiscard]] PillButton *trainerButton() const { return m_trainer; }
    [[nodiscard]] QComboBox *trainers() const { return m_trainers; }
    [[nodiscard]] QLineEdit *passphrase() const { return m_passphrase; }
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    void changed();

private:
    void askForPassphrase();
    void signIn();
    void enterTrainersArea(const KnownPeople &people);
    void say(const QString &text);

    Shell &m_shell;
    bool m_isTrainer = false;
    QComboBox *m_who;
    Choice *m_kind;
    Choice *m_days;
    PillButton *m_trainer;
    QWidget *m_door; ///< asks for the passphrase
    QComboBox *m_trainers;
    QLineEdit *m_passphrase;
    QLabel *m_message;
};

} // namespace pitwise::ui
