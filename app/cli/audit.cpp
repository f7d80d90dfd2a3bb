// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/words.h"
#include "app/houses/houselibrary.h"
#include "engine/session/notation.h"
#include "engine/session/score.h"
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
            return "the house '" + name + "' cannot be used:\n" + trouble.text;
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
    json.key("provenance").value(name(origin.kind));
    json.key("corrected").value(finding.corrected);
    json.key("dealtAgain").value(recorded.dealtAgain);
    json.key("message").value(message(finding, actOf(session, recorded), house));
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
        json.key("reason").value(reason(refusal.why)).endObject();
    }
    json.endArray();
    writeScore(json, session);
    terminal.out << json.endObject().text() << '\n';
}

std::string count(std::size_t number, const char *what)
{
    return std::to_string(number) + ' ' + what + (number == 1 ? "" : "s");
}

void printText(const Session &session, const DealFile &deal, const std::string &path,
               Terminal &terminal)
{
    const auto file = path == "-" ? std::string{"standard input"} : path;
    for (const Recorded &recorded : session.findings()) {
        const Finding &finding = recorded.finding;
        terminal.out << file << ':' << deal.lines[recorded.event] << ": " << name(finding.code)
                     << " (" << name(severityOf(finding.code))
                     << (finding.corrected ? ", corrected" : "") << ") "
                     << message(finding, actOf(session, recorded), session.house()) << " ["
                     << originText(originOf(session.house().provenance, name(finding.rule)))
                     << "]\n";
    }
    for (const Refusal &refusal : session.refusals())
        terminal.out << file << ':' << deal.lines[refusal.event]
                     << ": refused: " << reason(refusal.why) << '\n';
    const Score score = scoreOf(session);
    terminal.out << session.house().name << ", " << name(session.house().cards.style) << ": "
                 << count(static_cast<std::size_t>(session.rounds()), "round") << ", "
                 << count(session.log().size(), "act") << ", "
                 << count(session.findings().size(), "finding") << ", " << session.refusals().size()
                 << " refused; " << score.points << " of 100 points, "
                 << (score.passed ? "passed" : "not passed") << " (pass mark "
                 << session.house().scoring.pass << ")\n";
}

} // namespace

Exit runAudit(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words, {}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (arguments.rest().size() != 1)
        return badUsage(terminal, "audit takes one file, or - for standard input");
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
