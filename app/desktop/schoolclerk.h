// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/recordsfiles.h"
#include "ui/exams/examvalues.h"

#include <QObject>

#include <memory>

namespace pitwise {

/// Has a connection of his own to the school's records, and asks people to prove who they are. For
/// one thread.
class SchoolClerk : public QObject
{
    Q_OBJECT

public:
    explicit SchoolClerk(RecordsFiles files) : m_files(std::move(files)) { }

protected:
    /// Opens them if necessary. Throws a `RecordsError`.
    [[nodiscard]] Records &records();
    /// What went wrong; forgets the connection if it is of no use any more.
    QString failed(const std::exception &error);
    /// Not right for a person without a secret.
    [[nodiscard]] ui::SignIn prove(const std::string &person, const Secret &secret);

private:
    RecordsFiles m_files;
    std::unique_ptr<Records> m_records;
};

/// Copies a passphrase into memory that is wiped.
[[nodiscard]] Secret secretFrom(const QString &typed);

} // namespace pitwise
