// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/records/recordsfilter.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array Days{0, 30, 7};

} // namespace

RecordsFilter::RecordsFilter(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_who(new QComboBox{this}),
      m_kind(new Choice{{tr("All sessions"), tr("Exams")}, this}),
      m_days(new Choice{{tr("Any time"), tr("30 days"), tr("7 days")}, this}),
      m_door(new TrainerDoor{shell, this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    for (QWidget *part : {static_cast<QWidget *>(m_who), static_cast<QWidget *>(m_kind),
                          static_cast<QWidget *>(m_days)})
        row->addWidget(part);
    row->addStretch(1);
    row->addWidget(m_door->button());
    column->addLayout(row);
    column->addWidget(m_door);
    m_who->hide();
    m_who->setAccessibleName(tr("Whose sessions"));
    m_kind->setAccessibleName(tr("Which sessions"));
    m_days->setAccessibleName(tr("How old"));
    m_who->setFont(uiFont(14));

    connect(m_who, &QComboBox::currentIndexChanged, this, &RecordsFilter::changed);
    connect(m_kind, &Choice::chosen, this, &RecordsFilter::changed);
    connect(m_days, &Choice::chosen, this, &RecordsFilter::changed);
    connect(&shell.keeper(), &SessionKeeper::dealerChanged, this, &RecordsFilter::changed);
    connect(&shell.trainersArea(), &TrainersArea::changed, this, &RecordsFilter::follow);
    follow();
}

std::optional<KeptFilter> RecordsFilter::filter() const
{
    const QString own = m_shell.keeper().dealer().id;
    if (!isTrainer() && own.isEmpty())
        return std::nullopt;
    return KeptFilter{.dealer = isTrainer() ? m_who->currentData().toString() : own,
                      .examsOnly = m_kind->current() == 1,
                      .days = Days[static_cast<std::size_t>(m_days->current())]};
}

void RecordsFilter::setFilterShown(bool shown)
{
    m_who->setVisible(shown && isTrainer());
    m_kind->setVisible(shown);
    m_days->setVisible(shown);
}

void RecordsFilter::follow()
{
    m_who->setVisible(isTrainer());
    if (!isTrainer()) {
        Q_EMIT changed();
        return;
    }
    m_shell.records().people(this, [this](const KnownPeople &people) {
        if (isTrainer())
            list(people);
    });
}

void RecordsFilter::list(const KnownPeople &people)
{
    {
        const QSignalBlocker quiet{m_who};
        m_who->clear();
        m_who->addItem(tr("Everybody"), QString{});
        for (const Dealer &dealer : people.dealers)
            m_who->addItem(tr("%1, number %2").arg(shortName(dealer.name), dealer.number),
                           dealer.id);
    }
    Q_EMIT changed();
}

} // namespace pitwise::ui
