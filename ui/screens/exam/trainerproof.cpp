// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/trainerproof.h"

#include "ui/panels/toolkit.h"
#include "ui/shell/whodeals.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace pitwise::ui {

TrainerProof::TrainerProof(QWidget *parent)
    : QWidget(parent),
      m_names(new QComboBox{this}),
      m_passphrase(new QLineEdit{this}),
      m_message(new QLabel{this})
{
    m_names->setFont(uiFont(15));
    m_names->setAccessibleName(tr("Trainer"));
    m_passphrase->setFont(uiFont(15));
    m_passphrase->setEchoMode(QLineEdit::Password);
    m_passphrase->setAccessibleName(tr("Passphrase of the trainer"));
    m_message->setFont(uiFont(14));
    m_message->setWordWrap(true);
    m_message->hide();
    auto *grid = new QGridLayout{this};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(5);
    grid->addWidget(caption(tr("Trainer"), this), 0, 0);
    grid->addWidget(caption(tr("Passphrase"), this), 0, 1);
    grid->addWidget(m_names, 1, 0);
    grid->addWidget(m_passphrase, 1, 1);
    grid->addWidget(m_message, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    connect(m_passphrase, &QLineEdit::returnPressed, this, &TrainerProof::entered);
}

void TrainerProof::setTrainers(const std::vector<Dealer> &trainers)
{
    if (trainers == m_trainers)
        return;
    m_trainers = trainers;
    const QString before = trainer();
    m_names->clear();
    for (const Dealer &one : trainers)
        m_names->addItem(one.name.simplified(), one.id);
    m_names->setCurrentIndex(std::max(0, m_names->findData(before)));
    m_names->setEnabled(trainers.size() > 1);
}

QString TrainerProof::trainer() const
{
    return m_names->currentData().toString();
}

QString TrainerProof::takePassphrase()
{
    const QString typed = m_passphrase->text();
    m_passphrase->clear();
    return typed;
}

void TrainerProof::show(const SignIn &answer)
{
    say(signInWords(answer));
    if (!answer.right)
        m_passphrase->setFocus();
}

void TrainerProof::say(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

QString TrainerProof::message() const
{
    return m_message->text();
}

} // namespace pitwise::ui
