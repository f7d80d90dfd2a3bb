// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/shell/shell.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace pitwise::ui {

/// The way into the trainer's area and out of it: a button, and a row that asks for the passphrase.
class TrainerDoor : public QWidget
{
    Q_OBJECT

public:
    explicit TrainerDoor(Shell &shell, QWidget *parent = nullptr);

    /// Asks for the passphrase, or leaves.
    void use();

    /// To be placed by the screen.
    [[nodiscard]] PillButton *button() const { return m_button; }
    [[nodiscard]] QComboBox *trainers() const { return m_trainers; }
    [[nodiscard]] QLineEdit *passphrase() const { return m_passphrase; }
    /// Where there is no trainer yet: the name of the first one, and the passphrase once more.
    [[nodiscard]] QLineEdit *firstName() const { return m_firstName; }
    [[nodiscard]] QLineEdit *again() const { return m_again; }
    [[nodiscard]] QString message() const;

private:
    void ask();
    void show(const KnownPeople &people);
    void signIn();
    void addFirst();
    void say(const QString &text);
    void follow();

    Shell &m_shell;
    PillButton *m_button;
    QComboBox *m_trainers;
    QLineEdit *m_firstName;
    QLineEdit *m_passphrase;
    QLineEdit *m_again;
    QLabel *m_message;
    std::vector<Dealer> m_known;
    bool m_isFirst = false; ///< there is no trainer yet
};

/// A name on one line, however long and strange it is.
[[nodiscard]] QString shortName(const QString &name);

} // namespace pitwise::ui
