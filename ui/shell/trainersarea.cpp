// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/trainersarea.h"

#include <utility>

namespace pitwise::ui {

TrainersArea::TrainersArea(QObject *parent) : QObject(parent)
{
    m_unused.setSingleShot(true);
    m_unused.setInterval(UnusedFor);
    connect(&m_unused, &QTimer::timeout, this, &TrainersArea::leave);
}

void TrainersArea::enter(const Dealer &trainer)
{
    m_trainer = trainer;
    m_unused.start();
    Q_EMIT changed();
}

void TrainersArea::leave()
{
    m_unused.stop();
    if (!std::exchange(m_trainer, {}).isGuest())
        Q_EMIT changed();
}

void TrainersArea::used()
{
    if (isOpen())
        m_unused.start();
}

} // namespace pitwise::ui
