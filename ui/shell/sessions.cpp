// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/sessions.h"

#include "engine/training/savedsession.h"

namespace pitwise::ui {

namespace {

/// Those that nobody deals at the moment. `now` is the file of the one at our table, even if
/// nothing was dealt yet.
QList<SavedSession> notOpen(QList<SavedSession> saved, const QString &now)
{
    saved.removeIf(
        [&](const SavedSession &each) { return each.isOpen || each.key == fileKey(now); });
    return saved;
}

} // namespace

Sessions::Sessions(Environment &environment, QObject *parent)
    : QObject(parent),
      m_library(environment),
      m_records(environment.records),
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
    m_dealtBy = m_owner;
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
    resumeChosen([](const QList<SavedSession> &saved) { return notOpen(saved, {}).value(0).key; });
}

void Sessions::resumePrevious()
{
    const qsizetype skipped = m_controller->hasSitting() ? 0 : 1; // `resume` goes to that one
    resumeChosen([=, now = m_resumed](const QList<SavedSession> &saved) {
        return notOpen(saved, now).value(skipped).key;
    });
}

void Sessions::resumeSaved(const QString &key)
{
    resumeChosen([key](const QList<SavedSession> &) { return key; });
}

void Sessions::resumeChosen(std::function<QString(const QList<SavedSession> &)> choose)
{
    withUnderWay([this, choose = std::move(choose)](const QList<SessionUnderWay> &underWay) {
        resumeFrom(m_library.reader(choose, underWay));
    });
}

/// What is at our table is under way in the records as well, but nobody can resume it.
void Sessions::withUnderWay(std::function<void(const QList<SessionUnderWay> &)> then)
{
    if (m_records == nullptr || m_owner.isEmpty())
        return then({});
    m_records->underWay(m_owner, this, [this, owner = m_owner, then = std::move(then)](
                                           QList<SessionUnderWay> underWay) {
        if (owner != m_owner)
            return; // somebody else deals now
        if (m_controller->hasSitting()) {
            const std::string here = textOf(m_controller->sitting());
            underWay.removeIf([&](const SessionUnderWay &kept) {
                return beyond(kept.session.text.toStdString(), here).has_value();
            });
        }
        then(underWay);
    });
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
    m_owner = id;
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
    withUnderWay([this](const QList<SessionUnderWay> &underWay) {
        m_listing.restart(m_library.lister(underWay), [this](const QList<SavedSession> &saved) {
            m_saved = saved;
            Q_EMIT savedChanged();
        });
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
