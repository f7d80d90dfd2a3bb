// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/certificate/satexams.h"

namespace pitwise::test {

SatExam satExam(const std::string &id, std::uint64_t number, const Mistake &mistake)
{
    const auto plan = std::get<ExamPlan>(findExam(id));
    const Seed seed = KeyStream{Seed{number}, 5}.nextSeed();
    const ExamPaper paper = makeExam(plan.blueprint, plan.house, seed).value();
    ExamSitting sitting{paper};
    sitting.startClock(0, 0);
    for (std::int64_t now = 400; !sitting.roundsDone(); now += 400) {
        const Act right = *sitting.sitting().next();
        const auto wrong = mistake ? mistake(right) : std::nullopt;
        if (!wrong || sitting.perform(*wrong, now).refused)
            (void)sitting.perform(right, now);
    }
    SatExam exam;
    exam.result = "r-1";
    exam.chain = {.session = "s-1",
                  .kind = "exam",
                  .person = "p-1",
                  .station = "table 4",
                  .started = "2026-03-01T09:30:00.000Z",
                  .spec = openSpec(paper),
                  .house = digestOf(plan.houseText),
                  .engine = std::string{engineHash()},
                  .blueprint = plan.text,
                  .sealedSeed = seedCommitment(seed) + " trainer argon2id"};
    exam.tip = startOfChain(exam.chain);
    for (const LogEntry &entry : sitting.session().log()) {
        exam.lines.push_back(toText(entry, sitting.session().house().table.chips));
        exam.tip = nextTip(exam.tip, exam.lines.back());
    }
    exam.ending = {.state = "finished",
                   .ended = "2026-03-01T09:55:00.000Z",
                   .acts = exam.lines.size(),
                   .spec = toText(specOf(paper.settings, paper.house))};
    exam.seed = seed;
    exam.houseText = plan.houseText;
    return exam;
}

SignOff signOff(const SigningKey &key, Day granted)
{
    return {.certificate = "c-1",
            .number = "1042",
            .name = "Zoë Ångström",
            .trainer = "M. Floor",
            .site = "Riverside School",
            .hours = "41.5",
            .program = "0.1.0",
            .granted = granted,
            .key = key.publicKey()};
}

std::string certificateOf(const std::string &id, const SigningKey &key, Day granted,
                          std::uint64_t number)
{
    const auto made = certify(satExam(id, number), signOff(key, granted));
    return certificateText(std::get<Certificate>(made), key);
}

} // namespace pitwise::test
