// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/recordsdesk.h"

#include <QThread>

#include <string>

namespace pitwise {

class RecordsClerk;

/// The window's records: everything that touches the database happens on a thread of its own.
class DesktopRecords : public ui::RecordsDesk
{
    Q_OBJECT

public:
    /// `where`: a path, or `postgresql://...`. Nothing is opened before it is needed, and a file is
    /// created only when somebody is added.
    explicit DesktopRecords(std::string where, QObject *parent = nullptr);
    /// Waits until everything is stored, or cannot be.
    ~DesktopRecords() override;

    [[nodiscard]] bool isThere() const override { return true; }
    [[nodiscard]] QString place() const override;

    void people(QObject *context, std::function<void(const ui::KnownPeople &)> then) override;
    void addDealer(const QString &number, const QString &name, QObject *context,
                   std::function<void(const ui::Dealer &, const QString &)> then) override;
    void signIn(const QString &id, const QString &secret, QObject *context,
                std::function<void(const ui::SignIn &)> then) override;
    void list(const ui::KeptFilter &filter, QObject *context,
              std::function<void(const ui::KeptList &)> then) override;
    void text(const QString &id, QObject *context,
              std::function<void(const QString &, const QString &)> then) override;
    void writeCsv(const ui::KeptFilter &filter, const QString &path, QObject *context,
                  std::function<void(const QString &)> then) override;
    void keep(const ui::SessionToKeep &session, std::size_t from,
              std::vector<std::string> lines) override;
    void end(const QString &session, bool finished) override;

private:
    /// Runs `work` on the other thread, then `then` here, if `context` still exists.
    template<typename Work, typename Then>
    void ask(QObject *context, Work work, Then then);

    std::string m_where;
    QThread m_thread;
    RecordsClerk *m_clerk; ///< lives on that thread
};

} // namespace pitwise
