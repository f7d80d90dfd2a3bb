// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/sessions.h"

namespace pitwise::ui {

namespace {

/// Those that nobody deals at the moment. `now` is at our table, even if nothing was dealt yet.
QList<SavedSession> notOpen(QList<SavedSession> saved, const QString &now)
{
    saved.removeIf([&](const SavedSession &each) { return each.isOpen || each.path == now; });
    return saved;
}

} // namespace

Sessions::Sessions(Environment &environment, QObject *parent)
    : QObject(parent),
      m_library(environment),
      m_store(environment.store),
      m_controller(new SessionController{environment.clock, this})
{
    if (environment.store != nullptr)
        m_recorder = new SessionRecorder{m_controller, environment.store, this};
}

void Sessions::start(const std::function<void()> &how, const SessionPlan &plan,
                     const std::string &saved)
{
    if (m_work.isBusy())
        Q_EMIT preparing(false);
    m_work.cancel();
    m_resumed = QString::fromStdString(saved);
    m_isOver = false;
    if (m_recorder != nullptr)
        m_recorder->setSaved(saved);
    Q_EMIT aboutToBegin();
    how();
    Q_EMIT tableWanted();
    Q_EMIT began(plan);
}

void Sessions::deal(const PlaySettings &settings, const House &house)
{
    start([&] { m_controller->start(Sitting{filledUp(settings, house), house}); }, {});
}

void Sessions::begin(PreparedSession session)
{
    start([&] { m_controller->start(std::move(*session.sitting), std::move(session.text)); },
          session.plan, session.saved);
    if (!session.warning.isEmpty())
        Q_EMIT failed(tr("Part of this session could not be read"), session.warning);
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
    resumeFrom(m_library.reader([](const QList<SavedSession> &saved) {
        const QList<SavedSession> free = notOpen(saved, {});
        return free.isEmpty() ? QString{} : free.front().path;
    }));
}

void Sessions::resumePrevious()
{
    const qsizetype skipped = m_controller->hasSitting() ? 0 : 1; // `resume` goes to that one
    resumeFrom(m_library.reader([=, now = m_resumed](const QList<SavedSession> &saved) {
        return notOpen(saved, now).value(skipped).path;
    }));
}

void Sessions::resumeSaved(const QString &path)
{
    resumeFrom(m_library.reader(path, SessionLibrary::Kind::Kept));
}

void Sessions::openText(const QString &text, const QByteArray &houseText)
{
    prepare(m_library.reader(text.toStdString(), {}, houseText.toStdString()),
            tr("This session could not be opened"));
}

void Sessions::resumeText(const QString &text, const QByteArray &houseText)
{
    resumeFrom(
        m_library.reader(text.toStdString(), m_resumed.toStdString(), houseText.toStdString()));
}

void Sessions::resumeFrom(std::function<PreparedSession()> read)
{
    prepare(std::move(read), tr("The session could not be resumed"),
            [this](bool ok) { Q_EMIT resumed(ok); });
}

void Sessions::setOwner(const QString &id)
{
    m_library.setOwner(id);
    if (m_store != nullptr)
        m_store->setOwner(id);
    refresh();
}

QList<SavedSession> Sessions::resumable() const
{
    return notOpen(m_saved, m_controller->hasSitting() ? m_resumed : QString{});
}

void Sessions::refresh()
{
    m_listing.restart(m_library.lister(), [this](const QList<SavedSession> &saved) {
        m_saved = saved;
        Q_EMIT savedChanged();
    });
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
