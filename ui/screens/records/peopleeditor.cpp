// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/records/peopleeditor.h"

#include "ui/shell/secretrules.h"

#include "ui/shell/pinchange.h"
#include "ui/shell/trainerdoor.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace pitwise::ui {

PeopleEditor::PeopleEditor(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_list(new QTreeWidget{this}),
      m_number(new QLineEdit{this}),
      m_name(new QLineEdit{this}),
      m_addTrainee(new PillButton{tr("Add a trainee"), this}),
      m_trainer(new QLineEdit{this}),
      m_passphrase(new QLineEdit{this}),
      m_again(new QLineEdit{this}),
      m_addTrainer(new PillButton{tr("Add a trainer"), this}),
      m_left(new PillButton{tr("Has left"), this}),
      m_pin(new PillButton{tr("New PIN\u2026"), this}),
      m_pinChange(new PinChange{shell, this}),
      m_message(new QLabel{this})
{
    arrange();
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &PeopleEditor::offer);
    connect(m_addTrainee, &QAbstractButton::clicked, this, &PeopleEditor::addTrainee);
    connect(m_name, &QLineEdit::returnPressed, this, &PeopleEditor::addTrainee);
    connect(m_addTrainer, &QAbstractButton::clicked, this, &PeopleEditor::addTrainer);
    connect(m_again, &QLineEdit::returnPressed, this, &PeopleEditor::addTrainer);
    connect(m_left, &QAbstractButton::clicked, this, &PeopleEditor::changeState);
    connect(m_pin, &QAbstractButton::clicked, this, &PeopleEditor::changePin);
    connect(m_pinChange, &PinChange::done, this, &PeopleEditor::refresh);
}

void PeopleEditor::arrange()
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_list->setHeaderLabels({tr("Number"), tr("Name"), tr("What"), tr("State")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFont(uiFont(14));
    m_list->setAccessibleName(tr("People"));
    m_list->setVerticalScrollBar(new ThinScrollBar{m_list});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_number->setPlaceholderText(tr("Number"));
    m_name->setPlaceholderText(tr("Name"));
    m_trainer->setPlaceholderText(tr("Name"));
    m_passphrase->setPlaceholderText(tr("Passphrase"));
    m_again->setPlaceholderText(tr("Passphrase again"));
    for (QLineEdit *field : {m_passphrase, m_again})
        field->setEchoMode(QLineEdit::Password);
    const auto row = [&](const std::vector<QWidget *> &parts) {
        auto *line = new QHBoxLayout;
        line->setSpacing(10);
        for (QWidget *part : parts)
            line->addWidget(part, qobject_cast<QLineEdit *>(part) != nullptr ? 1 : 0);
        return line;
    };
    for (QLineEdit *field : {m_number, m_name, m_trainer, m_passphrase, m_again}) {
        field->setFont(uiFont(14));
        field->setAccessibleName(field->placeholderText());
    }
    m_message->setFont(uiFont(14));
    m_message->setWordWrap(true);
    column->addWidget(m_list, 1);
    column->addWidget(m_pinChange);
    column->addWidget(m_message);
    auto *chosen = row({m_left, m_pin});
    chosen->addStretch(1);
    column->addLayout(chosen);
    column->addLayout(row({m_number, m_name, m_addTrainee}));
    column->addLayout(row({m_trainer, m_passphrase, m_again, m_addTrainer}));
    say({});
    m_pinChange->hide();
}

QString PeopleEditor::message() const
{
    return m_message->text();
}

void PeopleEditor::say(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void PeopleEditor::refresh()
{
    m_pinChange->hide();
    m_shell.trainersArea().used();
    m_shell.records().people(this, [this](const KnownPeople &people) { fill(people); });
}

/// Who is here first, then who has left.
void PeopleEditor::fill(const KnownPeople &people)
{
    const QString before = current() == nullptr ? QString{} : current()->person.id;
    m_lines.clear();
    for (const Dealer &trainer : people.trainers)
        m_lines.push_back({trainer, true, false});
    for (const Dealer &dealer : people.dealers)
        m_lines.push_back({dealer, false, false});
    for (const Dealer &left : people.left)
        m_lines.push_back({left, left.number.isEmpty(), true});
    m_list->clear();
    for (const Line &line : m_lines) {
        auto *item =
            new QTreeWidgetItem{m_list,
                                {shortName(line.person.number), shortName(line.person.name),
                                 line.isTrainer ? tr("Trainer") : tr("Trainee"),
                                 line.hasLeft                            ? tr("Has left")
                                 : line.person.hasPin && !line.isTrainer ? tr("Has a PIN")
                                                                         : QString{}}};
        if (line.person.id == before)
            m_list->setCurrentItem(item);
    }
    for (const int column : {0, 2, 3})
        m_list->resizeColumnToContents(column);
    if (!people.trouble.isEmpty())
        say(people.trouble);
    offer();
}

const PeopleEditor::Line *PeopleEditor::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 || row >= static_cast<int>(m_lines.size())
             ? nullptr
             : &m_lines[static_cast<std::size_t>(row)];
}

void PeopleEditor::offer()
{
    const Line *line = current();
    m_left->setText(line != nullptr && line->hasLeft ? tr("Is back") : tr("Has left"));
    m_left->setEnabled(line != nullptr);
    m_pin->setEnabled(line != nullptr && !line->isTrainer);
    m_pinChange->hide();
}

void PeopleEditor::after(const QString &trouble)
{
    say(trouble);
    if (trouble.isEmpty())
        refresh();
}

void PeopleEditor::addTrainee()
{
    m_shell.records().addDealer(m_number->text().simplified(), m_name->text().simplified(), this,
                                [this](const Dealer &, const QString &trouble) {
                                    after(trouble);
                                    if (!trouble.isEmpty())
                                        return;
                                    m_number->clear();
                                    m_name->clear();
                                    m_number->setFocus();
                                });
}

void PeopleEditor::addTrainer()
{
    if (const QString why = passphraseTrouble(m_passphrase->text(), m_again->text());
        !why.isEmpty())
        return say(why);
    m_shell.records().addTrainer(m_trainer->text().simplified(), m_passphrase->text(), this,
                                 [this](const Dealer &, const QString &trouble) {
                                     after(trouble);
                                     m_passphrase->clear();
                                     m_again->clear();
                                     if (trouble.isEmpty())
                                         m_trainer->clear();
                                     m_trainer->setFocus();
                                 });
}

void PeopleEditor::changeState()
{
    const Line *line = current();
    if (line == nullptr)
        return;
    if (line->person.id == m_shell.trainersArea().trainer().id)
        return say(tr("You are at work here yourself."));
    m_shell.records().setLeft(line->person.id, !line->hasLeft, this,
                              [this](const QString &trouble) { after(trouble); });
}

void PeopleEditor::changePin()
{
    const Line *line = current();
    if (line == nullptr || line->isTrainer)
        return;
    say({});
    m_shell.trainersArea().used();
    m_pinChange->show();
    m_pinChange->begin(line->person, PinChange::Proof::Trainer);
}

} // namespace pitwise::ui
