// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "app/cli/messages.h"
#include "app/houses/houselibrary.h"
#include "engine/session/notation.h"
#include "engine/session/score.h"
#include "engine/situations/target.h"
#include "ui/text/findingwords.h"

#include <filesystem>
#include <ostream>

namespace pitwise {

namespace {

/// Loads houses for a `.deal` file, also from its folder.
class Finder
{
public:
    explicit Finder(const std::string &dealPath)
        : m_beside(dealPath == "-" ? std::string{}
                                   : std::filesystem::path{dealPath}.parent_path().string())
    {
    }

    std::variant<House, std::string> operator()(const std::string &name)
    {
        auto found = findHouse(name, m_beside);
        if (auto *house = std::get_if<House>(&found))
            return std::move(*house);
        const auto &trouble = std::get<HouseError>(found);
        if (trouble.kind != HouseError::Kind::Unknown)
            return say(QT_TRANSLATE_NOOP("CommandLine", "the house '%1' cannot be used:"), {name})
                 + '\n' + trouble.text;
        return trouble.text;
    }

private:
    std::string m_beside;
};

const Act &actOf(const Session &session, const Recorded &recorded)
{
    return std::get<Act>(session.log()[recorded.event].event);
}

void writeText(JsonWriter &json, const char *key, const std::string &text)
{
    json.key(key);
    if (text.empty())
        json.null();
    else
        json.value(text);
}

void writeFinding(JsonWriter &json, const Session &session, const Recorded &recorded, int line)
{
    const Finding &finding = recorded.finding;
    const House &house = session.house();
    const auto origin = originOf(house.provenance, name(finding.rule));
    json.beginObject();
    json.key("round").value(recorded.round).key("line").value(line);
    if (const SessionTime at = session.log()[recorded.event].at; at.known())
        json.key("at").value(static_cast<double>(at.ms()) / 1000);
    json.key("code").value(name(finding.code));
    json.key("severity").value(name(severityOf(finding.code)));
    json.key("seat");
    if (finding.hand && !finding.hand->isDealer())
        json.value(static_cast<int>(finding.hand->seat.number));
    else
        json.null();
    writeText(json, "bet", finding.bet ? std::string{name(*finding.bet)} : std::string{});
    writeText(json, "expected", measureText(finding.expected, house));
    writeText(json, "actual", measureText(finding.actual, house));
    if (finding.expectedRatio)
        json.key("expectedRatio").value(toText(*finding.expectedRatio));
    if (finding.actualRatio)
        json.key("actualRatio").value(toText(*finding.actualRatio));
    json.key("rule").value(name(finding.rule));
    json.key("clause").value(origin.clause);
    json.key("clauses").beginArray();
    for (const std::string &clause : clausesOf(finding.rule, house))
        json.value(clause);
    json.endArray();
    json.key("provenance").value(name(origin.kind));
    json.key("corrected").value(finding.corrected);
    json.key("dealtAgain").value(recorded.dealtAgain);
    json.key("message").value(message(finding, actOf(session, recorded), house, spokenInJson));
    json.endObject();
}

void writeScore(JsonWriter &json, const Session &session)
{
    const Score score = scoreOf(session);
    json.key("score").beginObject();
    json.key("points").value(score.points).key("lost").value(score.lost);
    json.key("passMark").value(session.house().scoring.pass).key("passed").value(score.passed);
    json.key("critical").value(score.critical).key("major").value(score.major);
    json.key("minor").value(score.minor).key("corrected").value(score.corrected);
    json.key("rounds").value(score.rounds).key("cleanRounds").value(score.cleanRounds);
    json.key("dealtAgain").value(score.dealtAgain);
    json.key("acts").value(score.acts).key("cleanActs").value(score.cleanActs);
    if (score.pace > 0)
        json.key("secondsPerRound").value(score.pace);
    json.endObject();
}

void printJson(const Session &session, const DealFile &deal, Terminal &terminal)
{
    JsonWriter json;
    json.beginObject().key("house").value(session.house().id);
    json.key("rounds").value(session.rounds());
    json.key("acts").value(static_cast<int>(session.log().size()));
    json.key("findings").beginArray();
    for (const Recorded &recorded : session.findings())
        writeFinding(json, session, recorded, deal.lines[recorded.event]);
    json.endArray().key("refused").beginArray();
    for (const Refusal &refusal : session.refusals()) {
        json.beginObject().key("line").value(deal.lines[refusal.event]);
        json.key("reason").value(reason(refusal.why, spokenInJson)).endObject();
    }
    json.endArray();
    writeScore(json, session);
    terminal.out << json.endObject().text() << '\n';
}

std::string counted(std::size_t number, const char *one, const char *many)
{
    return say(number == 1 ? one : many, {std::to_string(number)});
}

std::string summaryOf(const Session &session)
{
    const Score score = scoreOf(session);
    const std::string counts =
        say(QT_TRANSLATE_NOOP("CommandLine", "%1, %2, %3, %4 refused"),
            {counted(static_cast<std::size_t>(session.rounds()),
                     QT_TRANSLATE_NOOP("CommandLine", "%1 round"),
                     QT_TRANSLATE_NOOP("CommandLine", "%1 rounds")),
             counted(session.log().size(), QT_TRANSLATE_NOOP("CommandLine", "%1 act"),
                     QT_TRANSLATE_NOOP("CommandLine", "%1 acts")),
             counted(session.findings().size(), QT_TRANSLATE_NOOP("CommandLine", "%1 finding"),
                     QT_TRANSLATE_NOOP("CommandLine", "%1 findings")),
             std::to_string(session.refusals().size())});
    return say(score.passed ? QT_TRANSLATE_NOOP("CommandLine", "%1; %2 of 100 points, passed "
                                                               "(pass mark %3)")
                            : QT_TRANSLATE_NOOP("CommandLine", "%1; %2 of 100 points, not passed "
                                                               "(pass mark %3)"),
               {counts, shownPoints(score.points), std::to_string(session.house().scoring.pass)});
}

void printText(const Session &session, const DealFile &deal, const std::string &path,
               Terminal &terminal)
{
    const auto file = path == "-" ? say(QT_TRANSLATE_NOOP("CommandLine", "standard input")) : path;
    for (const Recorded &recorded : session.findings()) {
        const Finding &finding = recorded.finding;
        terminal.out << file << ':' << deal.lines[recorded.event] << ": " << name(finding.code)
                     << " (" << name(severityOf(finding.code))
                     << (finding.corrected
                             ? ", " + say(QT_TRANSLATE_NOOP("CommandLine", "corrected"))
                             : "")
                     << ") " << message(finding, actOf(session, recorded), session.house(), inWords)
                     << " [" << originText(originOf(session.house().provenance, name(finding.rule)))
                     << "]\n";
    }
    for (const Refusal &refusal : session.refusals())
        terminal.out << file << ':' << deal.lines[refusal.event] << ": "
                     << say(QT_TRANSLATE_NOOP("CommandLine", "refused: %1"),
                            {reason(refusal.why, inWords)})
                     << '\n';
    terminal.out << session.house().name << ", " << name(session.house().cards.style) << ": "
                 << summaryOf(session) << '\n';
}

} // namespace

Exit runAudit(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words, {}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (arguments.rest().size() != 1)
        return badUsage(
            terminal,
            say(QT_TRANSLATE_NOOP("CommandLine", "audit takes one file, or - for standard input")));
    const std::string &path = arguments.rest()[0];
    const auto text = readText(path, terminal);
    if (!text)
        return Exit::Unreachable;
    const auto reading = readDeal(*text, Finder{path});
    if (!reading.ok()) {
        for (const Fault &fault : reading.faults)
            terminal.error << toText(fault, path) << '\n';
        return Exit::BadInput;
    }
    const Session session = replay(reading.deal.spec, reading.deal.house, reading.deal.log);
    if (arguments.has("--json"))
        printJson(session, reading.deal, terminal);
    else
        printText(session, reading.deal, path, terminal);
    return session.findings().empty() && session.refusals().empty() ? Exit::Clean : Exit::Findings;
}

} // namespace pitwise
