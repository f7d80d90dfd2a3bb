// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/wheelguard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace pitwise::ui {

void WheelGuard::install()
{
    qApp->installEventFilter(new WheelGuard{qApp});
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel)
        return false;
    const bool changes = qobject_cast<QComboBox *>(watched) != nullptr
                      || qobject_cast<QAbstractSpinBox *>(watched) != nullptr
                      || qobject_cast<QSlider *>(watched) != nullptr;
    if (changes)
        event->ignore(); // then it goes to whatever they stand on
    return changes;
}

} // namespace pitwise::ui
