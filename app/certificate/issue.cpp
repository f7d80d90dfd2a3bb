// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/issue.h"

#include <algorithm>

namespace pitwise {

namespace {

/// A line break or a control character could fake a line of the certificate. (Those of names are
/// escaped.)
bool canBeWritten(const SignOff &signOff)
{
    const auto texts = {signOff.certificate, signableLine(signOff.number),
                        signableLine(signOff.name), signableLine(signOff.trainer), signOff.site,
                        signOff.hours, signOff.program};
    return std::all_of(texts.begin(), texts.end(),
                       [](const std::string &text) { return isSignableLine(text); });
}

Certificate filled(const SatExam &exam, const SignOff &signOff, const ReplayedExam &replayed)
{
    const Blueprint &blueprint = replayed.plan.blueprint;
    const House &house = replayed.plan.house;
    Certificate c;
    c.id = signOff.certificate;
    c.number = signableLine(signOff.number);
    c.name = signableLine(signOff.name);
    c.house = house.id;
    c.houseName = house.name;
    c.gameName = name(house.game);
    c.exam = blueprint.id;
    c.examName = blueprint.name;
    c.statement = statementOf(replayed.sitting.grade(), replayed.sitting.session());
    c.hours = signOff.hours;
    c.trainer = signableLine(signOff.trainer);
    c.site = signOff.site;
    c.granted = signOff.granted;
    c.expires = {signOff.granted.number + blueprint.validDays};
    c.result = exam.result;
    c.chain = exam.chain;
    c.ending = exam.ending;
    c.tip = exam.tip;
    c.seal = sealOf(exam.tip, exam.ending);
    c.seed = exam.seed;
    c.program = signOff.program;
    c.key = signOff.key;
    c.blueprintText = exam.chain.blueprint;
    c.houseText = exam.houseText;
    c.lines = exam.lines;
    return c;
}

} // namespace

std::variant<Certificate, Sentence> certify(const SatExam &exam, const SignOff &signOff)
{
    const auto replayed =
        replayExam({exam.chain.blueprint, exam.houseText, exam.seed, exam.chain.spec, exam.lines});
    if (const auto *why = std::get_if<Sentence>(&replayed))
        return *why;
    const auto &again = std::get<ReplayedExam>(replayed);
    if (!again.sitting.grade().passed())
        return words(QT_TRANSLATE_NOOP("Words", "The exam was not passed."));
    if (!canBeWritten(signOff))
        return words(QT_TRANSLATE_NOOP(
            "Words", "A name has characters that cannot stand on a certificate."));
    return filled(exam, signOff, again);
}

} // namespace pitwise
