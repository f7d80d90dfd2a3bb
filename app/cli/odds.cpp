// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/odds.h"
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/json.h"

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

void writeEdge(JsonWriter &json, const char *name, Fraction edge)
{
    json.key(name).beginObject().key("fraction").value(toText(edge));
    json.key("decimal").value(decimal(edge, "%.12f", 1)).endObject();
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
    writeEdge(json, "tie", odds.tie);
    if (odds.warTie)
        writeEdge(json, "war-tie", *odds.warTie);
    terminal.out << json.endObject().endObject().text() << '\n';
}

void printLine(Terminal &terminal, const char *bet, Fraction edge)
{
    terminal.out << "  " << bet << decimal(edge, "%8.4f %%", 100) << "   " << toText(edge)
                 << (edge.above() < 0 ? "   the patron's edge" : "") << '\n';
}

void printText(const House &house, const Odds &odds, Terminal &terminal)
{
    terminal.out << house.name << ", " << house.shoe.decks
                 << " decks. The house's edge per unit of the initial bet:\n";
    if (odds.mainAtWar)
        printLine(terminal, "main bet, always to war     ", *odds.mainAtWar);
    if (odds.mainSurrendered)
        printLine(terminal, "main bet, always surrendered", *odds.mainSurrendered);
    if (odds.tieBet)
        printLine(terminal, "tie bet                     ", *odds.tieBet);
    if (odds.warTieBet)
        printLine(terminal, "tie bet on the war cards    ", *odds.warTieBet);
    if (odds.bonus)
        printLine(terminal, "War bonus, without a parlay ", *odds.bonus);
    terminal.out << "The first cards tie in " << decimal(odds.tie, "%.4f", 100) << " % of hands";
    if (odds.warTie)
        terminal.out << ", the war cards in " << decimal(*odds.warTie, "%.4f", 100) << " % of wars";
    terminal.out << ".\n";
    if (house.game == Game::WarBlackjack)
        terminal.out
            << "The blackjack bet depends on how the patron plays: it has no exact edge.\n";
}

} // namespace

Exit runOdds(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words, {"--house"}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.has("--house") || !arguments.rest().empty())
        return badUsage(terminal, "odds needs --house");
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
