// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/openedbackup.h"

#include "app/crypto/random.h"
#include "app/records/sqlerrors.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlError>

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

using Kind = RecordsError::Kind;

/// Changes that are not in the file itself yet.
constexpr std::array LogEndings{"-wal", "-journal"};

} // namespace

OpenedBackup::OpenedBackup(const std::string &path)
    : m_path(path),
      m_copy(m_folder.filePath(QStringLiteral("backup.sqlite")).toStdString())
{
    const QFileInfo file{QString::fromStdString(path)};
    if (!file.exists())
        throw RecordsError{Kind::Unreachable, path + ": there is no such file"};
    if (!file.isFile())
        throw RecordsError{Kind::Unreachable, path + ": is not a file"};
    // With a log beside it, the newest acts are only there, and only SQLite can read both at one
    // moment. Without one, nothing is left beside the file by copying it.
    if (!hasLog())
        copyFile();
    if (hasLog())
        copyWithLog();
    named([this] {
        m_records = std::make_unique<Records>(m_copy);
        const Row sound = m_records->database().one("PRAGMA integrity_check(1)", {}, "");
        if (sound.text(0) != "ok")
            throw RecordsError{Kind::Damaged, m_path + ": the file is damaged: " + sound.text(0)};
    });
}

bool OpenedBackup::hasLog() const
{
    return std::any_of(LogEndings.begin(), LogEndings.end(), [this](const char *ending) {
        return QFile::exists(QString::fromStdString(m_path + ending));
    });
}

void OpenedBackup::copyFile()
{
    QFile backup{QString::fromStdString(m_path)};
    const QString copy = QString::fromStdString(m_copy);
    if (!backup.copy(copy))
        throw RecordsError{Kind::Unreachable,
                           m_path + ": cannot be read: " + backup.errorString().toStdString()};
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
}

void OpenedBackup::copyWithLog()
{
    QFile::remove(QString::fromStdString(m_copy));
    const QString name = QString::fromStdString(newId());
    QSqlError trouble;
    {
        QSqlDatabase source = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        source.setDatabaseName(QString::fromStdString(m_path));
        source.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=5000"));
        QSqlQuery copy{source};
        if (!source.open())
            trouble = source.lastError();
        else if (copy = QSqlQuery{source}; !copy.prepare(QStringLiteral("VACUUM INTO ?")))
            trouble = copy.lastError();
        else if (copy.addBindValue(QString::fromStdString(m_copy)); !copy.exec())
            trouble = copy.lastError();
    }
    QSqlDatabase::removeDatabase(name);
    if (trouble.isValid())
        throw translated(trouble, recordsPlace(m_path));
}

CopyReport OpenedBackup::copyInto(Records &to)
{
    CopyReport report;
    named([&] { report = copyRecords(*m_records, to); });
    return report;
}

/// Errors name the file that the user knows.
void OpenedBackup::named(const std::function<void()> &work) const
{
    try {
        work();
    } catch (const RecordsError &error) {
        std::string sentence = error.what();
        if (const auto at = sentence.find(m_copy); at != std::string::npos)
            sentence.replace(at, m_copy.size(), m_path);
        throw RecordsError{error.kind(), sentence};
    }
}

CopyReport restore(const std::string &path, Records &to)
{
    return OpenedBackup{path}.copyInto(to);
}

} // namespace pitwise
