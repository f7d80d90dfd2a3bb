// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/plainlabels.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>

namespace pitwise::ui {

void PlainLabels::install()
{
    if (qApp->findChild<PlainLabels *>() == nullptr)
        qApp->installEventFilter(new PlainLabels{qApp});
}

bool PlainLabels::eventFilter(QObject *watched, QEvent *event)
{
    // A label is polished before it is measured or shown for the first time.
    if (event->type() != QEvent::Polish)
        return false;
    if (auto *label = qobject_cast<QLabel *>(watched);
        label != nullptr && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    return false;
}

} // namespace pitwise::ui
