// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/savedsessions.h"

#include "engine/session/notation.h"
#include "engine/training/playsettings.h"
#include "engine/training/savedsession.h"
#include "ui/files/sessionfile.h"

#include <QDir>

#include <algorithm>
#include <map>

namespace pitwise::ui {

namespace {

/// Also those that earlier versions kept, beside the folder. No FIFO and no device is a file here.
QFileInfoList filesIn(const QString &folder)
{
    const QDir now{folder};
    const QDir before{QFileInfo{folder}.absolutePath()};
    return now.entryInfoList({QStringLiteral("*.deal")}, QDir::Files)
         + before.entryInfoList(
             {QStringLiteral("session*.deal"), QStringLiteral("session*.deal.before")},
             QDir::Files);
}

int roundsIn(std::string_view text)
{
    int rounds = 0;
    for (auto at = text.find("\nend"); at != std::string_view::npos;
         at = text.find("\nend", at + 1))
        ++rounds;
    return rounds;
}

/// Finds each house once.
class HouseNames
{
public:
    explicit HouseNames(const Environment &environment) : m_environment(environment) { }

    QString operator()(const std::string &house, const QString &beside)
    {
        const auto known = m_names.find(house);
        if (known != m_names.end())
            return known->second;
        const auto found = m_environment.findHouse(house, beside.toStdString());
        const auto *good = std::get_if<House>(&found);
        return m_names.emplace(house, QString::fromStdString(good ? good->name : house))
            .first->second;
    }

private:
    const Environment &m_environment;
    std::map<std::string, QString> m_names;
};

bool isSameSession(const std::string &file, const std::string &record)
{
    return beyond(file, record) || beyond(record, file);
}

const QString FileKey = QStringLiteral("file:");

SavedSession savedIn(const SessionUnderWay &kept)
{
    const auto spec = readTags(kept.session.text.toStdString());
    return {.key = recordKey(kept.id),
            .house = kept.house,
            .when = kept.when,
            .rounds = kept.rounds,
            .coaching = spec ? settingsOf(*spec, {}).coaching : Coaching::Practice};
}

} // namespace

QString fileKey(const QString &path)
{
    return FileKey + path;
}

QString recordKey(const QString &id)
{
    return QStringLiteral("records:") + id;
}

QString pathIn(const QString &key)
{
    return key.startsWith(FileKey) ? key.mid(FileKey.size()) : QString{};
}

QList<SavedSession> savedSessions(const Environment &environment, const QString &owner,
                                  const QList<SessionUnderWay> &underWay)
{
    QList<SavedSession> sessions;
    if (!environment.sessionFolder)
        return sessions;
    HouseNames nameOf{environment};
    QList<SessionUnderWay> missing = underWay;
    for (const QFileInfo &file : filesIn(sessionsOf(environment.sessionFolder(), owner))) {
        constexpr std::size_t Enough = std::size_t{4} << 20;
        const std::string path = file.absoluteFilePath().toStdString();
        const auto read = readFileStart(path, Enough);
        const auto *text = std::get_if<std::string>(&read);
        const auto spec = text == nullptr ? std::nullopt : readTags(*text);
        if (!spec)
            continue;
        missing.removeIf([&](const SessionUnderWay &kept) {
            return isSameSession(*text, kept.session.text.toStdString());
        });
        sessions << SavedSession{fileKey(file.absoluteFilePath()),
                                 nameOf(spec->house, file.absolutePath()),
                                 file.lastModified(),
                                 roundsIn(*text),
                                 settingsOf(*spec, {}).coaching,
                                 isBeingWritten(path)};
    }
    for (const SessionUnderWay &kept : missing)
        sessions << savedIn(kept);
    std::sort(sessions.begin(), sessions.end(), [](const SavedSession &a, const SavedSession &b) {
        return a.when != b.when ? a.when > b.when : a.key > b.key;
    });
    return sessions;
}

} // namespace pitwise::ui
