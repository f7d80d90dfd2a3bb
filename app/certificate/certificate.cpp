// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/certificate.h"

#include "app/certificate/hex.h"

#include <charconv>
#include <set>

namespace pitwise {

namespace {

constexpr std::string_view AnswerStart = "# answer ";

std::string groupText(const GroupGrade &grade)
{
    return pointsText(grade.score()) + " (" + pointsText(grade.judged - grade.wrong) + " of "
         + std::to_string(grade.judged) + ')';
}

std::string groupLabel(SkillGroup group)
{
    std::string label{name(group)};
    label[0] = static_cast<char>(label[0] - 'a' + 'A');
    return label;
}

/// Every text of a certificate with its label, in the order of the file.
template<typename Visit>
void eachText(Certificate &c, Visit visit)
{
    visit("Certificate", c.id);
    visit("Number", c.number);
    visit("Name", c.name);
    visit("House", c.house);
    visit("House name", c.houseName);
    visit("Game", c.gameName);
    visit("Exam", c.exam);
    visit("Exam name", c.examName);
    visit("Passed", c.statement.passed);
    visit("Score", c.statement.score);
    for (const SkillGroup group : AllSkillGroups)
        visit(groupLabel(group), c.statement.groups[static_cast<std::size_t>(group)]);
    visit("Questions", c.statement.questions);
    visit("Rounds", c.statement.rounds);
    visit("Findings", c.statement.findings);
    visit("Hours", c.hours);
    visit("Trainer", c.trainer);
    visit("Site", c.site);
    visit("Result", c.result);
    visit("Session", c.chain.session);
    visit("Person", c.chain.person);
    visit("Station", c.chain.station);
    visit("Started", c.chain.started);
    visit("Ended", c.ending.ended);
    visit("Engine", c.chain.engine);
    visit("Program", c.program);
    visit("Sealed seed", c.chain.sealedSeed);
}

/// The values that are no texts, as texts.
SignedLines otherValues(const Certificate &c)
{
    return {{"Granted", toText(c.granted)},
            {"Expires", toText(c.expires)},
            {"Seed", toText(c.seed)},
            {"House hash", toHex(digestOf(c.houseText))},
            {"Blueprint hash", toHex(digestOf(c.blueprintText))},
            {"Chain tip", toHex(c.tip)},
            {"Chain seal", toHex(c.seal)},
            {"Key", toHex(c.key)},
            {"Fingerprint", c.key.fingerprint()}};
}

SignedText asSigned(Certificate c)
{
    SignedText text;
    text.title = CertificateTitle;
    eachText(c, [&](const std::string &label, const std::string &value) {
        text.lines.emplace_back(label, value);
    });
    for (auto &line : otherValues(c))
        text.lines.push_back(std::move(line));
    std::string log = c.chain.spec;
    for (const std::string &line : c.lines)
        log += line + '\n';
    text.parts = {{"blueprint", c.blueprintText}, {"house", c.houseText}, {"log", log}};
    return text;
}

/// The tags come first; every line has an end.
bool splitLog(std::string_view log, Certificate &c)
{
    while (!log.empty()) {
        const auto end = log.find('\n');
        if (end == std::string_view::npos || end == 0)
            return false;
        const auto line = log.substr(0, end);
        if (line.starts_with('[') && c.lines.empty())
            c.chain.spec += std::string{line} + '\n';
        else
            c.lines.emplace_back(line);
        log.remove_prefix(end + 1);
    }
    return true;
}

/// What is missing or of the wrong kind; empty if all is there.
std::string fill(const SignedText &text, Certificate &c)
{
    eachText(c, [&](const std::string &label, std::string &value) { value = text.line(label); });
    const auto granted = dayFromText(text.line("Granted"));
    const auto expires = dayFromText(text.line("Expires"));
    const auto seed = secretFromText(text.line("Seed"));
    const auto tip = digestFromHex(text.line("Chain tip"));
    const auto seal = digestFromHex(text.line("Chain seal"));
    const auto key = publicKeyFromHex(text.line("Key"));
    if (!granted || !expires || !seed || !tip || !seal || !key)
        return "a date, a hash or the key is missing";
    c.granted = *granted;
    c.expires = *expires;
    c.seed = *seed;
    c.tip = *tip;
    c.seal = *seal;
    c.key = *key;
    c.blueprintText = text.part("blueprint");
    c.houseText = text.part("house");
    if (!splitLog(text.part("log"), c))
        return "its log cannot be read";
    c.chain.kind = "exam";
    c.chain.house = digestOf(c.houseText);
    c.chain.blueprint = c.blueprintText;
    c.ending.state = "finished";
    c.ending.acts = c.lines.size();
    return {};
}

std::optional<std::size_t> numberFrom(std::string_view digits)
{
    std::size_t value = 0;
    const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || rest != digits.data() + digits.size())
        return std::nullopt;
    return value;
}

/// `# answer 2 b`; false if it is no such line, or the question was answered before.
bool takeAnswer(std::string_view line, Answers &answers)
{
    const auto space = line.find(' ', AnswerStart.size());
    if (!line.starts_with(AnswerStart) || space == std::string_view::npos
        || space + 2 != line.size())
        return false;
    const auto number = numberFrom(line.substr(AnswerStart.size(), space - AnswerStart.size()));
    const char option = line.back();
    if (!number || *number < 1 || *number > answers.size() || answers[*number - 1] || option < 'a'
        || option > 'z')
        return false;
    answers[*number - 1] = static_cast<std::size_t>(option - 'a');
    return true;
}

} // namespace

Statement statementOf(const ExamGrade &grade, const Session &session)
{
    Statement statement;
    statement.score = pointsText(grade.score.points);
    statement.passed = grade.passed() ? "yes" : "no";
    for (std::size_t i = 0; i < SkillGroups; ++i)
        statement.groups[i] = groupText(grade.groups[i]);
    statement.questions =
        std::to_string(grade.questionsRight) + " of " + std::to_string(grade.questions);
    statement.rounds = std::to_string(grade.rounds);
    statement.findings = std::to_string(session.findings().size());
    return statement;
}

std::string certificateText(const Certificate &certificate, const SigningKey &key)
{
    return signedBy(key, asSigned(certificate));
}

CertificateReading readCertificate(std::string_view file)
{
    CertificateReading reading;
    const SignedReading read = readSigned(file, CertificateTitle);
    reading.fault = read.fault;
    if (!reading.ok())
        return reading;
    reading.fault = fill(read.text, reading.certificate);
    // Every line in its place and none more; hashes and fingerprint are those of the content.
    if (reading.ok() && asSigned(reading.certificate) != read.text)
        reading.fault = "a line is missing, changed or out of place";
    reading.signatureFits =
        reading.ok() && isSignedBy(reading.certificate.key, read.content, read.signature);
    return reading;
}

std::string answerLine(std::size_t question, std::size_t option)
{
    return std::string{AnswerStart} + std::to_string(question + 1) + ' '
         + static_cast<char>('a' + option);
}

std::optional<ExamLog> examLogFrom(const std::vector<std::string> &lines, const House &house,
                                   std::size_t questions)
{
    ExamLog log;
    log.answers.resize(questions);
    for (const std::string &line : lines) {
        if (line.starts_with('#')) {
            if (!takeAnswer(line, log.answers))
                return std::nullopt;
            continue;
        }
        const auto read = readLine(line, house);
        const auto *entry = std::get_if<LogEntry>(&read);
        if (entry == nullptr)
            return std::nullopt;
        log.entries.push_back(*entry);
    }
    return log;
}

std::string seedCommitment(const Seed &seed)
{
    return toHex(digestOf({"pitwise exam seed ", toText(seed)}));
}

} // namespace pitwise
