// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/homeworklist.h"

#include "ui/panels/toolkit.h"

#include <QHeaderView>
#include <QLocale>

namespace pitwise::ui {

namespace {

QString kindText(HomeworkKind kind)
{
    switch (kind) {
    case HomeworkKind::Situation:
        return HomeworkTree::tr("Situation");
    case HomeworkKind::Scenario:
        return HomeworkTree::tr("Scenario");
    case HomeworkKind::Lesson:
        return HomeworkTree::tr("Lesson");
    case HomeworkKind::Drill:
        return HomeworkTree::tr("Drill");
    }
    return {};
}

QString doneText(const Homework &homework)
{
    if (homework.isDone())
        return HomeworkTree::tr("Done %1").arg(
            QLocale{}.toString(homework.doneAt.date(), QLocale::ShortFormat));
    if (homework.isLate(QDate::currentDate()))
        return HomeworkTree::tr("Late");
    return homework.people > 1
             ? HomeworkTree::tr("%1 of %2 done").arg(homework.done).arg(homework.people)
         : homework.done > 0 ? HomeworkTree::tr("Done")
                             : HomeworkTree::tr("Open");
}

} // namespace

HomeworkTree::HomeworkTree(QWidget *parent) : QTreeWidget(parent)
{
    setColumnCount(5);
    setHeaderLabels({tr("What"), tr("Kind"), tr("For whom"), tr("Until"), tr("State")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setFont(uiFont(14));
    setAccessibleName(tr("Homework"));
    setVerticalScrollBar(new ThinScrollBar{this});
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int stretched : {0, 2})
        header()->setSectionResizeMode(stretched, QHeaderView::Stretch);
}

void HomeworkTree::setItems(const std::vector<Homework> &items,
                            const QHash<QString, QString> &names)
{
    clear();
    for (const Homework &homework : items) {
        auto *item = new QTreeWidgetItem{this};
        item->setText(0, homework.title.simplified());
        item->setText(1, kindText(homework.kind));
        item->setText(2, homework.dealer.isEmpty() ? tr("The whole class")
                                                   : names.value(homework.dealer).simplified());
        item->setText(3, homework.due.isValid()
                             ? QLocale{}.toString(homework.due, QLocale::ShortFormat)
                             : QString{});
        item->setText(4, doneText(homework));
        item->setData(0, Qt::UserRole, homework.id);
    }
    if (topLevelItemCount() > 0)
        setCurrentItem(topLevelItem(0));
}

QString HomeworkTree::current() const
{
    const QTreeWidgetItem *item = currentItem();
    return item == nullptr ? QString{} : item->data(0, Qt::UserRole).toString();
}

} // namespace pitwise::ui
