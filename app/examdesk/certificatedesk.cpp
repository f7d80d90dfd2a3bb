// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/examdesk/certificatedesk.h"

#include "app/certificate/badge.h"
#include "app/crypto/random.h"
#include "app/examdesk/runningexam.h"
#include "engine/house/housefile.h"

#include <array>
#include <cstdio>

namespace pitwise {

namespace {

using Kind = RecordsError::Kind;

/// Hours this person has dealt the game, in all finished sessions.
std::string hoursOf(Records &records, const std::string &person, std::string_view wanted)
{
    double seconds = 0;
    for (const SessionRow &row : records.sessions().list({.person = person}))
        seconds += wanted == row.game ? row.seconds : 0;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", seconds / 3600);
    return text.data();
}

SatExam satExam(Records &records, const ExamResult &result)
{
    const StoredSession stored = records.sessions().read(result.session);
    if (stored.state != SessionState::Finished)
        throw RecordsError{Kind::Refused, "the exam was given up"};
    if (!checkChain(records.database(), records.sessions(), stored.id).empty())
        throw RecordsError{Kind::Damaged, "session " + stored.id + ": its log was changed"};
    SatExam exam;
    exam.result = result.id;
    exam.chain = headOf(stored);
    exam.tip = digestFromHex(stored.tip).value_or(Digest{});
    exam.ending = {.state = std::string{name(stored.state)},
                   .ended = stored.endedAt,
                   .acts = stored.acts,
                   .spec = stored.spec};
    const auto seed = seedIn(result.text);
    if (!seed || !stored.sealedSeed.starts_with(seedCommitment(*seed) + ' '))
        throw RecordsError{Kind::Damaged, "result " + result.id + ": its seed was changed"};
    exam.seed = *seed;
    exam.houseText = stored.houseText;
    exam.lines = records.sessions().lines(stored.id);
    return exam;
}

/// The certificate of this result that holds.
std::optional<StoredCertificate> issuedBefore(Records &records, const std::string &result)
{
    for (StoredCertificate &each : records.results().certificatesOf(result)) {
        if (!each.isVoid)
            return std::move(each);
    }
    return std::nullopt;
}

/// The badge is not stored: whoever has the key makes the same one again.
IssuedCertificate issuedAgain(SiteKeys &keys, const StoredCertificate &stored,
                              const Person &trainer, const Secret &passphrase)
{
    CertificateReading reading = readCertificate(stored.text);
    if (!reading.ok() || !reading.signatureFits)
        throw RecordsError{Kind::Damaged, "certificate " + stored.id + ": it was changed"};
    const StoredKey key = keys.find(reading.certificate.key.id());
    std::string badge;
    if (key.trainer == trainer.id)
        badge = badgeJwt(reading.certificate, keys.open(key, passphrase));
    return {std::move(reading.certificate), stored.text, std::move(badge)};
}

} // namespace

IssuedCertificate issueCertificate(Records &records, SiteKeys &keys, const std::string &result,
                                   const Person &trainer, const Secret &passphrase, Day today)
{
    const ExamResult stored = records.results().read(result);
    if (!stored.passed)
        throw RecordsError{Kind::Refused, "the exam was not passed"};
    if (const auto before = issuedBefore(records, stored.id))
        return issuedAgain(keys, *before, trainer, passphrase);
    const auto own = keys.activeOf(trainer);
    if (!own)
        throw RecordsError{Kind::Refused, trainer.name + " has no key; make one first"};
    const SigningKey secret = keys.open(*own, passphrase);
    const SatExam exam = satExam(records, stored);
    const Person person = records.people().byId(exam.chain.person);
    const HouseReading house = readHouse(exam.houseText);
    const auto made = certify(exam, {.certificate = newId(),
                                     .number = person.number,
                                     .name = person.name,
                                     .trainer = trainer.name,
                                     .site = own->key.site,
                                     .hours = hoursOf(records, person.id, name(house.house.game)),
                                     .program = PITWISE_VERSION,
                                     .granted = today,
                                     .key = own->key.key});
    if (const auto *why = std::get_if<Sentence>(&made))
        throw RecordsError{Kind::Refused, english(*why)};
    const auto &certificate = std::get<Certificate>(made);
    IssuedCertificate issued{certificate, certificateText(certificate, secret),
                             badgeJwt(certificate, secret)};
    records.database().atomically([&] {
        if (issuedBefore(records, stored.id))
            throw RecordsError{Kind::Refused, "another station has just issued it; try again"};
        records.results().addCertificate({.id = certificate.id,
                                          .result = stored.id,
                                          .house = certificate.house,
                                          .exam = certificate.exam,
                                          .granted = toText(certificate.granted),
                                          .expires = toText(certificate.expires),
                                          .text = issued.text});
    });
    return issued;
}

} // namespace pitwise
