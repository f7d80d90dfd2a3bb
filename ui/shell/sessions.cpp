// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/sessions.h"

namespace pitwise::ui {

Sessions::Sessions(Environment &environment, QObject *parent)
    : QObject(parent),
      m_library(environment),
      m_controller(new SessionController{environment.clock, this})
{
    if (environment.store != nullptr)
        m_recorder = new SessionRecorder{m_controller, environment.store, this};
}

void Sessions::start(const std::function<void()> &how, const SessionPlan &plan)
{
    if (m_work.isBusy())
        Q_EMIT preparing(false);
    m_work.cancel();
    m_isAutosaved = false;
    Q_EMIT aboutToBegin();
    how();
    Q_EMIT tableWanted();
    Q_EMIT began(plan);
}

void Sessions::deal(const PlaySettings &settings, const House &house)
{
    start([&] { m_controller->start(Sitting{settings, house}); }, {});
}

void Sessions::begin(PreparedSession session)
{
    start([&] { m_controller->start(std::move(*session.sitting), std::move(session.text)); },
          session.plan);
}

void Sessions::prepare(std::function<PreparedSession()> make, const QString &trouble)
{
    prepare(std::move(make), trouble, {});
}

void Sessions::prepare(std::function<PreparedSession()> make, const QString &trouble,
                       std::function<void(bool)> then)
{
    Q_EMIT preparing(true);
    m_work.restart(std::move(make), [this, trouble, then](PreparedSession session) {
        Q_EMIT preparing(false);
        const bool good = session.sitting != nullptr;
        if (good)
            begin(std::move(session));
        else
            Q_EMIT failed(trouble, session.why);
        if (then)
            then(good);
    });
}

void Sessions::resume()
{
    if (m_controller->hasSitting()) {
        Q_EMIT tableWanted();
        return;
    }
    prepare(m_library.reader(m_library.autosaved(), SessionLibrary::Kind::Autosaved),
            tr("The last session could not be resumed"), [this](bool ok) {
                m_isAutosaved = ok;
                Q_EMIT resumed(ok);
            });
}

/// A session without any act has not replaced the autosaved one, which is then the previous.
QString Sessions::previous() const
{
    const bool recorded = m_recorder != nullptr && m_recorder->hasSession();
    const bool replacedNothing = m_controller->hasSitting() && !recorded && !m_isAutosaved;
    return replacedNothing ? m_library.autosaved() : m_library.previous();
}

void Sessions::resumePrevious()
{
    const QString path = previous();
    if (!path.isEmpty())
        prepare(m_library.reader(path, SessionLibrary::Kind::Autosaved),
                tr("The previous session could not be resumed"),
                [this](bool ok) { Q_EMIT resumed(ok); });
}

void Sessions::open(const QString &path)
{
    prepare(m_library.reader(path, SessionLibrary::Kind::Named),
            tr("This session could not be opened"), [this, path](bool ok) {
                if (ok)
                    m_library.addRecent(path);
            });
}

std::optional<QString> Sessions::openNow(const QString &path)
{
    PreparedSession read = m_library.read(path, SessionLibrary::Kind::Named);
    if (read.sitting == nullptr)
        return read.why;
    m_library.addRecent(path);
    begin(std::move(read));
    return std::nullopt;
}

QString Sessions::save(const QString &path)
{
    return m_library.save(m_controller->sitting(), path);
}

} // namespace pitwise::ui
