// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// pitwise-pdf manual HOUSE FILE, pitwise-pdf diff HOUSE HOUSE FILE: writes a dealer's manual or a
// difference sheet as a PDF. A separate program that pitwise-cli runs, because a PDF needs Qt, and
// loading Qt takes longer than most commands.

#include "app/houses/houselibrary.h"
#include "ui/paint/documentpdf.h"
#include "ui/text/diffwords.h"
#include "ui/text/manual.h"

#include <QGuiApplication>

#include <cstdio>
#include <vector>

int main(int count, char **words)
{
    using namespace pitwise;
    qputenv("QT_QPA_PLATFORM", "offscreen"); // works without a display
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {
        // Drop Qt's warnings about a missing desktop session.
    });
    const QGuiApplication application{count, words};
    const QStringList arguments = QCoreApplication::arguments();
    const bool diff = arguments.value(1) == QLatin1String("diff");
    if (arguments.size() != (diff ? 5 : 4)) {
        std::fputs("usage: pitwise-pdf manual HOUSE FILE | diff HOUSE HOUSE FILE\n", stderr);
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
    if (trouble.isEmpty())
        return 0;
    std::fprintf(stderr, "%s: cannot be written: %s\n", qPrintable(arguments.last()),
                 qPrintable(trouble));
    return 3;
}
