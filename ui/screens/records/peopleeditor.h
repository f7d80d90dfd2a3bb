// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/shell/shell.h"

class QLabel;
class QLineEdit;
class QTreeWidget;

namespace pitwise::ui {

class PinChange;

/// The people of the records, for a trainer: adds trainees and trainers, says who has left, sets a
/// trainee's PIN.
class PeopleEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PeopleEditor(Shell &shell, QWidget *parent = nullptr);

    /// Reads them again.
    void refresh();
    [[nodiscard]] QTreeWidget *list() const { return m_list; }
    [[nodiscard]] QLineEdit *number() const { return m_number; }
    [[nodiscard]] QLineEdit *name() const { return m_name; }
    [[nodiscard]] PillButton *addTraineeButton() const { return m_addTrainee; }
    [[nodiscard]] QLineEdit *trainer() const { return m_trainer; }
    [[nodiscard]] QLineEdit *passphrase() const { return m_passphrase; }
    [[nodiscard]] QLineEdit *again() const { return m_again; }
    [[nodiscard]] PillButton *addTrainerButton() const { return m_addTrainer; }
    [[nodiscard]] PillButton *leftButton() const { return m_left; }
    [[nodiscard]] PillButton *pinButton() const { return m_pin; }
    [[nodiscard]] PinChange *pinChange() const { return m_pinChange; }
    [[nodiscard]] QString message() const;

private:
    /// A line of the list.
    struct Line
    {
        Dealer person;
        bool isTrainer = false;
        bool hasLeft = false;
    };

    void arrange();
    void fill(const KnownPeople &people);
    void offer();
    void addTrainee();
    void addTrainer();
    void changeState();
    void changePin();
    void after(const QString &trouble);
    void say(const QString &text);
    [[nodiscard]] const Line *current() const;

    Shell &m_shell;
    std::vector<Line> m_lines;
    QTreeWidget *m_list;
    QLineEdit *m_number;
    QLineEdit *m_name;
    PillButton *m_addTrainee;
    QLineEdit *m_trainer;
    QLineEdit *m_passphrase;
    QLineEdit *m_again;
    PillButton *m_addTrainer;
    PillButton *m_left;
    PillButton *m_pin;
    PinChange *m_pinChange;
    QLabel *m_message;
};

} // namespace pitwise::ui
