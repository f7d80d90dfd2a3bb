// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/startup.h"

#include "app/houses/houselibrary.h"
#include "app/lessons/lessonlibrary.h"
#include "assets/builtinhouses.h"
#include "ui/theme/typescale.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace pitwise {

StartOptions StartOptions::read(const QStringList &words)
{
    StartOptions arguments;
    for (qsizetype i = 0; i < words.size(); ++i) {
        QString word = words[i];
        QString value;
        const auto equals = word.indexOf(QLatin1Char('='));
        if (word.startsWith(QLatin1String("--")) && equals > 0) {
            value = word.mid(equals + 1);
            word.truncate(equals);
        }
        QString *where = word == QLatin1String("--house")       ? &arguments.house
                       : word == QLatin1String("--open")        ? &arguments.open
                       : word == QLatin1String("--screenshots") ? &arguments.screenshots
                       : word == QLatin1String("--picture")     ? &arguments.picture
                       : word == QLatin1String("--language")    ? &arguments.language
                       : word == QLatin1String("--records")     ? &arguments.records
                       : word == QLatin1String("--size")        ? &arguments.size
                       : word == QLatin1String("--type-size")   ? &arguments.typeSize
                                                                : nullptr;
        if (word == QLatin1String("--help") || word == QLatin1String("-h"))
            arguments.help = true;
        else if (word == QLatin1String("--version"))
            arguments.version = true;
        else if (word == QLatin1String("--all-languages"))
            arguments.allLanguages = true;
        else if (where == nullptr)
            arguments.error = QStringLiteral("'%1' is not an option").arg(words[i]);
        else if (equals > 0)
            *where = value;
        else if (i + 1 < words.size())
            *where = words[++i];
        else
            arguments.error = QStringLiteral("%1 needs a value").arg(word);
        if (where != nullptr && where->isEmpty() && arguments.error.isEmpty())
            arguments.error = QStringLiteral("%1 needs a value").arg(word);
    }
    if (!arguments.house.isEmpty() && !arguments.open.isEmpty())
        arguments.error =
            QStringLiteral("--house and --open cannot be combined: a session names its house");
    static const QRegularExpression size{QStringLiteral("^[1-9][0-9]{2,3}x[1-9][0-9]{2,3}$")};
    if (!arguments.size.isEmpty() && !size.match(arguments.size).hasMatch())
        arguments.error = QStringLiteral("--size needs a width and a height, as in 1280x720");
    if (const int percent = arguments.typeSize.toInt();
        !arguments.typeSize.isEmpty()
        && (percent < ui::LeastTypeSize || percent > ui::MostTypeSize))
        arguments.error = QStringLiteral("--type-size needs %1 to %2 percent")
                              .arg(ui::LeastTypeSize)
                              .arg(ui::MostTypeSize);
    return arguments;
}

QString usage()
{
    return QStringLiteral(
        "usage: pitwise [--house HOUSE | --open FILE.deal] [--language xx] [--records R]\n"
        "       pitwise --screenshots DIR [--size WxH] [--type-size PERCENT] [--all-languages]\n"
        "       pitwise --picture FILE.png\n"
        "\n"
        "  --house HOUSE      start dealing at this house: an id or a house file\n"
        "  --open FILE.deal   resume this session\n"
        "  --language xx      instead of the system's language\n"
        "  --records R        where people and sessions are kept: a file or postgresql://...\n"
        "  --screenshots DIR  save every screen as PNG files and exit\n"
        "  --all-languages    in every language, each in a folder of its own\n"
        "  --size WxH         at this size of the window, 1024x640 for instance\n"
        "  --type-size PERCENT with type of 100 to 200 percent\n"
        "  --picture FILE.png save a picture of the table and exit\n"
        "  --version, --help\n");
}

QString version()
{
    return QStringLiteral(PITWISE_VERSION);
}

ui::Environment bareEnvironment()
{
    ui::Environment environment;
    environment.findHouse = [](const std::string &name,
                               const std::string &beside) -> std::variant<House, std::string> {
        auto found = findHouse(name, beside);
        if (auto *house = std::get_if<House>(&found))
            return std::move(*house);
        return std::get<HouseError>(found).text;
    };
    environment.houseText = houseText;
    environment.lastingName = lastingName;
    for (const BuiltInHouse &house : builtInHouses())
        environment.houses.emplace_back(house.id);
    environment.lessons = builtInLessonSet;
    environment.version = version();
    return environment;
}

} // namespace pitwise
