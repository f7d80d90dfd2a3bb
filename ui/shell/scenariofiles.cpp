// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/scenariofiles.h"

#include "ui/files/wholefile.h"
#include "ui/shell/savefile.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr std::size_t LargestScenarioFile = std::size_t{1} << 20;
constexpr int LongestName = 60;

/// A file name that every system takes.
QString fileNameOf(const QString &title)
{
    static const QRegularExpression strange{QStringLiteral("[^\\p{L}\\p{N}]+")};
    QString name = title.toLower();
    name.replace(strange, QStringLiteral("-"));
    while (name.startsWith(QLatin1Char('-')))
        name.remove(0, 1);
    name.truncate(LongestName);
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("scenario") : name;
}

QString freePath(const QString &folder, const QString &name)
{
    const QDir dir{folder};
    QString path = dir.filePath(name + QStringLiteral(".deal"));
    for (int nth = 2; QFileInfo::exists(path); ++nth)
        path = dir.filePath(QStringLiteral("%1-%2.deal").arg(name).arg(nth));
    return path;
}

} // namespace

ScenarioFile readScenarioText(std::string text, const QString &name, const QString &beside,
                              const Environment &environment)
{
    ScenarioFile file;
    file.text = std::move(text);
    ScenarioReading reading = readScenario(file.text, [&](const std::string &house) {
        return environment.findHouse(house, beside.toStdString());
    });
    file.title = QString::fromStdString(scenarioTitle(file.text)).simplified();
    QStringList faults;
    for (const Fault &fault : reading.faults)
        faults << QString::fromStdString(toText(fault, name.toStdString()));
    file.trouble = faults.join(QLatin1Char('\n'));
    file.scenario = std::move(reading.scenario);
    return file;
}

ScenarioFile readScenarioFile(const QString &path, const Environment &environment)
{
    ScenarioFile file;
    auto read = readWholeFile(path.toStdString(), LargestScenarioFile);
    if (auto *text = std::get_if<std::string>(&read))
        file =
            readScenarioText(std::move(*text), path, QFileInfo{path}.absolutePath(), environment);
    else
        file.trouble = QStringLiteral("%1: %2").arg(
            path, QString::fromStdString(std::get<FileError>(read).why));
    file.path = path;
    if (file.title.isEmpty())
        file.title = QFileInfo{path}.completeBaseName();
    if (file.scenario) // a file found beside the scenario is found from everywhere
        file.scenario->round.spec.house = environment.lastingName(
            file.scenario->round.spec.house, QFileInfo{path}.absolutePath().toStdString());
    return file;
}

QList<ScenarioFile> scenariosIn(const QString &folder, const Environment &environment)
{
    QList<ScenarioFile> files;
    if (folder.isEmpty())
        return files;
    for (const QFileInfo &info :
         QDir{folder}.entryInfoList({QStringLiteral("*.deal")}, QDir::Files))
        files << readScenarioFile(info.absoluteFilePath(), environment);
    std::stable_sort(files.begin(), files.end(), [](const ScenarioFile &a, const ScenarioFile &b) {
        const bool good = a.trouble.isEmpty();
        return good != b.trouble.isEmpty() ? good : a.title.localeAwareCompare(b.title) < 0;
    });
    return files;
}

SavedScenario saveScenario(const Scenario &scenario, const QString &path, const QString &folder)
{
    if (path.isEmpty() && !QDir{}.mkpath(folder))
        return {{}, folder};
    const QString to = path.isEmpty()
                         ? freePath(folder, fileNameOf(QString::fromStdString(scenario.title)))
                         : path;
    return {to, saveFile(to, toText(scenario))};
}

PreparedSession sessionOf(const Scenario &scenario, Coaching coaching, int rounds)
{
    PlaySettings settings;
    settings.house = scenario.round.spec.house;
    settings.coaching = coaching;
    SessionPlan plan;
    plan.title = QString::fromStdString(scenario.title);
    plan.notice = QString::fromStdString(scenario.task);
    plan.rounds = rounds;
    return prepared(Sitting::forSituation(scenario.round, settings, scenario.house), plan);
}

namespace {

constexpr QLatin1String HomeworkPrefix{"homework:"};

} // namespace

QString homeworkWish(const QString &path)
{
    return HomeworkPrefix + path;
}

QString scenarioWished(const QString &wish)
{
    return wish.startsWith(HomeworkPrefix) ? wish.mid(HomeworkPrefix.size()) : QString{};
}

} // namespace pitwise::ui
