// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/recordsexport.h"

#include "app/records/exports.h"
#include "app/records/recordstime.h"
#include "app/records/xapi.h"
#include "ui/files/wholefile.h"

#include <QDateTime>

#include <filesystem>

namespace pitwise {

namespace {

ExportChoice choiceOf(const ui::ExportWish &wish)
{
    const SessionFilter filter = filterOf(wish.filter);
    ExportChoice choice{.person = filter.person, .kind = filter.kind, .from = filter.from};
    for (const QString &column : wish.columns)
        choice.columns.push_back(column.toStdString());
    choice.csv.delimiter = wish.style.delimiter.toLatin1();
    if (!wish.style.dates.isEmpty())
        choice.csv.dates = wish.style.dates.toStdString();
    return choice;
}

QString write(const std::string &path, const std::string &text)
{
    const auto trouble = writeWholeFile(path, text, FileAccess::Private);
    return trouble ? QString::fromStdString(path + ": " + trouble->why) : QString{};
}

QString writeDeals(Records &records, const ExportChoice &choice, const std::string &folder)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return QString::fromStdString(folder + ": " + error.message());
    for (const ExportedDeal &deal : sessionsAsDeals(records, choice)) {
        const QString trouble =
            write((std::filesystem::path{folder} / deal.name).string(), deal.text);
        if (!trouble.isEmpty())
            return trouble;
    }
    return {};
}

} // namespace

SessionFilter filterOf(const ui::KeptFilter &filter)
{
    SessionFilter wanted{.person = filter.dealer.toStdString()};
    if (filter.examsOnly)
        wanted.kind = SessionKind::Exam;
    if (filter.days > 0)
        wanted.from =
            timeText(QDateTime::currentDateTimeUtc().addDays(-filter.days).toMSecsSinceEpoch());
    return wanted;
}

QStringList tableColumns(ui::ExportWish::What what)
{
    QStringList columns;
    for (const std::string &column : what == ui::ExportWish::What::Sessions ? sessionColumns()
                                   : what == ui::ExportWish::What::People   ? personColumns()
                                                                 : std::vector<std::string>{})
        columns << QString::fromStdString(column);
    return columns;
}

QString writeExport(Records &records, const ui::ExportWish &wish, const std::string &path)
{
    const ExportChoice choice = choiceOf(wish);
    switch (wish.what) {
    case ui::ExportWish::What::Sessions:
        return write(path, sessionsAsCsv(records, choice).text);
    case ui::ExportWish::What::People:
        return write(path, peopleAsCsv(records, choice).text);
    case ui::ExportWish::What::Statements:
        return write(path,
                     sessionsAsXapi(records, choice, wish.style.homePage.toStdString()).text);
    case ui::ExportWish::What::Deals:
        return writeDeals(records, choice, path);
    }
    return {};
}

} // namespace pitwise
