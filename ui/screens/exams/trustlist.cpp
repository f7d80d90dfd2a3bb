// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exams/trustlist.h"

#include "ui/panels/toolkit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

TrustList::TrustList(QWidget *parent) : QWidget(parent), m_rows(new QVBoxLayout{this})
{
    m_rows->setContentsMargins(FloatingPanel::Shadow, 0, FloatingPanel::Shadow, 0);
    m_rows->setSpacing(6);
}

void TrustList::setKeys(const QList<TrustedKey> &keys)
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        if (item->widget() != nullptr)
            item->widget()->deleteLater(); // it may be the button that was pressed
        delete item;
    }
    setVisible(!keys.isEmpty());
    if (keys.isEmpty())
        return;
    m_rows->addWidget(caption(tr("Keys you trust"), this));
    for (const TrustedKey &key : keys) {
        auto *row = new QWidget{this};
        auto *line = new QHBoxLayout{row};
        line->setContentsMargins(0, 0, 0, 0);
        auto *name = new QLabel{tr("%1, key %2").arg(key.site, key.id), row};
        name->setFont(uiFont(15));
        name->setWordWrap(true);
        line->addWidget(name, 1);
        auto *no = new PillButton{tr("Trust no longer"), row};
        no->setAccessibleName(tr("Trust the key of %1 no longer").arg(key.site));
        connect(no, &QAbstractButton::clicked, this,
                [this, hex = key.hex] { Q_EMIT removed(hex); });
        line->addWidget(no);
        m_rows->addWidget(row);
    }
}

} // namespace pitwise::ui
