// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/days.h"
#include "app/certificate/signedtext.h"
#include "app/crypto/chain.h"
#include "engine/exam/grade.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pitwise {

/// What a certificate says that can be computed again from its log, as it is written there.
struct Statement
{
    std::string score;
    std::string passed; ///< `yes`
    PerGroup<std::string> groups; ///< `98.50 (66 of 67)`
    std::string questions; ///< `3 of 4`
    std::string rounds;
    std::string findings; ///< how many

    bool operator==(const Statement &) const = default;
};
[[nodiscard]] Statement statementOf(const ExamGrade &grade, const Session &session);

/// A passed exam with everything that is needed to judge it again.
struct Certificate
{
    std::string id;
    std::string number; ///< of the person
    std::string name;
    std::string house; ///< id
    std::string houseName;
    std::string gameName;
    std::string exam; ///< id of the blueprint
    std::string examName;
    Statement statement;
    std::string hours; ///< dealt in this game so far, as the site recorded them
    std::string trainer; ///< who signed it off
    std::string site;
    Day granted;
    Day expires;

    std::string result; ///< id
    ChainHead chain; ///< without the house's hash and the blueprint, which are below
    ChainEnd ending;
    Digest tip;
    Digest seal;
    Seed seed; ///< that the exam was made from
    std::string program; ///< version
    PublicKey key;

    std::string blueprintText;
    std::string houseText;
    std::vector<std::string> lines; ///< of the log, with times; answers as `# answer 1 a`
};

inline constexpr std::string_view CertificateTitle = "PITWISE CERTIFICATE 1";

/// Every value must be a plain line (`isSignableLine`).
[[nodiscard]] std::string certificateText(const Certificate &certificate, const SigningKey &key);

struct CertificateReading
{
    Certificate certificate;
    std::string fault; ///< empty: it is a certificate, whoever signed it
    bool signatureFits = false; ///< by the key it names

    [[nodiscard]] bool ok() const { return fault.empty(); }
};
/// Reads any bytes.
[[nodiscard]] CertificateReading readCertificate(std::string_view file);

/// The line under which an answer is stored with the acts.
[[nodiscard]] std::string answerLine(std::size_t question, std::size_t option);
/// Splits stored lines into acts and answers. None: a line is neither.
struct ExamLog
{
    std::vector<LogEntry> entries;
    Answers answers;
};
[[nodiscard]] std::optional<ExamLog> examLogFrom(const std::vector<std::string> &lines,
                                                 const House &house, std::size_t questions);

/// The hash by which a sealed seed is bound to the chain before anybody may know it.
[[nodiscard]] std::string seedCommitment(const Seed &seed);

} // namespace pitwise
