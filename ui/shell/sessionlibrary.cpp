// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/sessionlibrary.h"

#include "engine/training/savedsession.h"
#include "ui/shell/savefile.h"

#include <QFile>
#include <QFileInfo>

namespace pitwise::ui {

namespace {

PreparedSession readFile(const QString &path, SessionLibrary::Kind kind,
                         const Environment &environment)
{
    PreparedSession read;
    auto file = readWholeFile(path.toStdString(), LargestDealFile);
    if (const auto *trouble = std::get_if<FileError>(&file)) {
        read.why = QStringLiteral("%1: %2").arg(path, QString::fromStdString(trouble->why));
        return read;
    }
    const bool autosaved = kind == SessionLibrary::Kind::Autosaved;
    std::string &text = std::get<std::string>(file);
    if (autosaved)
        text.resize(text.rfind('\n') + 1); // drop a line that was cut off
    // A house may be next to the file that names it.
    const std::string beside = QFileInfo{path}.absolutePath().toStdString();
    const auto find = [&](const std::string &name) { return environment.findHouse(name, beside); };
    std::string_view part{text};
    if (autosaved)
        part = soundPart(part, find);
    auto sitting = readSitting(part, path.toStdString(), find, [&](const std::string &name) {
        return environment.lastingName(name, beside);
    });
    if (auto *good = std::get_if<Sitting>(&sitting))
        return prepared(std::move(*good));
    read.why = QString::fromStdString(std::get<std::string>(sitting));
    return read;
}

QString ifThere(const QString &path)
{
    return QFileInfo::exists(path) ? path : QString{};
}

} // namespace

QString SessionLibrary::autosaved() const
{
    return m_environment.autosavePath ? ifThere(m_environment.autosavePath()) : QString{};
}

QString SessionLibrary::previous() const
{
    return m_environment.autosavePath
             ? ifThere(m_environment.autosavePath() + QStringLiteral(".before"))
             : QString{};
}

QString SessionLibrary::autosavedHouse() const
{
    const QString path = autosaved();
    QFile file{path};
    // Only the head is read here; a worker thread reads the rest.
    if (path.isEmpty() || !QFileInfo{path}.isFile() || !file.open(QFile::ReadOnly))
        return {};
    constexpr qint64 Head = 4096; // the tags come first
    const QString head = QString::fromUtf8(file.read(Head));
    const QLatin1String tag{"[House \""};
    const auto from = head.indexOf(tag);
    const auto to = head.indexOf(QLatin1String("\"]"), from);
    if (from < 0 || to < 0)
        return {};
    const QString id = head.mid(from + tag.size(), to - from - tag.size());
    const auto found = m_environment.findHouse(id.toStdString(), {});
    const auto *house = std::get_if<House>(&found);
    return house == nullptr ? id : QString::fromStdString(house->name);
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

QString SessionLibrary::save(const Sitting &sitting, const QString &path)
{
    const QString trouble = saveFile(path, textOf(sitting));
    if (trouble.isEmpty())
        addRecent(path);
    return trouble;
}

} // namespace pitwise::ui
