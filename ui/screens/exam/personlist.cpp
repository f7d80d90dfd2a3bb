// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/personlist.h"

#include "ui/panels/toolkit.h"
#include "ui/shell/whodeals.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

PersonList::PersonList(QWidget *parent)
    : QWidget(parent),
      m_field(new QLineEdit{this}),
      m_list(new QListWidget{this})
{
    m_field->setFont(uiFont(15));
    m_field->setPlaceholderText(tr("Name or number"));
    m_field->setAccessibleName(tr("Find a trainee by name or number"));
    m_list->setFont(uiFont(15));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Trainees"));
    m_list->setVerticalScrollBar(new ThinScrollBar{m_list});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    setFocusProxy(m_field);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &PersonList::fill);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        const QString id = item == nullptr ? QString{} : item->data(Qt::UserRole).toString();
        if (std::exchange(m_chosen, id) != id)
            Q_EMIT changed(chosen());
    });
}

void PersonList::setPeople(const std::vector<Dealer> &people)
{
    m_people = people;
    fill();
}

void PersonList::choose(const QString &id)
{
    m_field->clear();
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(Qt::UserRole).toString() == id)
            m_list->setCurrentRow(i);
    }
}

Dealer PersonList::chosen() const
{
    const auto it = std::find_if(m_people.begin(), m_people.end(),
                                 [this](const Dealer &one) { return one.id == m_chosen; });
    return it == m_people.end() ? Dealer{} : *it;
}

void PersonList::fill()
{
    const QString before = m_chosen;
    {
        const QSignalBlocker quiet{m_list};
        m_list->clear();
        const QString typed = m_field->text().simplified();
        for (const Dealer &dealer : m_people) {
            if (!typed.isEmpty() && !fitsTyped(dealer, typed))
                continue;
            auto *item = new QListWidgetItem{
                tr("%1, number %2").arg(dealer.name.simplified(), dealer.number), m_list};
            item->setData(Qt::UserRole, dealer.id);
            if (dealer.id == before)
                m_list->setCurrentItem(item);
        }
        if (m_list->currentRow() < 0)
            m_list->setCurrentRow(0);
    }
    const auto *item = m_list->currentItem();
    m_chosen = item == nullptr ? QString{} : item->data(Qt::UserRole).toString();
    if (m_chosen != before)
        Q_EMIT changed(chosen());
}

/// The arrows move in the list while the field has the focus.
bool PersonList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Down && key != Qt::Key_Up)
        return false;
    const int row = m_list->currentRow() + (key == Qt::Key_Down ? 1 : -1);
    m_list->setCurrentRow(std::clamp(row, 0, std::max(0, m_list->count() - 1)));
    return true;
}

} // namespace pitwise::ui
