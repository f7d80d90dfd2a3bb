// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/examdesk/resultcheck.h"

#include "app/certificate/replay.h"
#include "app/crypto/enginehash.h"
#include "app/examdesk/runningexam.h"
#include "app/examdesk/sitekeys.h"

#include <algorithm>

namespace pitwise {

namespace {

/// Empty: it fits.
std::string misfit(Records &records, const ExamResult &result)
{
    const StoredSession stored = records.sessions().read(result.session);
    const auto seed = seedIn(result.text);
    // Another engine may have graded it otherwise; and only an exam of the desk has a seed.
    if (stored.engine != engineHash() || stored.kind != SessionKind::Exam || !seed)
        return {};
    const auto replayed = replayExam({stored.blueprint, stored.houseText, *seed, stored.headSpec,
                                      records.sessions().lines(stored.id)});
    const auto *exam = std::get_if<ReplayedExam>(&replayed);
    if (exam == nullptr)
        return "its result names another exam than the one that was dealt";
    const ExamGrade grade = exam->sitting.grade();
    const bool passed = grade.passed() && stored.state == SessionState::Finished;
    const bool fits = result.passed == passed && result.score == grade.score.points
                   && result.text == resultText(exam->sitting);
    return fits ? std::string{} : "its result does not fit its acts";
}

/// The row says what was signed; empty: it does.
std::string misfit(const Row &row, const std::vector<StoredKey> &keys)
{
    const CertificateReading reading = readCertificate(row.text(6));
    const Certificate &c = reading.certificate;
    if (!reading.ok() || !reading.signatureFits)
        return "its signed text was changed";
    const auto key = std::find_if(keys.begin(), keys.end(), [&](const StoredKey &each) {
        return each.key.key.id() == c.key.id();
    });
    if (key == keys.end())
        return "no key of this site signed it";
    const bool fits = row.text(0) == c.id && row.text(1) == c.result && row.text(2) == c.house
                   && row.text(3) == c.exam && row.text(4) == toText(c.granted)
                   && row.text(5) == toText(c.expires);
    return fits ? std::string{} : "it is listed otherwise than it was signed";
}

/// Certificates against their own signatures, and keys against the files that others trust.
void addCertificateFaults(Records &records, std::vector<ChainFault> &faults)
{
    const WallClock clock = systemClock();
    const std::vector<StoredKey> keys = SiteKeys{records.database(), clock}.all();
    for (const StoredKey &key : keys) {
        const auto file = readKeyFile(key.file);
        const auto *site = std::get_if<SiteKey>(&file);
        if (site == nullptr || site->key.id() != key.key.key.id() || site->site != key.key.site)
            faults.push_back({{}, 0, "key " + key.id() + ": it was changed"});
    }
    for (const Row &row : records.database().ask(
             "SELECT c.id, c.result, c.house, c.exam, c.granted, c.expires, c.text, r.id FROM "
             "certificates c LEFT JOIN results r ON r.id = c.result ORDER BY c.issued_at, c.id")) {
        const std::string why =
            row.text(7).empty() ? std::string{"its result was removed"} : misfit(row, keys);
        if (!why.empty())
            faults.push_back({{}, 0, "certificate " + row.text(0) + ": " + why});
    }
}

} // namespace

std::vector<ChainFault> checkResults(Records &records)
{
    std::vector<ChainFault> faults;
    for (const Row &row : records.database().ask(
             "SELECT r.id FROM results r JOIN sessions s ON s.id = r.session JOIN tips t ON "
             "t.session = s.id JOIN houses h ON h.hash = s.house ORDER BY s.started_at, r.id")) {
        const ExamResult result = records.results().read(row.text(0));
        const std::string why = misfit(records, result);
        if (!why.empty())
            faults.push_back({result.session, 0, why});
    }
    addCertificateFaults(records, faults);
    return faults;
}

} // namespace pitwise
