// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/records/recordsfilter.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace pitwise::ui {

namespace {

constexpr std::array Days{0, 30, 7};

QString shortened(QString name)
{
    constexpr qsizetype Longest = 40;
    name = name.simplified();
    return name.size() > Longest ? name.left(Longest) + QChar{0x2026} : name;
}

} // namespace

RecordsFilter::RecordsFilter(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_who(new QComboBox{this}),
      m_kind(new Choice{{tr("All sessions"), tr("Exams")}, this}),
      m_days(new Choice{{tr("Any time"), tr("30 days"), tr("7 days")}, this}),
      m_trainer(new PillButton{tr("Trainer\u2026"), this}),
      m_door(new QWidget{this}),
      m_trainers(new QComboBox{this}),
      m_passphrase(new QLineEdit{this}),
      m_message(new QLabel{this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    for (QWidget *part : {static_cast<QWidget *>(m_who), static_cast<QWidget *>(m_kind),
                          static_cast<QWidget *>(m_days)})
        row->addWidget(part);
    row->addStretch(1);
    row->addWidget(m_trainer);
    column->addLayout(row);
    auto *door = new QHBoxLayout{m_door};
    door->setContentsMargins(0, 0, 0, 0);
    door->addStretch(1);
    door->addWidget(m_message);
    door->addWidget(m_trainers);
    door->addWidget(m_passphrase);
    column->addWidget(m_door);
    m_door->hide();
    m_who->hide();
    m_who->setAccessibleName(tr("Whose sessions"));
    m_kind->setAccessibleName(tr("Which sessions"));
    m_days->setAccessibleName(tr("How old"));
    m_trainers->setAccessibleName(tr("Trainer"));
    m_passphrase->setEchoMode(QLineEdit::Password);
    m_passphrase->setPlaceholderText(tr("Passphrase"));
    m_passphrase->setAccessibleName(m_passphrase->placeholderText());
    m_passphrase->setMinimumWidth(180);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *part : {static_cast<QWidget *>(m_who), static_cast<QWidget *>(m_trainers),
                          static_cast<QWidget *>(m_passphrase), static_cast<QWidget *>(m_message)})
        part->setFont(uiFont(14));

    connect(m_who, &QComboBox::currentIndexChanged, this, &RecordsFilter::changed);
    connect(m_kind, &Choice::chosen, this, &RecordsFilter::changed);
    connect(m_days, &Choice::chosen, this, &RecordsFilter::changed);
    connect(m_trainer, &QAbstractButton::clicked, this, &RecordsFilter::askForPassphrase);
    connect(m_passphrase, &QLineEdit::returnPressed, this, &RecordsFilter::signIn);
    connect(&shell.keeper(), &SessionKeeper::dealerChanged, this, &RecordsFilter::changed);
}

std::optional<KeptFilter> RecordsFilter::filter() const
{
    const QString own = m_shell.keeper().dealer().id;
    if (!m_isTrainer && own.isEmpty())
        return std::nullopt;
    return KeptFilter{.dealer = m_isTrainer ? m_who->currentData().toString() : own,
                      .examsOnly = m_kind->current() == 1,
                      .days = Days[static_cast<std::size_t>(m_days->current())]};
}

QString RecordsFilter::message() const
{
    return m_message->text();
}

void RecordsFilter::say(const QString &text)
{
    m_message->setText(text);
}

void RecordsFilter::askForPassphrase()
{
    if (m_isTrainer)
        return leaveTrainersArea();
    m_shell.records().people(this, [this](const KnownPeople &people) {
        m_trainers->clear();
        for (const Dealer &trainer : people.trainers)
            m_trainers->addItem(shortened(trainer.name), trainer.id);
        const bool anybody = !people.trainers.empty();
        m_trainers->setVisible(anybody);
        m_passphrase->setVisible(anybody);
        m_passphrase->clear();
        say(!people.trouble.isEmpty() ? people.trouble
            : anybody                 ? QString{}
                      : tr("There is no trainer yet. Whoever owns the records adds one: "
                           "pitwise-cli records add-trainer NAME"));
        m_door->show();
        m_passphrase->setFocus();
    });
}

void RecordsFilter::signIn()
{
    const QString typed = m_passphrase->text();
    m_passphrase->clear();
    m_shell.records().signIn(
        m_trainers->currentData().toString(), typed, this, [this](const SignIn &answer) {
            if (answer.right)
                return m_shell.records().people(
                    this, [this](const KnownPeople &people) { enterTrainersArea(people); });
            say(!answer.trouble.isEmpty() ? answer.trouble
                : answer.tooSoon
                    ? tr("Too many wrong tries. Wait %n second(s).", nullptr, answer.wait)
                : answer.wait > 0
                    ? tr("Wrong. Wait %n second(s) before the next try.", nullptr, answer.wait)
                    : tr("Wrong. Try again."));
        });
}

void RecordsFilter::enterTrainersArea(const KnownPeople &people)
{
    {
        const QSignalBlocker quiet{m_who};
        m_who->clear();
        m_who->addItem(tr("Everybody"), QString{});
        for (const Dealer &dealer : people.dealers)
            m_who->addItem(tr("%1, number %2").arg(shortened(dealer.name), dealer.number),
                           dealer.id);
    }
    m_isTrainer = true;
    m_who->show();
    m_door->hide();
    m_trainer->setText(tr("Leave the trainer's area"));
    Q_EMIT changed();
}

void RecordsFilter::leaveTrainersArea()
{
    m_door->hide();
    if (!std::exchange(m_isTrainer, false))
        return;
    m_who->hide();
    m_trainer->setText(tr("Trainer\u2026"));
    Q_EMIT changed();
}

} // namespace pitwise::ui
