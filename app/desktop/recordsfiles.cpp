// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/recordsfiles.h"

#include "app/crypto/digest.h"
#include "app/records/handin.h"

#include <QFile>
#include <QFileInfo>

namespace pitwise {

bool RecordsFiles::hasServer() const
{
    return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

std::string RecordsFiles::local() const
{
    const RecordsPlace place = recordsPlace(where);
    if (place.kind == RecordsPlace::Kind::Sqlite)
        return where;
    const QString folder = journals.empty()
                             ? QFileInfo{QString::fromStdString(usualFile())}.absolutePath()
                             : QString::fromStdString(journals);
    // What was dealt for one school never gets to another.
    constexpr std::size_t Enough = 16;
    const std::string server = (place.user + QLatin1Char('@') + place.shown).toStdString();
    return folder.toStdString() + "/journal-" + toHex(digestOf(server)).substr(0, Enough)
         + ".sqlite";
}

std::unique_ptr<Records> RecordsFiles::openLocal(bool create) const
{
    const std::string file = local();
    if (hasServer())
        return openJournal(file, recordsPlace(where));
    if (!create && !QFile::exists(QString::fromStdString(file)))
        return nullptr;
    return std::make_unique<Records>(file, RecordsOptions{.create = true});
}

} // namespace pitwise
