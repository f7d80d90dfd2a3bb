// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/sessionrecorder.h"

#include "engine/training/savedsession.h"

namespace pitwise::ui {

QString sessionsOf(const QString &folder, const QString &owner)
{
    // An id comes from a database that somebody else may have written.
    QString name;
    for (const QChar c : owner)
        name += c.isLetterOrNumber() && c.unicode() < 0x80 ? c : QLatin1Char('-');
    return name.isEmpty() ? folder : folder + QLatin1Char('/') + name;
}

SessionRecorder::SessionRecorder(SessionController *controller, SessionStore *store,
                                 QObject *parent)
    : QObject(parent),
      m_controller(controller),
      m_store(store)
{
    connect(controller, &SessionController::started, this, &SessionRecorder::start);
    connect(controller, &SessionController::stepped, this, [this](const Step &step) {
        if (!step.refused)
            record();
    });
}

void SessionRecorder::start()
{
    const Sitting &sitting = m_controller->sitting();
    m_text = m_controller->text().empty() ? textOf(sitting) : m_controller->text();
    m_entries = sitting.session().log().size();
    m_recorded.reset();
}

void SessionRecorder::record()
{
    const Sitting &sitting = m_controller->sitting();
    if (m_recorded)
        m_store->append(linesOf(sitting, *m_recorded));
    else if (m_saved.empty())
        m_store->begin(m_text + linesOf(sitting, m_entries));
    else
        m_store->resume(m_saved, m_text + linesOf(sitting, m_entries));
    m_recorded = sitting.session().log().size();
}

} // namespace pitwise::ui
