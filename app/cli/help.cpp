// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands.h"

namespace pitwise {

namespace {

constexpr const char *GeneralHelp =
    R"(Pitwise judges a casino dealer act by act, against the procedure of a house.

usage: pitwise-cli COMMAND [options]

  houses                     the built-in houses
  house check FILE           is this house file good? every fault with its line and column
  house diff A B             what a dealer who knows A must do differently in B
  odds --house H             exact edges of every bet
  deal --house H             a correct dealer at work, written in dealing notation
  audit FILE                 judges what a dealer did, written in dealing notation ('-': standard input)
  simulate --house H         many rounds, every act judged: the edge of every bet, with its standard error
  manual --house H -o FILE   the house's dealer manual, as .pdf, .html or .md
  play [--house H]           a table in the terminal: you deal, the referee judges
  help notation              how acts are written

A house H is the id of a built-in house or the path of a house file. --json prints one JSON object.
'pitwise-cli COMMAND --help' tells more. Try first:

  pitwise-cli play --house washington
  pitwise-cli deal --house ontario --seed 7 | pitwise-cli audit -

Exit status: 0 clean, 1 findings or refused acts, 2 bad usage or bad input, 3 a file that cannot be read.
)";

constexpr const char *HousesHelp = R"(usage: pitwise-cli houses [--json]

Lists the built-in houses: the id, and the name.
)";

constexpr const char *HouseHelp = R"(usage: pitwise-cli house check FILE [--json]
       pitwise-cli house diff A B [--json | -o FILE]

check   reads a house file and prints all its faults at once, as file:line:column: what
diff    what a dealer who knows house A must do differently in B, the riskiest first, each with its
        clause and whether a source demands it or the house chose it; with -o as a sheet to hand out
        (.pdf, .html or .md)
)";

constexpr const char *OddsHelp = R"(usage: pitwise-cli odds --house H [--json]

The exact edge of every bet per unit of the initial bet, as a fraction, for the decks of the house;
positive is the house's. Cards are drawn without replacement; rounding of chips is not considered.
)";

constexpr const char *SimulateHelp = R"(usage: pitwise-cli simulate --house H [options] [--json]

Patrons, the house's own dealer and the referee, who judges every act by the same code that judges a trainee.
Tells the house's edge on every bet per unit of the initial bet, with its standard error (patrons of a round
share the dealer's cards), and how fast it was. The same seed gives the same totals for every number of
threads. Ctrl+C ends it with what it has.

  --rounds N             how many rounds (default 100000)
  --seed S               the shoes and the patrons (default 0)
  --seats K              seats 1 to K are taken (default: all)
  --threads T            default: as many as the machine has
  --patrons P            war or surrender: always so, with every side bet (War Blackjack: basic strategy);
                         careful, mixed or bold: a crowd with whims (default war)
  --no-side-bets         with war or surrender: no tie bet, no bet on the war cards, no War bonus
)";

constexpr const char *ManualHelp = R"(usage: pitwise-cli manual --house H -o FILE

Writes the dealer's manual of a house, made from its house file: the table, the round step by step in the house's
own order, calls word for word, payments with their chips, irregularities, both styles, exact odds, and for every
rule its clause, or that the house chose it. The name of FILE says how: .pdf, .html or .md.
)";

constexpr const char *DealHelp = R"(usage: pitwise-cli deal --house H [options]

Simulated patrons bet and decide, the house's own dealer deals; every act is written in notation.

  --seed S               the shoe and the patrons (default 0); the same seed gives the same session
  --rounds N             how many rounds (default 1)
  --style STYLE          pick-and-pay or lay-and-pay, instead of the house's own
  --seats K              seats 1 to K are taken (default: all)
  --temper TEMPER        patrons: careful, mixed or bold (default mixed)
  --odd-bets P           percent of rounds with a bet the house does not simply take (default 10)
  --irregularities P     percent of rounds with a slipped card, a dispute or a malfunction (default 10)
  --shuffle              begin with the shuffle of a new shoe
)";

constexpr const char *AuditHelp = R"(usage: pitwise-cli audit FILE [--json]

Judges every act in FILE ('-': standard input) and prints the findings: line, code, severity, what was
done, what this house wants, its clause, and whether a source demands it or the house chose it. Acts that
hands cannot do are listed as refused. The score closes the list. 'pitwise-cli help notation' shows how
acts are written.
)";

constexpr const char *PlayHelp = R"(usage: pitwise-cli play [--house H] [options]

A table in the terminal. Type the dealer's acts in notation; patrons answer by themselves. After each act
the referee says what was wrong and why. '?' shows what comes next, 'table' the table, 'score' the score,
'save FILE' writes the session, 'quit' ends it.

  --house H              the house (default washington)
  --seed S               the shoe and the patrons (default: other ones each time)
  --seats K              seats 1 to K are taken (default 3)
  --style STYLE          pick-and-pay or lay-and-pay
  --coach                a wrong act is told and does not happen: try again
  --shuffle              begin with the shuffle of a new shoe
  --irregularities P     percent of rounds with something odd (default 0)
  --demo                 watch the house's own dealer deal one round
)";

constexpr const char *NotationHelp =
    R"(One act a line; # starts a comment. Seats are numbers, cards are Ah Td 9c 2s, money is 25, 12.50 or 2x25+1x5.

  say place-bets, say no-more-bets, say war-or-surrender 3, say below-minimum 3, say floor
  deal 3, deal dealer, burn, discard (a card that was seen)
  take 3 main, take 3 main 12.50, take 3 main+war+post, pay 3 tie 50, retract 3 tie
  post 3 25, give 3 post, return 3 main 200, refuse 3 main, void
  collect 3, collect dealer, end
  shuffle, offer-cut 3, cut, cut-card 25, load, burn

War Blackjack: main is the blackjack bet, war the bonus; a seat that was split has hands 3, 3b, 3c, 3d.

  say parlay 3, say insurance, deal dealer down, peek, reveal, split 3, deal 3b, pay 3 insurance 20
  p3 parlay, p3 keep, p3 insure 10, p3 even-money, p3 hit, p3b stand, p3 double 25, p3 double 25 war 10,
  p3 split, p3 split war

In a file, patrons and chance have lines too: p3 bet main 25 (tie, war-tie), p3 war, p3 surrender,
p3 cut 140, ! slip up, ! slip down, ! dispute 3, ! malfunction; and it begins with tags: [House "washington"],
[Style "lay-and-pay"], [Shoe "9h 4c ..."], [Seed "42"], [Start "shuffle"], [Patrons "1+2+3 5"], [Mode "coach"].
)";

} // namespace

std::string helpFor(const std::string &command)
{
    if (command == "houses")
        return HousesHelp;
    if (command == "house")
        return HouseHelp;
    if (command == "odds")
        return OddsHelp;
    if (command == "simulate")
        return SimulateHelp;
    if (command == "manual")
        return ManualHelp;
    if (command == "deal")
        return DealHelp;
    if (command == "audit")
        return AuditHelp;
    if (command == "play")
        return PlayHelp;
    if (command == "notation")
        return NotationHelp;
    return command.empty() ? GeneralHelp : "";
}

} // namespace pitwise
