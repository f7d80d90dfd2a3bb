// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// pitwise-pdf PAPER manual HOUSE FILE, pitwise-pdf PAPER diff HOUSE HOUSE FILE: writes a dealer's
// manual or a difference sheet as a PDF, on a4 or letter; pitwise-pdf certificate PITCERT FILE: a
// certificate; pitwise-pdf PAPER class FILE: the class in the records that PITWISE_RECORDS names. A
// separate program that pitwise-cli runs,
// because a PDF needs Qt, and loading Qt takes longer than most commands.

#include "app/classreport/classreport.h"
#include "app/cli/language.h"
#include "app/cli/printable.h"
#include "app/houses/houselibrary.h"
#include "app/manual/certificatepage.h"
#include "app/records/recordsplace.h"
#include "ui/files/wholefile.h"
#include "ui/handout/differencesheet.h"
#include "ui/handout/manual.h"
#include "ui/paint/documentpdf.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <cstdio>
#include <iostream>
#include <vector>

namespace {

/// A line of standard error, without control characters.
void complain(const std::string &line)
{
    pitwise::PrintableStream{std::cerr} << line << std::endl;
}

int tell(const QString &path, const QString &trouble)
{
    if (trouble.isEmpty())
        return 0;
    complain(pitwise::say(QT_TRANSLATE_NOOP("CommandLine", "%1: cannot be written: %2"),
                          {path.toStdString(), trouble.toStdString()}));
    return 3;
}

int writeCertificate(const QString &pitcert, const QString &path)
{
    using namespace pitwise;
    constexpr std::size_t Largest = std::size_t{16} << 20;
    const auto read = readWholeFile(pitcert.toStdString(), Largest);
    if (const auto *trouble = std::get_if<FileError>(&read)) {
        complain(say(QT_TRANSLATE_NOOP("CommandLine", "%1: cannot be read: %2"),
                     {pitcert.toStdString(), trouble->why}));
        return 3;
    }
    return tell(path, writeCertificatePage(std::get<std::string>(read),
                                           QFileInfo{pitcert}.fileName(), path, inWords));
}

int writeClass(pitwise::Paper paper, const QString &path)
{
    using namespace pitwise;
    try {
        Records records{usualRecords({})};
        const std::string today = timeText(systemClock()()).substr(0, 10);
        return tell(path, ui::writePdf(classReport(records, today), inWords, path, paper));
    } catch (const RecordsError &error) {
        complain(error.what());
        return 3;
    }
}

} // namespace

int main(int count, char **given)
{
    using namespace pitwise;
    qputenv("QT_QPA_PLATFORM", "offscreen"); // works without a display
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {
        // Drop Qt's warnings about a missing desktop session.
    });
    const QGuiApplication application{count, given};
    Words words(given + 1, given + count);
    Terminal terminal{std::cin, std::cout, std::cerr};
    if (const auto exit = chooseLanguage(words, terminal))
        return static_cast<int>(*exit);
    QStringList arguments{QStringLiteral("pitwise-pdf")};
    for (const std::string &word : words)
        arguments << QString::fromStdString(word);
    if (arguments.value(1) == QLatin1String("certificate") && arguments.size() == 4)
        return writeCertificate(arguments[2], arguments[3]);
    const auto paper = paperFromText(arguments.value(1).toStdString());
    if (paper && arguments.size() == 4 && arguments[2] == QLatin1String("class"))
        return writeClass(*paper, arguments[3]);
    const bool diff = arguments.value(2) == QLatin1String("diff");
    if (!paper || arguments.size() != (diff ? 6 : 5)) {
        std::fputs("usage: pitwise-pdf a4|letter manual HOUSE FILE\n"
                   "       pitwise-pdf a4|letter diff HOUSE HOUSE FILE\n"
                   "       pitwise-pdf a4|letter class FILE\n"
                   "       pitwise-pdf certificate PITCERT FILE\n",
                   stderr);
        return 2;
    }
    std::vector<House> houses;
    for (qsizetype i = 3; i + 1 < arguments.size(); ++i) {
        const auto found = findHouse(arguments[i].toStdString());
        if (const auto *trouble = std::get_if<HouseError>(&found)) {
            complain(trouble->text);
            return 2;
        }
        houses.push_back(std::get<House>(found));
    }
    const QString trouble =
        ui::writePdf(diff ? differenceSheet(houses[0], houses[1]) : manualOf(houses[0]), inWords,
                     arguments.last(), *paper);
    return tell(arguments.last(), trouble);
}
