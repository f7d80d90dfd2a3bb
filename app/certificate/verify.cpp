// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/verify.h"

#include "app/certificate/replay.h"
#include "app/crypto/enginehash.h"
#include "ui/text/datawords.h"

#include <algorithm>

namespace pitwise {

namespace {

void checkKey(const CertificateReading &reading, const Trust &trust, Verification &result)
{
    const PublicKey &key = reading.certificate.key;
    if (!reading.signatureFits)
        result.reasons.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "The signature does not fit: the file was changed after it was signed.")));
    if (!trust.has(key))
        result.reasons.push_back(
            words(QT_TRANSLATE_NOOP("Words",
                                    "The key that signed it is not one you trust. Ask %1 for the "
                                    "fingerprint of its key and compare: %2."),
                  {plain(reading.certificate.site), plain(key.fingerprint())}));
    if (const auto *revoked = trust.revoked.key(key.id()))
        result.reasons.push_back(words(QT_TRANSLATE_NOOP("Words", "Its key was revoked on %1: %2."),
                                       {dayWords(toText(revoked->day)), plain(revoked->reason)}));
}

void checkDates(const Certificate &c, const Trust &trust, Day today, Verification &result)
{
    if (const auto *revoked = trust.revoked.certificate(c.id))
        result.reasons.push_back(words(QT_TRANSLATE_NOOP("Words", "It was revoked on %1: %2."),
                                       {dayWords(toText(revoked->day)), plain(revoked->reason)}));
    if (c.expires < today)
        result.reasons.push_back(
            words(QT_TRANSLATE_NOOP("Words", "It expired on %1."), {dayWords(toText(c.expires))}));
    if (today < c.granted)
        result.reasons.push_back(
            words(QT_TRANSLATE_NOOP("Words", "It is dated %1, which is in the future."),
                  {dayWords(toText(c.granted))}));
    const auto ended = dayFromText(std::string_view{c.ending.ended}.substr(0, 10));
    if (!ended || c.granted < *ended)
        result.reasons.push_back(
            words(QT_TRANSLATE_NOOP("Words", "It was granted on %1, before the exam ended (%2)."),
                  {dayWords(toText(c.granted)), plain(c.ending.ended)}));
}

void checkChain(const Certificate &c, const ExamPaper *paper, Verification &result)
{
    Digest tip = startOfChain(c.chain);
    for (const std::string &line : c.lines)
        tip = nextTip(tip, line);
    ChainEnd ending = c.ending;
    if (paper != nullptr)
        ending.spec = toText(specOf(paper->settings, paper->house));
    if (tip != c.tip)
        result.reasons.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "The chain of its log does not fit: an act was changed, added or removed.")));
    else if (paper != nullptr && sealOf(tip, ending) != c.seal)
        result.reasons.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "The end of its log does not fit its seal: the time or the seed differs.")));
}

void compare(const Certificate &c, const ExamSitting &sitting, Verification &result)
{
    const Statement &said = c.statement;
    const ExamGrade grade = sitting.grade();
    const Statement now = statementOf(grade, sitting.session());
    const auto differs = [&](const Sentence &what, const std::string &stated,
                             const std::string &computed) {
        if (stated != computed)
            result.reasons.push_back(
                words(QT_TRANSLATE_NOOP("Words", "%1: it states %2, but the log gives %3."),
                      {what, plain(stated), plain(computed)}));
    };
    differs(words(QT_TRANSLATE_NOOP("Words", "Score")), said.score, now.score);
    differs(words(QT_TRANSLATE_NOOP("Words", "Passed")), said.passed, now.passed);
    differs(words(QT_TRANSLATE_NOOP("Words", "Rounds")), said.rounds, now.rounds);
    differs(words(QT_TRANSLATE_NOOP("Words", "Findings")), said.findings, now.findings);
    differs(words(QT_TRANSLATE_NOOP("Words", "Questions")), said.questions, now.questions);
    for (const SkillGroup group : AllSkillGroups) {
        const auto i = static_cast<std::size_t>(group);
        differs(plain(std::string{name(group)}), said.groups[i], now.groups[i]);
    }
    if (!grade.passed() && said.passed == now.passed)
        result.reasons.push_back(
            words(QT_TRANSLATE_NOOP("Words", "The exam was not passed by its own blueprint.")));
    result.computed = now;
    result.grade = grade;
}

/// What the certificate says about blueprint and house must be what they say.
void checkPlan(const Certificate &c, const ExamPlan &plan, Verification &result)
{
    const bool same = c.exam == plan.blueprint.id && c.examName == plan.blueprint.name
                   && c.house == plan.house.id && c.houseName == plan.house.name
                   && c.gameName == name(plan.house.game);
    if (!same)
        result.reasons.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "It names another exam or house than the files it carries.")));
    if (c.expires.number != c.granted.number + plan.blueprint.validDays)
        result.reasons.push_back(words(
            QT_TRANSLATE_NOOP("Words", "By its blueprint it holds for %1 days, not until %2."),
            {number(plan.blueprint.validDays), dayWords(toText(c.expires))}));
}

void remarkOnEngine(const Certificate &c, Verification &result)
{
    if (c.chain.engine == engineHash())
        return;
    const bool sameResult = result.computed && *result.computed == c.statement;
    result.remarks.push_back(
        sameResult
            ? words(QT_TRANSLATE_NOOP("Words", "It was judged by another version of the engine "
                                               "(Pitwise %1); this one comes to the same result."),
                    {plain(c.program)})
            : words(QT_TRANSLATE_NOOP("Words", "It was judged by another version of the engine "
                                               "(Pitwise %1), and this one does not come to the "
                                               "same result. Verify it with that version."),
                    {plain(c.program)}));
}

} // namespace

bool Trust::has(const PublicKey &key) const
{
    return std::any_of(keys.begin(), keys.end(),
                       [&](const SiteKey &trusted) { return trusted.key == key; });
}

bool Trust::take(const RevocationList &list)
{
    if (!has(list.key))
        return false;
    revoked += list.revoked;
    return true;
}

Verification verify(std::string_view file, const Trust &trust, Day today)
{
    Verification result;
    if (file.starts_with("%PDF-")) {
        result.reasons.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "This is the printed page. The proof is a file attached to it, with the "
                     "ending .pitcert: save that with a PDF reader, and check it.")));
        return result;
    }
    const CertificateReading reading = readCertificate(file);
    if (!reading.ok()) {
        result.reasons.push_back(words(QT_TRANSLATE_NOOP("Words", "This is not a certificate: %1."),
                                       {plain(reading.fault)}));
        return result;
    }
    const Certificate &c = reading.certificate;
    result.certificate = c;
    checkKey(reading, trust, result);
    checkDates(c, trust, today, result);
    if (!reading.signatureFits) // whatever else it says, nobody vouches for it
        return result;
    const auto replayed = replayExam({c.blueprintText, c.houseText, c.seed, c.chain.spec, c.lines});
    if (const auto *why = std::get_if<Sentence>(&replayed)) {
        result.reasons.push_back(*why);
        checkChain(c, nullptr, result);
    } else {
        const auto &exam = std::get<ReplayedExam>(replayed);
        checkChain(c, &exam.sitting.paper(), result);
        checkPlan(c, exam.plan, result);
        compare(c, exam.sitting, result);
    }
    if (!c.chain.sealedSeed.starts_with(seedCommitment(c.seed) + ' '))
        result.reasons.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "Its seed is not the one that was sealed when the exam began.")));
    remarkOnEngine(c, result);
    return result;
}

} // namespace pitwise
