// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/odds.h"
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "ui/text/oddswords.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ostream>

namespace pitwise {

namespace {

std::string decimal(Fraction fraction, const char *format, double times)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), format, fraction.toDouble() * times);
    return text.data();
}

void writeFraction(JsonWriter &json, Fraction fraction)
{
    json.key("fraction").value(toText(fraction));
    json.key("decimal").value(decimal(fraction, "%.12f", 1));
}

void writeChance(JsonWriter &json, const char *name, Fraction chance)
{
    json.key(name).beginObject();
    writeFraction(json, chance);
    json.endObject();
}

void writeEdge(JsonWriter &json, const char *name, const BetOdds &bet)
{
    json.key(name).beginObject();
    writeFraction(json, bet.edge);
    writeChance(json, "elementOfRisk", bet.elementOfRisk());
    if (bet.variance.isExact())
        writeChance(json, "variance", bet.variance);
    json.endObject();
}

void printJson(const House &house, const Odds &odds, Terminal &terminal)
{
    JsonWriter json;
    json.beginObject().key("house").value(house.id).key("decks").value(house.shoe.decks);
    json.key("bets").beginObject();
    if (odds.mainAtWar) {
        json.key("main").beginObject();
        writeEdge(json, "war", *odds.mainAtWar);
        if (odds.mainSurrendered)
            writeEdge(json, "surrender", *odds.mainSurrendered);
        json.endObject();
    }
    if (odds.tieBet)
        writeEdge(json, "tie", *odds.tieBet);
    if (odds.warTieBet)
        writeEdge(json, "war-tie", *odds.warTieBet);
    if (odds.bonus)
        writeEdge(json, "bonus", *odds.bonus);
    json.endObject().key("chances").beginObject();
    writeChance(json, "tie", odds.tie);
    writeChance(json, "higher", odds.higher);
    if (odds.warTie)
        writeChance(json, "war-tie", *odds.warTie);
    terminal.out << json.endObject().endObject().text() << '\n';
}

void printLine(Terminal &terminal, const std::string &label, const BetOdds &bet)
{
    terminal.out << "  " << label << spoken(figure(decimal(bet.edge, "%8.4f %%", 100)))
                 << spoken(figure(decimal(bet.elementOfRisk(), "  %8.4f %%", 100)))
                 << (bet.variance.isExact() ? spoken(figure(decimal(bet.variance, "  %8.3f", 1)))
                                            : "         -")
                 << "   " << toText(bet.edge)
                 << (bet.edge.above() < 0
                         ? "   " + say(QT_TRANSLATE_NOOP("CommandLine", "the patron's edge"))
                         : "")
                 << '\n';
}

void printText(const House &house, const Odds &odds, Terminal &terminal)
{
    terminal.out << house.name << ", "
                 << (house.shoe.decks == 1
                         ? say(QT_TRANSLATE_NOOP("CommandLine", "%1 deck."), {"1"})
                         : say(QT_TRANSLATE_NOOP("CommandLine", "%1 decks."),
                               {std::to_string(house.shoe.decks)}))
                 << ' '
                 << say(QT_TRANSLATE_NOOP(
                        "CommandLine",
                        "House edge per unit of the initial bet and per unit staked in all, "
                        "variance, and\nthe edge as a fraction:"))
                 << '\n';
    std::size_t width = 28; // more in a language of longer words
    for (const ExactBet &bet : exactBets(odds))
        width = std::max(width, columnsOf(spoken(betWords(bet))) + 2);
    for (const ExactBet &bet : exactBets(odds))
        printLine(terminal, padded(spoken(betWords(bet)), width), bet.odds);
    for (const Sentence &sentence : oddsSentences(house, odds))
        terminal.out << spoken(sentence) << '\n';
    terminal.out << spoken(chancesSentence(house, odds)) << '\n';
}

} // namespace

Exit runOdds(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words, {"--house"}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.has("--house") || !arguments.rest().empty())
        return badUsage(terminal, say(QT_TRANSLATE_NOOP("CommandLine", "odds needs --house")));
    const auto found = houseFor(*arguments.text("--house"), terminal);
    if (const auto *exit = std::get_if<Exit>(&found))
        return *exit;
    const auto &house = std::get<House>(found);
    if (arguments.has("--json"))
        printJson(house, oddsOf(house), terminal);
    else
        printText(house, oddsOf(house), terminal);
    return Exit::Clean;
}

} // namespace pitwise
