// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/records/keptpeople.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace pitwise::ui {

class PinChange;
class Shell;

/// Asks who deals, in one step: type a few letters or the number, press Enter.
class WhoDealsPopup : public QFrame
{
    Q_OBJECT

public:
    explicit WhoDealsPopup(Shell &shell, QWidget *parent = nullptr);

    /// Below `button`.
    void openAt(const QWidget &button);
    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] QListWidget *list() const { return m_list; }
    [[nodiscard]] QString message() const;
    /// For whoever deals: sets his PIN, or another one.
    [[nodiscard]] PillButton *pinButton() const { return m_pinButton; }
    [[nodiscard]] PinChange *pinChange() const { return m_pinChange; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void setPeople(const KnownPeople &people);
    void choose(const QListWidgetItem *item);
    void choose(const Dealer &dealer);
    void askPin(const Dealer &dealer);
    void checkPin();
    void changePin();
    void add(const QString &number, const QString &name);
    void say(const QString &text);

    Shell &m_shell;
    KnownPeople m_people;
    Dealer m_signingIn; ///< whose PIN is typed; a guest: nobody's
    QLabel *m_title;
    QLineEdit *m_field;
    QListWidget *m_list;
    QLabel *m_message;
    PillButton *m_pinButton;
    PinChange *m_pinChange;
};

/// What was typed is the beginning of his number or of a part of his name.
[[nodiscard]] bool fitsTyped(const Dealer &dealer, const QString &typed);
/// What to tell whoever gave a PIN or a passphrase; empty: it was right.
[[nodiscard]] QString signInWords(const SignIn &answer);

/// Shows who deals, and asks when it is pressed. Hidden where there are no records.
class WhoDealsButton : public PillButton
{
    Q_OBJECT

public:
    explicit WhoDealsButton(Shell &shell, QWidget *parent = nullptr);

    void ask();
    /// Null: not asked yet.
    [[nodiscard]] WhoDealsPopup *popup() const { return m_popup; }

private:
    void show(const Dealer &dealer);

    Shell &m_shell;
    WhoDealsPopup *m_popup = nullptr;
};

} // namespace pitwise::ui
