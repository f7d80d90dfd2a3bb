// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/wholetexts.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QToolTip>

namespace pitwise::ui {

WholeTexts::WholeTexts(QAbstractItemView *view) : QObject(view), m_view(view)
{
    view->viewport()->installEventFilter(this);
}

bool WholeTexts::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QObject::eventFilter(watched, event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QModelIndex at = m_view->indexAt(help->pos());
    const QString text = at.data().toString();
    const QRect cell = m_view->visualRect(at);
    if (!at.data(Qt::ToolTipRole).toString().isEmpty()
        || m_view->sizeHintForIndex(at).width() <= cell.width())
        return QObject::eventFilter(watched, event);
    QToolTip::showText(help->globalPos(), text, m_view->viewport(), cell);
    return true;
}

} // namespace pitwise::ui
