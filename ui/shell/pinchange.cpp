// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/pinchange.h"

#include "ui/shell/shell.h"
#include "ui/shell/whodeals.h"
#include "ui/theme/typescale.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace pitwise::ui {

PinChange::PinChange(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_help(new QLabel{this}),
      m_old(new QLineEdit{this}),
      m_new(new QLineEdit{this}),
      m_again(new QLineEdit{this}),
      m_message(new QLabel{this}),
      m_set(new PillButton{tr("Set the PIN"), this, PillButton::Rank::Primary})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_help);
    const QList<std::pair<QLineEdit *, QString>> fields{
        {m_old, tr("The PIN so far")}, {m_new, tr("New PIN")}, {m_again, tr("New PIN again")}};
    for (const auto &[field, name] : fields) {
        field->setEchoMode(QLineEdit::Password);
        field->setPlaceholderText(name);
        field->setAccessibleName(name);
        field->setFont(uiFont(15));
        connect(field, &QLineEdit::returnPressed, this, [this, field = field] {
            if (field == m_again)
                change();
            else
                focusNextChild();
        });
        column->addWidget(field);
    }
    for (QLabel *label : {m_help, m_message}) {
        label->setFont(uiFont(13.5));
        label->setWordWrap(true);
        label->setForegroundRole(QPalette::PlaceholderText);
    }
    column->addWidget(m_message);
    column->addWidget(m_set, 0, Qt::AlignRight);
    column->addStretch(1);
    connect(m_set, &QAbstractButton::clicked, this, &PinChange::change);
}

void PinChange::begin(const Dealer &dealer, Proof proof)
{
    m_dealer = dealer;
    const bool isAsked = dealer.hasPin && proof == Proof::OldPin;
    for (QLineEdit *field : {m_old, m_new, m_again})
        field->clear();
    m_old->setVisible(isAsked);
    m_help->setText(dealer.hasPin ? tr("Leave the new PIN empty to need none any more.")
                                  : tr("With a PIN, nobody else can deal under this name."));
    say({});
    (isAsked ? m_old : m_new)->setFocus();
}

QString PinChange::message() const
{
    return m_message->text();
}

void PinChange::say(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void PinChange::change()
{
    const QString pin = m_new->text();
    if (pin != m_again->text())
        return say(tr("The two new PINs are not the same."));
    if (pin.isEmpty() && !m_dealer.hasPin)
        return say(tr("Type a PIN."));
    constexpr qsizetype Shortest = 4;
    if (!pin.isEmpty() && pin.size() < Shortest)
        return say(tr("A PIN has %n characters or more.", nullptr, Shortest));
    if (m_old->isHidden())
        return set(pin);
    const QString old = m_old->text();
    m_old->clear();
    m_shell.records().signIn(m_dealer.id, old, this, [this, pin](const SignIn &answer) {
        if (answer.right)
            set(pin);
        else
            say(signInWords(answer));
    });
}

void PinChange::set(const QString &pin)
{
    m_shell.records().setSecret(m_dealer.id, pin, this, [this, pin](const QString &trouble) {
        if (!trouble.isEmpty())
            return say(trouble);
        for (QLineEdit *field : {m_old, m_new, m_again})
            field->clear();
        m_dealer.hasPin = !pin.isEmpty();
        m_shell.tell(m_dealer.hasPin ? tr("The PIN is set.") : tr("No PIN is needed any more."));
        Q_EMIT done(m_dealer);
    });
}

} // namespace pitwise::ui
