// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// pitwise-pdf manual HOUSE FILE, pitwise-pdf diff HOUSE HOUSE FILE, pitwise-pdf certificate PITCERT
// FILE: writes a dealer's manual, a difference sheet or a certificate as a PDF. A separate program
// that pitwise-cli runs, because a PDF needs Qt, and loading Qt takes longer than most commands.

#include "app/houses/houselibrary.h"
#include "app/manual/certificatepage.h"
#include "ui/files/wholefile.h"
#include "ui/paint/documentpdf.h"
#include "ui/text/diffwords.h"
#include "ui/text/manual.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <cstdio>
#include <vector>

namespace {

int tell(const QString &path, const QString &trouble)
{
    if (trouble.isEmpty())
        return 0;
    std::fprintf(stderr, "%s: cannot be written: %s\n", qPrintable(path), qPrintable(trouble));
    return 3;
}

int writeCertificate(const QString &pitcert, const QString &path)
{
    using namespace pitwise;
    constexpr std::size_t Largest = std::size_t{16} << 20;
    const auto read = readWholeFile(pitcert.toStdString(), Largest);
    if (const auto *trouble = std::get_if<FileError>(&read)) {
        std::fprintf(stderr, "%s: cannot be read: %s\n", qPrintable(pitcert), trouble->why.c_str());
        return 3;
    }
    return tell(path, writeCertificatePage(std::get<std::string>(read),
                                           QFileInfo{pitcert}.fileName(), path));
}

} // namespace

int main(int count, char **words)
{
    using namespace pitwise;
    qputenv("QT_QPA_PLATFORM", "offscreen"); // works without a display
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {
        // Drop Qt's warnings about a missing desktop session.
    });
    const QGuiApplication application{count, words};
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("certificate") && arguments.size() == 4)
        return writeCertificate(arguments[2], arguments[3]);
    const bool diff = arguments.value(1) == QLatin1String("diff");
    if (arguments.size() != (diff ? 5 : 4)) {
        std::fputs("usage: pitwise-pdf manual HOUSE FILE | diff HOUSE HOUSE FILE | "
                   "certificate PITCERT FILE\n",
                   stderr);
        return 2;
    }
    std::vector<House> houses;
    for (qsizetype i = 2; i + 1 < arguments.size(); ++i) {
        const auto found = findHouse(arguments[i].toStdString());
        if (const auto *trouble = std::get_if<HouseError>(&found)) {
            std::fprintf(stderr, "%s\n", trouble->text.c_str());
            return 2;
        }
        houses.push_back(std::get<House>(found));
    }
    const QString trouble =
        ui::writePdf(diff ? differenceSheet(houses[0], houses[1]) : manualOf(houses[0]), english,
                     arguments.last());
    return tell(arguments.last(), trouble);
}
