// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/trainerdoor.h"

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
      m_passphrase(new QLineEdit{this}),
      m_message(new QLabel{this})
{
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(m_message);
    row->addWidget(m_trainers);
    row->addWidget(m_passphrase);
    m_trainers->setAccessibleName(tr("Trainer"));
    m_passphrase->setEchoMode(QLineEdit::Password);
    m_passphrase->setPlaceholderText(tr("Passphrase"));
    m_passphrase->setAccessibleName(m_passphrase->placeholderText());
    m_passphrase->setMinimumWidth(180);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *part : {static_cast<QWidget *>(m_trainers), static_cast<QWidget *>(m_passphrase),
                          static_cast<QWidget *>(m_message)})
        part->setFont(uiFont(14));
    hide();
    connect(m_button, &QAbstractButton::clicked, this, &TrainerDoor::use);
    connect(m_passphrase, &QLineEdit::returnPressed, this, &TrainerDoor::signIn);
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
    m_shell.records().people(this, [this](const KnownPeople &people) {
        m_known = people.trainers;
        m_trainers->clear();
        for (const Dealer &trainer : m_known)
            m_trainers->addItem(shortName(trainer.name));
        m_trainers->setVisible(!m_known.empty());
        m_passphrase->setVisible(!m_known.empty());
        m_passphrase->clear();
        say(!people.trouble.isEmpty() ? people.trouble
            : !m_known.empty()        ? QString{}
                               : tr("There is no trainer yet. Whoever owns the records adds one: "
                                    "pitwise-cli records add-trainer NAME"));
        show();
        m_passphrase->setFocus();
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
