// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/records/keptpeople.h"

#include <QList>

class QLabel;
class QLineEdit;

namespace pitwise::ui {

class Shell;

/// A form for somebody's PIN: the old one, if he has to prove himself with it, and the new one
/// twice.
class PinChange : public QWidget
{
    Q_OBJECT

public:
    enum class Proof { OldPin, Trainer };

    explicit PinChange(Shell &shell, QWidget *parent = nullptr);

    /// `proof`: what shows that it may be changed. A trainer has given his passphrase already.
    void begin(const Dealer &dealer, Proof proof);
    [[nodiscard]] QLineEdit *oldPin() const { return m_old; }
    [[nodiscard]] QLineEdit *newPin() const { return m_new; }
    [[nodiscard]] QLineEdit *again() const { return m_again; }
    [[nodiscard]] PillButton *button() const { return m_set; }
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    /// It is set, or there is none any more.
    void done(const pitwise::ui::Dealer &dealer);

private:
    void change();
    void set(const QString &pin);
    void say(const QString &text);

    Shell &m_shell;
    Dealer m_dealer;
    QLabel *m_help;
    QLineEdit *m_old;
    QLineEdit *m_new;
    QLineEdit *m_again;
    QLabel *m_message;
    PillButton *m_set;
};

} // namespace pitwise::ui
