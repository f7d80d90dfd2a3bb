// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// pitwise-pdf HOUSE FILE: the dealer's manual of a house as a PDF. `pitwise-cli manual` runs it: a
// PDF needs Qt, and Qt takes longer to load than most commands take to answer.

#include "app/houses/houselibrary.h"
#include "ui/paint/manualpdf.h"

#include <QGuiApplication>

#include <cstdio>

int main(int count, char **words)
{
    using namespace pitwise;
    qputenv("QT_QPA_PLATFORM", "offscreen"); // no display is needed to write a file
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {
        // What Qt has to say about a session it does not find is of no use here.
    });
    const QGuiApplication application{count, words};
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3) {
        std::fputs("usage: pitwise-pdf HOUSE FILE\n", stderr);
        return 2;
    }
    const auto found = findHouse(arguments[1].toStdString());
    if (const auto *trouble = std::get_if<HouseTrouble>(&found)) {
        std::fprintf(stderr, "%s\n", trouble->text.c_str());
        return 2;
    }
    const QString trouble = ui::writeManualPdf(std::get<House>(found), english, arguments[2]);
    if (trouble.isEmpty())
        return 0;
    std::fprintf(stderr, "%s: cannot be written: %s\n", qPrintable(arguments[2]),
                 qPrintable(trouble));
    return 3;
}
