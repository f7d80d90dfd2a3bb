// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands.h"

#include "app/cli/language.h"

namespace pitwise {

namespace {

constexpr const char *GeneralHelp = QT_TRANSLATE_NOOP(
    "CommandLine", R"(Pitwise checks every act of a casino dealer against the procedure of a house.

usage: pitwise-cli COMMAND [options]

  houses                     list the built-in houses
  house check FILE           check a house file: every fault with line and column
  house diff A B             what a dealer from A must do differently in B
  odds --house H             the exact edge of every bet
  deal --house H             a correct session, in dealing notation
  situation --house H        a correct round in which something you name can go wrong
  lesson list --house H      the course of a house, lesson by lesson
  lesson check FILE          check a lesson file: every fault with line and column
  audit FILE                 judge a session in dealing notation ('-': standard input)
  simulate --house H         deal many rounds: the edge of every bet, with its standard error
  manual --house H -o FILE   write the dealer's manual of a house, as .pdf, .html or .md
  play [--house H]           deal in the terminal; the referee judges every act
  records WHAT               the database of people and sessions: init, check, people, add-trainee, ...
  progress --trainee N       what a trainee can do, what is due, how far to the exam
  export --format F -o FILE  sessions and certificates out of it, as csv, xapi or deal
  exam list | check | sit    exams: the built-in ones, a check of a blueprint, an exam in the terminal
  certificate issue RESULT   sign a passed exam: a .pitcert file, a PDF, a badge
  verify FILE                check a certificate: signature, log and score, by dealing the exam again
  key WHAT                   the keys that sign certificates: new, list, export, rotate, revoke
  help notation              how acts are written

A house H is the id of a built-in house or the path of a house file. --json prints one JSON object.
--language xx answers in Spanish (es), French (fr), German (de), Chinese (zh_CN), Filipino (fil) or English (en).
'pitwise-cli COMMAND --help' explains a command. To start:

  pitwise-cli play --house washington
  pitwise-cli deal --house ontario --seed 7 | pitwise-cli audit -

Exit status: 0 clean, 1 findings or refused acts, 2 bad usage or bad input, 3 a file or database that cannot be
reached.
)");

constexpr const char *HousesHelp =
    QT_TRANSLATE_NOOP("CommandLine", R"(usage: pitwise-cli houses [--json]

Lists the built-in houses, with id and name.
)");

constexpr const char *HouseHelp =
    QT_TRANSLATE_NOOP("CommandLine", R"(usage: pitwise-cli house check FILE [--json]
       pitwise-cli house diff A B [--json | -o FILE [--paper a4|letter]]

check   reads a house file and prints all its faults, as file:line:column: fault
diff    prints what a dealer from house A must do differently in B, the riskiest first, each with its
        clause, and whether a source demands it or the house chose it; -o writes a sheet to hand out
        (.pdf, .html or .md)
)");

constexpr const char *OddsHelp =
    QT_TRANSLATE_NOOP("CommandLine", R"(usage: pitwise-cli odds --house H [--json]

Prints the exact edge of every bet as a fraction of the initial bet, for the decks of the house. A positive
edge is the house's. Cards are drawn without replacement; rounding to chips is ignored.
)");

constexpr const char *SimulateHelp =
    QT_TRANSLATE_NOOP("CommandLine", R"(usage: pitwise-cli simulate --house H [options] [--json]

Simulated patrons play against a correct dealer, and the referee judges every act as it judges a trainee.
Prints the house's edge on every bet as a fraction of the initial bet, with its standard error (the patrons of
a round share the dealer's cards), and the speed. The same seed gives the same totals for any number of
threads. Ctrl+C stops it and prints the totals so far.

  --rounds N             how many rounds (default 100000)
  --seed S               for the shoes and the patrons (default 0)
  --seats K              patrons sit at seats 1 to K (default: all)
  --threads T            how many threads (default: as many as the machine has)
  --patrons P            war or surrender: always do that, with every side bet (War Blackjack: basic
                         strategy); careful, mixed or bold: a mixed crowd (default war)
  --no-side-bets         with --patrons war or surrender: no tie bet, no tie bet on the war cards, no War bonus
)");

constexpr const char *ManualHelp = QT_TRANSLATE_NOOP(
    "CommandLine", R"(usage: pitwise-cli manual --house H -o FILE [--paper a4|letter]

Writes the dealer's manual of a house: a page with a drawing for each phase of a round, with its steps in the
house's order and what a mistake costs; a page of payouts for the wall; calls word for word, exact odds; and in
an appendix the clause behind every rule. FILE ends in .pdf, .html or .md.

  --paper PAPER          a4 or letter (default a4)
)");

constexpr const char *DealHelp =
    QT_TRANSLATE_NOOP("CommandLine", R"(usage: pitwise-cli deal --house H [options]

Simulated patrons bet and decide, and a correct dealer deals. Every act is written in notation.

  --seed S               for the shoe and the patrons (default 0); the same seed gives the same session
  --rounds N             how many rounds (default 1)
  --style STYLE          pick-and-pay or lay-and-pay, instead of the house's own
  --seats K              patrons sit at seats 1 to K (default: all)
  --temper TEMPER        patrons: careful, mixed or bold (default mixed)
  --odd-bets P           percent of rounds with a bet that is late, too low, too high or not allowed (default 10)
  --irregularities P     percent of rounds with a slipped card, a dispute or a malfunction (default 10)
  --shuffle              start with the shuffle of a new shoe
)");

constexpr const char *SituationHelp = QT_TRANSLATE_NOOP(
    "CommandLine",
    R"(usage: pitwise-cli situation --house H --for NAME [--for NAME]... [--seed S] [--seats K]
       pitwise-cli situation --house H --list [--json]

Deals one round, correctly, in which NAME can be got wrong: some act of the round, left out or done wrongly,
is that mistake. NAME is a finding code (missing-burn), a clause (WA-9) or a skill (tie_bet.pays=10:1). With
several names the round has all of them. --list prints the names that the house can have.

  --for NAME             what is to come up; may be given several times
  --seed S               another seed gives another round (default 0)
  --seats K              patrons sit at seats 1 to K (default: as it comes)

Exit status 1 and the reason if there is no such round in this house.
)");

constexpr const char *LessonHelp = QT_TRANSLATE_NOOP(
    "CommandLine", R"(usage: pitwise-cli lesson list --house H [--with FILE]... [--json]
       pitwise-cli lesson check FILE [--json]

list    prints the course of a house: lessons and steps, filled in with the rules of the house
check   reads a lesson file and prints all its faults, as file:line:column: fault

  --with FILE            adds a lesson of your own; one with the id of a built-in lesson replaces it

docs/training.md explains how lessons are written.
)");

constexpr const char *AuditHelp =
    QT_TRANSLATE_NOOP("CommandLine", R"(usage: pitwise-cli audit FILE [--json]

Judges every act in FILE ('-': standard input) and prints the findings: line, code, severity, what was
done, what this house wants, its clause, and whether a source demands it or the house chose it. Impossible
acts are listed as refused. The score comes last. 'pitwise-cli help notation' shows how acts are written.
)");

constexpr const char *PlayHelp =
    QT_TRANSLATE_NOOP("CommandLine", R"(usage: pitwise-cli play [--house H] [options]

Deal a table in the terminal. Type the dealer's acts in notation; the patrons act by themselves. After each act
the referee says what was wrong and why. '?' shows the next step, 'table' the table, 'score' the score,
'save FILE' saves the session, 'quit' ends it.

  --house H              the house (default washington)
  --seed S               for the shoe and the patrons (default: different every time)
  --seats K              patrons sit at seats 1 to K (default 3)
  --style STYLE          pick-and-pay or lay-and-pay
  --coach                a wrong act is explained and does not happen: try again
  --shuffle              start with the shuffle of a new shoe
  --irregularities P     percent of rounds with a slipped card, a dispute or a malfunction (default 0)
  --demo                 watch the house's own dealer deal one round
)");

constexpr const char *ProgressHelp = QT_TRANSLATE_NOOP(
    "CommandLine",
    R"(usage: pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

For each skill of the house: rounds seen and right, how well it is known, when it is due again. Then the hours
dealt in each game, and what is missing for the exam. Without --house: every house this trainee has dealt in.
All of it is derived from the stored sessions.
)");

constexpr const char *RecordsHelp =
    QT_TRANSLATE_NOOP("CommandLine", R"(usage: pitwise-cli records WHAT [--records R] [--json]

  init                       create the records, or upgrade them to this version
  class                      every trainee: how far he is, what he is stuck on, until when certified
                             -o FILE: a report with mistakes, too: .pdf, .html or .md [--paper a4|letter]
  check                      verify the database and the chain of every session; exit status 1 if something was
                             changed, removed, moved or cut off
  rebuild                    judge every stored session again: findings, score, pace, hours
  people                     list trainees and trainers
  add-trainer NAME           the passphrase comes from PITWISE_PASSPHRASE or is typed; with --new-passphrase it
                             replaces the one of a trainer who is there already
  add-trainee NUMBER NAME    NUMBER is the employee number
  set-pin NUMBER             from PITWISE_PIN, or typed; --none: no PIN any more
  left NUMBER, back NUMBER   the trainee has left, or is back
  backup FILE                everything in one SQLite file, while others go on working
  restore FILE               from a backup into empty records; also moves them between SQLite and PostgreSQL
  forget NUMBER              remove a trainee and all that he dealt

R is the path of an SQLite file or postgresql://user@host/database; without --records it is taken from
PITWISE_RECORDS, else records.sqlite in the user's data folder. Exit status 3: the records cannot be used.
)");

constexpr const char *ExportHelp = QT_TRANSLATE_NOOP(
    "CommandLine",
    R"(usage: pitwise-cli export --format F -o FILE [--trainee NUMBER] [--records R] [--json]

  csv                        a line per session, or per trainee with --per person
  certifications             a line per certificate: number, name, house, granted, expires
  xapi                       xAPI 1.0.3 statements, one per line; exporting twice gives the same ids
  deal                       dealing notation: one session is written to FILE, several into the folder FILE

  --columns A,B,...          of csv and certifications, in this order (default: all)
  --delimiter D              , or ; or | or tab (default ,)
  --dates PATTERN            such as dd.MM.yyyy HH:mm (default yyyy-MM-ddTHH:mm:ssZ); times are UTC
  --home-page URL            xapi: the system that gave the employee numbers

Cells that a spreadsheet would run as a formula get an apostrophe in front.
)");

constexpr const char *ExamHelp =
    QT_TRANSLATE_NOOP("CommandLine", R"(usage: pitwise-cli exam list [--json]
       pitwise-cli exam check FILE [--json]
       pitwise-cli exam sit --exam ID --trainee NUMBER [--resume] [--trainer NAME] [--records R]

list    the built-in exams; each has the id of its house
check   reads a blueprint and prints all its faults, as file:line:column: fault
sit     an exam, line by line. A trainer opens it with his passphrase (PITWISE_PASSPHRASE, or typed), the
        trainee gives his PIN, if he has one (PITWISE_PIN, or typed). ID may be the path of a blueprint.

Acts come in notation, one per line. The answers: 'p3 bet main 25', '! dispute 3' when patrons and chance act;
'see 3 Kh', 'see dealer 9s', 'see slip Kh', 'see cut-card', 'see peek blackjack' or 'see peek none'; 'ready'
when it waits for the dealer; 'ok N' when act N is stored; 'no REASON' when the act is impossible; 'question 1 TEXT' and
'option 1 a TEXT', answered by 'answer 1 a' and acknowledged by 'answered 1 a'; at the end 'result ID passed|failed
SCORE'. 'give-up' ends the exam.
When the input ends, the exam is under way still: --resume shows everything again, then 'resumed N'.
Exit status: 0 passed or under way, 1 failed, or another exam of this person is under way.
)");

constexpr const char *CertificateHelp = QT_TRANSLATE_NOOP(
    "CommandLine",
    R"(usage: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE] [--trainer NAME]
       pitwise-cli certificate revoke ID [--reason TEXT]

issue   signs a passed exam with the trainer's key. RESULT is the id that 'exam sit' printed. --pdf writes a page
        for the personnel file, --badge an Open Badges 3.0 credential (JWT)
revoke  voids a certificate; hand out the list with 'pitwise-cli key revocations'

Both need the trainer's passphrase (PITWISE_PASSPHRASE, or typed).
)");

constexpr const char *VerifyHelp = QT_TRANSLATE_NOOP(
    "CommandLine",
    R"(usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

Checks a certificate: signature, key, dates and revocations, hashes and chain; makes the exam again from its seed,
deals the log again and compares findings and score. It holds only if its key is trusted: --trust names the key file
that the site gave you, --records the site's own records. Needs no network.
Exit status: 0 valid, 1 not valid, with the reasons.
)");

constexpr const char *KeyHelp = QT_TRANSLATE_NOOP(
    "CommandLine", R"(usage: pitwise-cli key WHAT [--trainer NAME] [--records R] [--json]

  new [--site NAME]          make a key; NAME is whose certificates it signs
  list                       all keys, with their fingerprints
  export ID -o FILE          the public half, for those who verify certificates
  rotate                     a new key; what the old one signed stays valid
  revoke ID [--reason TEXT]  void a key, and all that it signed
  revocations -o FILE        the signed list of revoked keys and certificates

A key belongs to a trainer and is encrypted under his passphrase (PITWISE_PASSPHRASE, or typed).
)");

constexpr const char *NotationHelp = QT_TRANSLATE_NOOP(
    "CommandLine",
    R"(One act per line; # starts a comment. Seats are numbers, cards are Ah Td 9c 2s, money is 25, 12.50 or 2x25+1x5.

  say place-bets, say no-more-bets, say war-or-surrender 3, say below-minimum 3, say floor
  deal 3, deal dealer, burn, discard (an exposed card)
  take 3 main, take 3 main 12.50, take 3 main+war+post, pay 3 tie 50, retract 3 tie
  post 3 25, give 3 post, return 3 main 200, refuse 3 main, void
  collect 3, collect dealer, end
  shuffle, offer-cut 3, cut, cut-card 25, load, burn

War Blackjack: main is the blackjack bet, war the bonus; after splits, seat 3 has hands 3, 3b, 3c, 3d.

  say parlay 3, say insurance, deal dealer down, peek, reveal, split 3, deal 3b, pay 3 insurance 20
  p3 parlay, p3 keep, p3 insure 10, p3 even-money, p3 hit, p3b stand, p3 double 25, p3 double 25 war 10,
  p3 split, p3 split war

In a file, patrons and chance have lines too: p3 bet main 25 (or tie; war-tie is a tie bet on the war cards),
p3 war, p3 surrender, p3 cut 140, ! slip up, ! slip down, ! dispute 3, ! malfunction. A file begins with
tags: [House "washington"], [Style "lay-and-pay"], [Shoe "9h 4c ..."], [Seed "42"], [Start "shuffle"],
[Patrons "1+2+3 5"], [Mode "coach"].
)");

const char *englishHelpFor(const std::string &command)
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
    if (command == "situation")
        return SituationHelp;
    if (command == "lesson")
        return LessonHelp;
    if (command == "audit")
        return AuditHelp;
    if (command == "play")
        return PlayHelp;
    if (command == "records")
        return RecordsHelp;
    if (command == "progress")
        return ProgressHelp;
    if (command == "export")
        return ExportHelp;
    if (command == "exam")
        return ExamHelp;
    if (command == "certificate")
        return CertificateHelp;
    if (command == "verify")
        return VerifyHelp;
    if (command == "key")
        return KeyHelp;
    if (command == "notation")
        return NotationHelp;
    return command.empty() ? GeneralHelp : "";
}

} // namespace

std::string helpFor(const std::string &command)
{
    return say(englishHelpFor(command));
}

} // namespace pitwise
