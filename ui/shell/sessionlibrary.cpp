// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/sessionlibrary.h"

#include "engine/house/housefile.h"
#include "engine/training/savedsession.h"
#include "ui/shell/savefile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace pitwise::ui {

namespace {

struct LibraryWords
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::SessionLibrary)
};

/// What the user has to know of a damaged file: nothing is lost, but the session ends earlier.
QString warningOf(const SoundPart &part, const QString &path)
{
    if (!part.spoilt)
        return {};
    const QString where = QString::fromStdString(toText(*part.spoilt, path.toStdString()));
    return LibraryWords::tr("%1\n\nThe session resumes before that line.").arg(where)
         + QLatin1Char(' ')
         + LibraryWords::tr(
               "%n line(s) of it cannot be resumed; they stay in the file, and what you "
               "deal now is kept in a new one.",
               nullptr, part.unread);
}

PreparedSession readFile(const QString &path, SessionLibrary::Kind kind,
                         const Environment &environment)
{
    PreparedSession read;
    auto file = readWholeFile(path.toStdString(), LargestDealFile);
    if (const auto *trouble = std::get_if<FileError>(&file)) {
        read.why = QStringLiteral("%1: %2").arg(path, QString::fromStdString(trouble->why));
        return read;
    }
    const bool kept = kind == SessionLibrary::Kind::Kept;
    std::string &text = std::get<std::string>(file);
    if (kept)
        text.resize(text.rfind('\n') + 1); // a line that was cut off was never finished
    // A house may be next to the file that names it.
    const std::string beside = QFileInfo{path}.absolutePath().toStdString();
    const auto find = [&](const std::string &name) { return environment.findHouse(name, beside); };
    const SoundPart part = kept ? soundPart(text, find) : SoundPart{text, std::nullopt, 0};
    auto sitting = readSitting(part.text, path.toStdString(), find, [&](const std::string &name) {
        return environment.lastingName(name, beside);
    });
    if (const auto *why = std::get_if<std::string>(&sitting)) {
        read.why = QString::fromStdString(*why);
        return read;
    }
    read = prepared(std::get<Sitting>(std::move(sitting)));
    if (kept) {
        read.saved = path.toStdString();
        read.warning = warningOf(part, path);
    }
    return read;
}

/// A session of the records. Without `houseText` it is dealt with the house that it names.
PreparedSession readText(const std::string &text, const std::string &saved,
                         const std::string &houseText, const Environment &environment)
{
    const HouseReading stored = houseText.empty() ? HouseReading{} : readHouse(houseText);
    const auto find = [&](const std::string &name) -> std::variant<House, std::string> {
        if (!houseText.empty() && stored.ok())
            return stored.house;
        return environment.findHouse(name, {});
    };
    PreparedSession read;
    auto sitting = readSitting(text, LibraryWords::tr("the records").toStdString(), find);
    if (const auto *why = std::get_if<std::string>(&sitting)) {
        read.why = QString::fromStdString(*why);
        return read;
    }
    read = prepared(std::get<Sitting>(std::move(sitting)));
    read.saved = saved;
    return read;
}

} // namespace

std::function<QList<SavedSession>()>
SessionLibrary::lister(const QList<SessionUnderWay> &underWay) const
{
    return [environment = m_environment, owner = m_owner, underWay] {
        return savedSessions(environment, owner, underWay);
    };
}

QStringList SessionLibrary::recent() const
{
    QStringList there;
    for (const QString &path : m_environment.settings.recentSessions()) {
        if (QFileInfo::exists(path))
            there << path;
    }
    return there;
}

void SessionLibrary::addRecent(const QString &path)
{
    const QString whole = QFileInfo{path}.absoluteFilePath();
    QStringList files = m_environment.settings.recentSessions();
    files.removeAll(whole);
    files.prepend(whole);
    m_environment.settings.setRecentSessions(files);
}

PreparedSession SessionLibrary::read(const QString &path, Kind kind) const
{
    return readFile(path, kind, m_environment);
}

std::function<PreparedSession()> SessionLibrary::reader(const QString &path, Kind kind) const
{
    return [=, environment = m_environment] { return readFile(path, kind, environment); };
}

std::function<PreparedSession()> SessionLibrary::reader(std::string text, std::string saved,
                                                        std::string houseText) const
{
    return [text = std::move(text), saved = std::move(saved), houseText = std::move(houseText),
            environment = m_environment] { return readText(text, saved, houseText, environment); };
}

std::function<PreparedSession()>
SessionLibrary::reader(std::function<QString(const QList<SavedSession> &)> choose,
                       const QList<SessionUnderWay> &underWay) const
{
    return [choose = std::move(choose), environment = m_environment, owner = m_owner, underWay] {
        const QString key = choose(savedSessions(environment, owner, underWay));
        for (const SessionUnderWay &kept : underWay) {
            if (recordKey(kept.id) == key)
                return readText(kept.session.text.toStdString(), {},
                                kept.session.houseText.toStdString(), environment);
        }
        if (!pathIn(key).isEmpty())
            return readFile(pathIn(key), Kind::Kept, environment);
        PreparedSession none;
        none.why = LibraryWords::tr("There is no such session.");
        return none;
    };
}

QString SessionLibrary::save(const Sitting &sitting, const QString &path)
{
    const QString trouble = saveFile(path, textOf(sitting));
    if (trouble.isEmpty())
        addRecent(path);
    return trouble;
}

} // namespace pitwise::ui
