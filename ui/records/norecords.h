// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/recordsdesk.h"

namespace pitwise::ui {

/// No records at all: everybody is a guest.
class NoRecords : public RecordsDesk
{
    Q_OBJECT

public:
    using RecordsDesk::RecordsDesk;

    [[nodiscard]] bool isThere() const override { return false; }
    [[nodiscard]] QString place() const override { return {}; }
    [[nodiscard]] QString offline() const override { return {}; }
    void moveTo(const QString &) override { }
    void tryOut(const QString &where, QObject *context,
                std::function<void(const RecordsTrial &)> then) override;
    void people(QObject *context, std::function<void(const KnownPeople &)> then) override;
    void addDealer(const QString &number, const QString &name, QObject *context,
                   std::function<void(const Dealer &, const QString &)> then) override;
    void addTrainer(const QString &name, const QString &passphrase, QObject *context,
                    std::function<void(const Dealer &, const QString &)> then) override;
    void setLeft(const QString &id, bool hasLeft, QObject *context,
                 std::function<void(const QString &)> then) override;
    void setSecret(const QString &id, const QString &secret, QObject *context,
                   std::function<void(const QString &)> then) override;
    void signIn(const QString &id, const QString &secret, QObject *context,
                std::function<void(const SignIn &)> then) override;
    void list(const KeptFilter &filter, QObject *context,
              std::function<void(const KeptList &)> then) override;
    void text(const QString &id, QObject *context,
              std::function<void(const KeptText &, const QString &)> then) override;
    void underWay(const QString &, QObject *,
                  std::function<void(const QList<SessionUnderWay> &)> then) override
    {
        then({});
    }
    [[nodiscard]] QStringList exportColumns(ExportWish::What) const override { return {}; }
    void exportTo(const ExportWish &wish, const QString &path, QObject *context,
                  std::function<void(const QString &)> then) override;
    void writeDeal(const QString &id, const QString &path, QObject *context,
                   std::function<void(const QString &)> then) override;
    void keep(const SessionToKeep &, std::size_t, std::vector<std::string>) override { }
    void end(const QString &, bool) override { }
};

} // namespace pitwise::ui
