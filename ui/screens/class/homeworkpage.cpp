// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/homeworkpage.h"

#include "ui/shell/trainerdoor.h"
#include "ui/theme/typescale.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

HomeworkPage::HomeworkPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_who(new QComboBox{this}),
      m_form(new HomeworkForm{shell, this}),
      m_list(new HomeworkTree{this}),
      m_note(new QLabel{this}),
      m_takeBack(new PillButton{tr("Take it back"), this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_who->setFont(uiFont(14));
    m_who->setAccessibleName(tr("For whom"));
    m_who->setMinimumWidth(scaled(240));
    m_who->addItem(tr("The whole class"), QString{});
    column->addWidget(m_who, 0, Qt::AlignLeft);
    column->addWidget(m_form);
    column->addSpacing(10);
    column->addWidget(m_list, 1);
    m_note->setFont(uiFont(15));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    column->addWidget(m_takeBack, 0, Qt::AlignLeft);
    setFocusProxy(m_who);
    connect(m_who, &QComboBox::currentIndexChanged, this,
            [this] { m_form->setDealer(m_who->currentData().toString()); });
    connect(m_takeBack, &QAbstractButton::clicked, this, &HomeworkPage::takeBack);
    connect(&shell.homework(), &HomeworkDesk::changed, this, [this] {
        if (isVisible())
            refresh();
    });
}

void HomeworkPage::setTrainees(const std::vector<Trainee> &trainees)
{
    const QSignalBlocker quiet{m_who};
    const QString chosen = m_who->currentData().toString();
    while (m_who->count() > 1)
        m_who->removeItem(1);
    m_names.clear();
    for (const Trainee &trainee : trainees) {
        m_names[trainee.person.id] = trainee.person.name;
        m_who->addItem(tr("%1, number %2")
                           .arg(shortName(trainee.person.name), trainee.person.number.simplified()),
                       trainee.person.id);
    }
    m_who->setCurrentIndex(std::max(0, m_who->findData(chosen)));
    m_form->setDealer(m_who->currentData().toString());
}

void HomeworkPage::refresh()
{
    m_shell.homework().all(this, [this](const HomeworkList &list) {
        m_list->setItems(list.items, m_names);
        m_takeBack->setVisible(!list.items.empty());
        m_note->setText(!list.trouble.isEmpty() ? list.trouble
                        : list.items.empty()
                            ? tr("No homework is set. Choose for whom and what, then press "
                                 "\"Set homework\".")
                            : QString{});
        m_note->setVisible(!m_note->text().isEmpty());
    });
}

void HomeworkPage::takeBack()
{
    m_shell.trainersArea().used();
    const QString id = m_list->current();
    if (id.isEmpty())
        return;
    m_shell.homework().takeBack(id, this, [this](const QString &trouble) {
        if (!trouble.isEmpty())
            m_shell.showError(tr("The homework could not be taken back"), trouble);
    });
}

} // namespace pitwise::ui
