// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/askclerk.h"
#include "app/desktop/recordsclerk.h"
#include "app/desktop/recordsfiles.h"
#include "ui/records/recordsdesk.h"

#include <QThread>

#include <functional>
#include <string>
#include <utility>

namespace pitwise {

class SessionClerk;

/// The window's records. Everything that touches a database happens on two other threads: one
/// stores what is dealt and waits for nothing but the disk, one answers questions.
class DesktopRecords : public ui::RecordsDesk
{
    Q_OBJECT

public:
    static constexpr int UsualRetry = 2000; ///< milliseconds

    /// Nothing is opened before it is needed, and a file is created only when somebody is added.
    explicit DesktopRecords(RecordsFiles files, int retryMs = UsualRetry,
                            QObject *parent = nullptr);
    /// Waits until everything is stored, or cannot be.
    ~DesktopRecords() override;

    [[nodiscard]] bool isThere() const override { return true; }
    [[nodiscard]] QString place() const override;
    /// The same, with a password if it needs one: for whoever opens them, never to be shown.
    [[nodiscard]] const std::string &where() const { return m_files.where; }
    [[nodiscard]] const RecordsFiles &files() const { return m_files; }
    [[nodiscard]] QString offline() const override { return m_offline; }
    void moveTo(const QString &where) override;
    void tryOut(const QString &where, QObject *context,
                std::function<void(const ui::RecordsTrial &)> then) override;

    void people(QObject *context, std::function<void(const ui::KnownPeople &)> then) override;
    void addDealer(const QString &number, const QString &name, QObject *context,
                   std::function<void(const ui::Dealer &, const QString &)> then) override;
    void addTrainer(const QString &name, const QString &passphrase, QObject *context,
                    std::function<void(const ui::Dealer &, const QString &)> then) override;
    void setLeft(const QString &id, bool hasLeft, QObject *context,
                 std::function<void(const QString &)> then) override;
    void setSecret(const QString &id, const QString &secret, QObject *context,
                   std::function<void(const QString &)> then) override;
    void signIn(const QString &id, const QString &secret, QObject *context,
                std::function<void(const ui::SignIn &)> then) override;
    void list(const ui::KeptFilter &filter, QObject *context,
              std::function<void(const ui::KeptList &)> then) override;
    void text(const QString &id, QObject *context,
              std::function<void(const ui::KeptText &, const QString &)> then) override;
    void underWay(const QString &dealer, QObject *context,
                  std::function<void(const QList<ui::SessionUnderWay> &)> then) override;
    [[nodiscard]] QStringList exportColumns(ui::ExportWish::What what) const override;
    void exportTo(const ui::ExportWish &wish, const QString &path, QObject *context,
                  std::function<void(const QString &)> then) override;
    void writeDeal(const QString &id, const QString &path, QObject *context,
                   std::function<void(const QString &)> then) override;
    void keep(const ui::SessionToKeep &session, std::size_t from,
              std::vector<std::string> lines) override;
    void end(const QString &session, bool finished) override;

    /// What `work` makes of a default `Answer` and the records, or why it could not; the answer
    /// comes here, if `context` still exists. For whatever else of the window asks the records.
    /// Without a file yet, `work` is not run unless `create`.
    template<typename Answer>
    void lookUp(QObject *context, std::function<void(Records &, Answer &)> work,
                std::function<void(const Answer &, const QString &trouble)> then,
                bool create = false);

private:
    void appoint();
    void dismiss();
    /// Runs `work` on the other thread, then `then` here, if `context` still exists.
    template<typename Work, typename Then>
    void ask(QObject *context, Work work, Then then);

    RecordsFiles m_files;
    int m_retryMs;
    QString m_offline;
    QThread m_keeping;
    QThread m_answering;
    QObject m_lastKept; ///< Ends the thread that keeps.
    QObject m_lastAnswered; ///< Ends the thread that answers.
    SessionClerk *m_sessions = nullptr; ///< lives on the first thread
    RecordsClerk *m_clerk = nullptr; ///< lives on the second
};

template<typename Work, typename Then>
void DesktopRecords::ask(QObject *context, Work work, Then then)
{
    askClerk(m_clerk, this, context, std::move(work), std::move(then));
}

template<typename Answer>
void DesktopRecords::lookUp(QObject *context, std::function<void(Records &, Answer &)> work,
                            std::function<void(const Answer &, const QString &)> then, bool create)
{
    ask(
        context,
        [work = std::move(work), create](RecordsClerk &clerk) {
            std::pair<Answer, QString> found;
            found.second = clerk.run([&](Records &records) { work(records, found.first); }, create);
            return found;
        },
        [then = std::move(then)](const std::pair<Answer, QString> &found) {
            then(found.first, found.second);
        });
}

} // namespace pitwise
