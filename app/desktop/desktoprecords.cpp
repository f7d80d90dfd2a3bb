// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktoprecords.h"

#include "app/desktop/recordsclerk.h"

#include <QPointer>

#include <utility>

namespace pitwise {

DesktopRecords::DesktopRecords(std::string where, QObject *parent)
    : RecordsDesk(parent),
      m_where(where),
      m_clerk(new RecordsClerk{std::move(where)})
{
    m_clerk->moveToThread(&m_thread);
    connect(m_clerk, &RecordsClerk::kept, this, &RecordsDesk::kept);
    connect(m_clerk, &RecordsClerk::renamed, this, &RecordsDesk::renamed);
    connect(m_clerk, &RecordsClerk::troubled, this, &RecordsDesk::troubled);
    m_thread.start(QThread::LowPriority);
}

DesktopRecords::~DesktopRecords()
{
    // Queued after all that is still to be stored.
    QMetaObject::invokeMethod(m_clerk, [this] {
        delete m_clerk;
        m_thread.quit();
    });
    m_thread.wait();
}

QString DesktopRecords::place() const
{
    return RecordsClerk::shownPlace(m_where);
}

template<typename Work, typename Then>
void DesktopRecords::ask(QObject *context, Work work, Then then)
{
    QMetaObject::invokeMethod(m_clerk, [this, clerk = m_clerk, context = QPointer<QObject>{context},
                                        work = std::move(work), then = std::move(then)]() mutable {
        auto answer = work(*clerk);
        QMetaObject::invokeMethod(this,
                                  [context, answer = std::move(answer), then = std::move(then)] {
                                      if (context)
                                          then(answer);
                                  });
    });
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
                          std::function<void(const QString &, const QString &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.text(id); },
        [then = std::move(then)](const std::pair<QString, QString> &answer) {
            then(answer.first, answer.second);
        });
}

void DesktopRecords::writeCsv(const ui::KeptFilter &filter, const QString &path, QObject *context,
                              std::function<void(const QString &)> then)
{
    ask(
        context, [=](RecordsClerk &clerk) { return clerk.writeCsv(filter, path); },
        std::move(then));
}

void DesktopRecords::keep(const ui::SessionToKeep &session, std::size_t from,
                          std::vector<std::string> lines)
{
    QMetaObject::invokeMethod(m_clerk,
                              [clerk = m_clerk, session, from, lines = std::move(lines)]() mutable {
                                  clerk->keep(session, from, std::move(lines));
                              });
}

void DesktopRecords::end(const QString &session, bool finished)
{
    QMetaObject::invokeMethod(
        m_clerk, [clerk = m_clerk, session, finished] { clerk->end(session, finished); });
}

} // namespace pitwise
