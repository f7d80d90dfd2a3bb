// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktoprecords.h"

#include "app/desktop/recordsexport.h"
#include "app/desktop/sessionclerk.h"
#include "app/records/recordsplace.h"

#include <QCoreApplication>

#include <utility>

namespace pitwise {

DesktopRecords::DesktopRecords(RecordsFiles files, int retryMs, QObject *parent)
    : RecordsDesk(parent),
      m_files(std::move(files)),
      m_retryMs(retryMs)
{
    appoint();
    m_lastKept.moveToThread(&m_keeping);
    m_lastAnswered.moveToThread(&m_answering);
    m_keeping.start();
    m_answering.start(QThread::LowPriority);
}

DesktopRecords::~DesktopRecords()
{
    dismiss();
    // Queued after all that is still to be done there; a thread that has not begun yet finds it
    // too.
    for (QObject *last : {&m_lastKept, &m_lastAnswered}) {
        QThread *thread = last->thread();
        QMetaObject::invokeMethod(last, [thread] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            thread->quit();
        });
        thread->wait();
    }
}

void DesktopRecords::appoint()
{
    m_sessions = new SessionClerk{m_files, m_retryMs};
    m_clerk = new RecordsClerk{m_files, m_retryMs};
    m_sessions->moveToThread(&m_keeping);
    m_clerk->moveToThread(&m_answering);
    connect(m_sessions, &SessionClerk::kept, this, &RecordsDesk::kept);
    connect(m_sessions, &SessionClerk::renamed, this, &RecordsDesk::renamed);
    connect(m_sessions, &SessionClerk::ahead, this, &RecordsDesk::ahead);
    connect(m_sessions, &SessionClerk::troubled, this, &RecordsDesk::troubled);
    connect(m_sessions, &SessionClerk::changed, m_clerk, &RecordsClerk::handInSoon);
    connect(m_clerk, &RecordsClerk::troubled, this, &RecordsDesk::troubled);
    connect(m_clerk, &RecordsClerk::offline, this, [this](const QString &sentence) {
        m_offline = sentence;
        Q_EMIT offlineChanged(sentence);
    });
    // What is left of the last time.
    QMetaObject::invokeMethod(m_clerk, &RecordsClerk::handInSoon, Qt::QueuedConnection);
}

/// Each finishes its work first.
void DesktopRecords::dismiss()
{
    for (QObject *clerk : {static_cast<QObject *>(m_sessions), static_cast<QObject *>(m_clerk)}) {
        disconnect(clerk, nullptr, this, nullptr);
        clerk->deleteLater();
    }
}

void DesktopRecords::moveTo(const QString &where)
{
    dismiss();
    m_files.where = where.isEmpty() ? usualFile() : where.toStdString();
    m_offline.clear();
    appoint();
    Q_EMIT offlineChanged({});
    Q_EMIT placeChanged();
}

QString DesktopRecords::place() const
{
    return RecordsClerk::shownPlace(m_files.where);
}

void DesktopRecords::tryOut(const QString &where, QObject *context,
                            std::function<void(const ui::RecordsTrial &)> then)
{
    ask(
        context,
        [where = where.isEmpty() ? usualFile() : where.toStdString()](RecordsClerk &) {
            return RecordsClerk::tryRecords(where);
        },
        std::move(then));
}

void DesktopRecords::people(QObject *context, std::function<void(const ui::KnownPeople &)> then)
{
    ask(
        context, [](RecordsClerk &clerk) { return clerk.people(); }, std::move(then));
}

void DesktopRecords::addDealer(const QString &number, const QString &name, QObject *context,
                               std::function<void(const ui::Dealer &, const QString &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.addDealer(number, name); },
        [then = std::move(then)](const std::pair<ui::Dealer, QString> &answer) {
            then(answer.first, answer.second);
        });
}

void DesktopRecords::addTrainer(const QString &name, const QString &passphrase, QObject *context,
                                std::function<void(const ui::Dealer &, const QString &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.addTrainer(name, passphrase); },
        [then = std::move(then)](const std::pair<ui::Dealer, QString> &answer) {
            then(answer.first, answer.second);
        });
}

void DesktopRecords::setLeft(const QString &id, bool hasLeft, QObject *context,
                             std::function<void(const QString &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.setLeft(id, hasLeft); }, std::move(then));
}

void DesktopRecords::setSecret(const QString &id, const QString &secret, QObject *context,
                               std::function<void(const QString &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.setSecret(id, secret); }, std::move(then));
}

void DesktopRecords::signIn(const QString &id, const QString &secret, QObject *context,
                            std::function<void(const ui::SignIn &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.signIn(id, secret); }, std::move(then));
}

void DesktopRecords::list(const ui::KeptFilter &filter, QObject *context,
                          std::function<void(const ui::KeptList &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.list(filter); }, std::move(then));
}

void DesktopRecords::text(const QString &id, QObject *context,
                          std::function<void(const ui::KeptText &, const QString &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.text(id); },
        [then = std::move(then)](const std::pair<ui::KeptText, QString> &answer) {
            then(answer.first, answer.second);
        });
}

void DesktopRecords::underWay(const QString &dealer, QObject *context,
                              std::function<void(const QList<ui::SessionUnderWay> &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.underWay(dealer); }, std::move(then));
}

QStringList DesktopRecords::exportColumns(ui::ExportWish::What what) const
{
    return tableColumns(what);
}

void DesktopRecords::exportTo(const ui::ExportWish &wish, const QString &path, QObject *context,
                              std::function<void(const QString &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.exportTo(wish, path); }, std::move(then));
}

void DesktopRecords::writeDeal(const QString &id, const QString &path, QObject *context,
                               std::function<void(const QString &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.writeDeal(id, path); }, std::move(then));
}

void DesktopRecords::keep(const ui::SessionToKeep &session, std::size_t from,
                          std::vector<std::string> lines)
{
    QMetaObject::invokeMethod(
        m_sessions, [clerk = m_sessions, session, from, lines = std::move(lines)]() mutable {
            clerk->keep(session, from, std::move(lines));
        });
}

void DesktopRecords::end(const QString &session, bool finished)
{
    QMetaObject::invokeMethod(
        m_sessions, [clerk = m_sessions, session, finished] { clerk->end(session, finished); });
}

} // namespace pitwise
