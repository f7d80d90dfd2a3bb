// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/trainerdoor.h"

#include "ui/shell/secretrules.h"

#include "ui/theme/typescale.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace pitwise::ui {

QString shortName(const QString &name)
{
    constexpr qsizetype Longest = 40;
    const QString line = name.simplified();
    return line.size() > Longest ? line.left(Longest) + QChar{0x2026} : line;
}

TrainerDoor::TrainerDoor(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_button(new PillButton{tr("Trainer\u2026"), parent}),
      m_trainers(new QComboBox{this}),
      m_firstName(new QLineEdit{this}),
      m_passphrase(new QLineEdit{this}),
      m_again(new QLineEdit{this}),
      m_message(new QLabel{this})
{
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(m_message);
    row->addWidget(m_trainers);
    for (QLineEdit *field : {m_firstName, m_passphrase, m_again})
        row->addWidget(field);
    m_trainers->setAccessibleName(tr("Trainer"));
    m_firstName->setPlaceholderText(tr("Name"));
    m_passphrase->setPlaceholderText(tr("Passphrase"));
    m_again->setPlaceholderText(tr("Passphrase again"));
    for (QLineEdit *field : {m_passphrase, m_again})
        field->setEchoMode(QLineEdit::Password);
    for (QLineEdit *field : {m_firstName, m_passphrase, m_again}) {
        field->setAccessibleName(field->placeholderText());
        field->setMinimumWidth(180);
        field->setFont(uiFont(14));
    }
    m_message->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *part : {static_cast<QWidget *>(m_trainers), static_cast<QWidget *>(m_message)})
        part->setFont(uiFont(14));
    hide();
    connect(m_button, &QAbstractButton::clicked, this, &TrainerDoor::use);
    connect(m_firstName, &QLineEdit::returnPressed, this, [this] { m_passphrase->setFocus(); });
    connect(m_passphrase, &QLineEdit::returnPressed, this, [this] {
        if (m_isFirst)
            m_again->setFocus();
        else
            signIn();
    });
    connect(m_again, &QLineEdit::returnPressed, this, &TrainerDoor::addFirst);
    connect(&shell.trainersArea(), &TrainersArea::changed, this, &TrainerDoor::follow);
    follow();
}

QString TrainerDoor::message() const
{
    return m_message->text();
}

void TrainerDoor::say(const QString &text)
{
    m_message->setText(text);
}

void TrainerDoor::follow()
{
    hide();
    m_button->setText(m_shell.trainersArea().isOpen() ? tr("Leave the trainer's area")
                                                      : tr("Trainer\u2026"));
}

void TrainerDoor::use()
{
    if (m_shell.trainersArea().isOpen())
        m_shell.trainersArea().leave();
    else
        ask();
}

void TrainerDoor::ask()
{
    m_shell.records().people(this, [this](const KnownPeople &people) { show(people); });
}

void TrainerDoor::show(const KnownPeople &people)
{
    m_known = people.trainers;
    m_isFirst = m_known.empty() && people.trouble.isEmpty() && m_shell.records().isThere();
    m_trainers->clear();
    for (const Dealer &trainer : m_known)
        m_trainers->addItem(shortName(trainer.name));
    m_trainers->setVisible(!m_known.empty());
    for (QLineEdit *field : {m_firstName, m_again}) {
        field->setVisible(m_isFirst);
        field->clear();
    }
    m_passphrase->setVisible(m_isFirst || !m_known.empty());
    m_passphrase->clear();
    say(!people.trouble.isEmpty() ? people.trouble
        : m_isFirst               ? tr("There is no trainer yet. Be the first:")
                                  : QString{});
    QWidget::show();
    (m_isFirst ? m_firstName : m_passphrase)->setFocus();
}

void TrainerDoor::addFirst()
{
    const QString typed = m_passphrase->text();
    const QString again = m_again->text();
    m_passphrase->clear();
    m_again->clear();
    m_passphrase->setFocus();
    if (const QString why = passphraseTrouble(typed, again); !why.isEmpty())
        return say(why);
    m_shell.records().addTrainer(m_firstName->text().simplified(), typed, this,
                                 [this](const Dealer &trainer, const QString &trouble) {
                                     if (trouble.isEmpty())
                                         m_shell.trainersArea().enter(trainer);
                                     else
                                         say(trouble);
                                 });
}

void TrainerDoor::signIn()
{
    const int chosen = m_trainers->currentIndex();
    if (chosen < 0)
        return;
    const Dealer trainer = m_known[static_cast<std::size_t>(chosen)];
    const QString typed = m_passphrase->text();
    m_passphrase->clear();
    m_shell.records().signIn(trainer.id, typed, this, [this, trainer](const SignIn &answer) {
        if (answer.right)
            return m_shell.trainersArea().enter(trainer);
        say(!answer.trouble.isEmpty() ? answer.trouble
            : answer.tooSoon ? tr("Too many wrong tries. Wait %n second(s).", nullptr, answer.wait)
            : answer.wait > 0
                ? tr("Wrong. Wait %n second(s) before the next try.", nullptr, answer.wait)
                : tr("Wrong. Try again."));
    });
}

} // namespace pitwise::ui
