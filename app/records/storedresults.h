// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/database.h"
#include "app/records/recordstime.h"

#include <optional>
#include <string>
#include <vector>

namespace pitwise {

/// What an exam came to.
struct ExamResult
{
    std::string id;
    std::string session;
    bool passed = false;
    double score = 0;
    std::string text; ///< the whole result, as the exam wrote it
    std::string madeAt; ///< set when it is stored
};

struct StoredCertificate
{
    std::string id;
    std::string result; ///< `ExamResult::id`
    std::string house; ///< its id
    std::string exam; ///< id of the blueprint
    std::string granted; ///< `2026-03-01`
    std::string expires; ///< the same; empty: never
    std::string text; ///< the signed certificate
    std::string issuedAt; ///< set when it is stored
    bool isVoid = false; ///< it, or the key that signed it, was revoked
};

/// A certificate with its holder, as other systems want it.
struct Certification
{
    std::string number;
    std::string name;
    StoredCertificate certificate;
    double score = 0;
};

/// Results of exams and the certificates issued from them. Storing the same id again is no second
/// one.
class Results
{
public:
    Results(Database &database, const WallClock &clock) : m_database(database), m_clock(clock) { }

    void add(const ExamResult &result);
    /// Throws `NotFound`.
    [[nodiscard]] ExamResult read(const std::string &id);
    [[nodiscard]] std::optional<ExamResult> ofSession(const std::string &session);
    /// Oldest first.
    [[nodiscard]] std::vector<ExamResult> ofPerson(const std::string &person);

    void addCertificate(const StoredCertificate &certificate);
    [[nodiscard]] std::vector<StoredCertificate> certificatesOf(const std::string &result);
    /// Of one person, or of everybody for an empty id; by number, then date. Without those that are
    /// void.
    [[nodiscard]] std::vector<Certification> certifications(const std::string &person = {});

private:
    [[nodiscard]] std::vector<ExamResult> where(std::string_view condition,
                                                const std::string &value);

    Database &m_database;
    const WallClock &m_clock;
};

} // namespace pitwise
