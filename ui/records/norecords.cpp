// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/norecords.h"

namespace pitwise::ui {

void NoRecords::tryOut(const QString &, QObject *, std::function<void(const RecordsTrial &)> then)
{
    then({.works = false, .sentence = tr("There are no records.")});
}

void NoRecords::people(QObject *, std::function<void(const KnownPeople &)> then)
{
    then({});
}

void NoRecords::addDealer(const QString &, const QString &, QObject *,
                          std::function<void(const Dealer &, const QString &)> then)
{
    then({}, tr("There are no records."));
}

void NoRecords::addTrainer(const QString &, const QString &, QObject *,
                           std::function<void(const Dealer &, const QString &)> then)
{
    then({}, tr("There are no records."));
}

void NoRecords::setLeft(const QString &, bool, QObject *, std::function<void(const QString &)> then)
{
    then(tr("There are no records."));
}

void NoRecords::setSecret(const QString &, const QString &, QObject *,
                          std::function<void(const QString &)> then)
{
    then(tr("There are no records."));
}

void NoRecords::signIn(const QString &, const QString &, QObject *,
                       std::function<void(const SignIn &)> then)
{
    then({.trouble = tr("There are no records.")});
}

void NoRecords::list(const KeptFilter &, QObject *, std::function<void(const KeptList &)> then)
{
    then({});
}

void NoRecords::text(const QString &, QObject *,
                     std::function<void(const KeptText &, const QString &)> then)
{
    then({}, tr("There are no records."));
}

void NoRecords::exportTo(const ExportWish &, const QString &, QObject *,
                         std::function<void(const QString &)> then)
{
    then(tr("There are no records."));
}

void NoRecords::writeDeal(const QString &, const QString &, QObject *,
                          std::function<void(const QString &)> then)
{
    then(tr("There are no records."));
}

} // namespace pitwise::ui
