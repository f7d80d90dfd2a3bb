// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/keptpeople.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace pitwise::ui {

/// Which trainer, and his passphrase.
class TrainerProof : public QWidget
{
    Q_OBJECT

public:
    explicit TrainerProof(QWidget *parent = nullptr);

    void setTrainers(const std::vector<Dealer> &trainers);
    /// Empty: there is none.
    [[nodiscard]] QString trainer() const;
    /// Forgets it.
    [[nodiscard]] QString takePassphrase();
    /// Says why not; nothing if it was right.
    void show(const SignIn &answer);
    void say(const QString &text);
    [[nodiscard]] QString message() const;
    [[nodiscard]] QLineEdit *field() const { return m_passphrase; }
    [[nodiscard]] QComboBox *names() const { return m_names; }

Q_SIGNALS:
    /// Enter was pressed.
    void entered();

private:
    std::vector<Dealer> m_trainers;
    QComboBox *m_names;
    QLineEdit *m_passphrase;
    QLabel *m_message;
};

} // namespace pitwise::ui
