// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/screenshots.h"

#include "app/desktop/pictures/drillpictures.h"
#include "app/desktop/pictures/exampictures.h"
#include "app/desktop/pictures/housepictures.h"
#include "app/desktop/pictures/scenariopictures.h"
#include "app/desktop/pictures/schoolpictures.h"
#include "app/desktop/pictures/tablepictures.h"
#include "app/desktop/pictures/trainingpictures.h"

#include <QApplication>
#include <QDir>
#include <QLocale>
#include <QProcess>

namespace pitwise::pictures {

namespace {

constexpr const char *DoubleSize = "PITWISE_DOUBLE_SIZE"; // set for the second process, at ratio 2

QString takeAt(const QString &folder, const QSize &size, int typeSize)
{
    Studio studio{folder, size, typeSize};
    if (qEnvironmentVariableIsSet(DoubleSize))
        studio.setOnlyDark(); // they show how sharp it is, and are large
    takeEverything(studio);
    return studio.trouble();
}

} // namespace

void takeEverything(Studio &studio)
{
    takeStart(studio, QStringLiteral("start"));
    takeWhoDeals(studio);
    takePractice(studio);
    takeProgress(studio);
    takeCourse(studio);
    takeTables(studio);
    takeHousePictures(studio);
    takeDrills(studio);
    takeCertificate(studio);
    takeReview(studio);
    takeComingBack(studio);
    takeScenarios(studio);
    takeExams(studio.window(), [&](const QString &name) { studio.take(name); });
    takeClass(studio);
    takeRecords(studio);
    takeSettings(studio);
}

QString takePicture(const QString &file)
{
    Studio studio{{}, {1280, 720}};
    showRound(studio, "washington");
    QApplication::processEvents();
    studio.save(studio.window().grab(), file);
    return studio.trouble();
}

QString takeScreenshots(const QString &folder, const QSize &only, int typeSize)
{
    if (!QDir{}.mkpath(folder))
        return QStringLiteral("%1 could not be created").arg(folder);
    if (!only.isEmpty())
        return takeAt(folder, only, typeSize);
    if (qEnvironmentVariableIsSet(DoubleSize))
        return takeAt(folder, {1280, 720}, typeSize);
    for (const QSize size : {QSize{1280, 720}, QSize{1920, 1080}}) {
        const QString trouble = takeAt(folder, size, typeSize);
        if (!trouble.isEmpty())
            return trouble;
    }
    // The pixel ratio is set for a whole process.
    QProcess again;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
    environment.insert(QLatin1String(DoubleSize), QStringLiteral("1"));
    again.setProcessEnvironment(environment);
    again.setProcessChannelMode(QProcess::ForwardedChannels);
    again.start(
        QApplication::applicationFilePath(),
        {QStringLiteral("--screenshots"), folder, QStringLiteral("--language"), QLocale{}.name()});
    constexpr int Patience = 120'000;
    if (!again.waitForFinished(Patience) || again.exitStatus() != QProcess::NormalExit
        || again.exitCode() != 0)
        return QStringLiteral("the pictures at ratio 2 could not be drawn");
    return {};
}

} // namespace pitwise::pictures
