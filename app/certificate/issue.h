// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/replay.h"

#include <string>
#include <variant>

namespace pitwise {

/// A finished exam, as the records hold it.
struct SatExam
{
    std::string result; ///< id
    ChainHead chain;
    ChainEnd ending;
    Digest tip;
    Seed seed;
    std::string houseText;
    std::vector<std::string> lines;
};

/// What the site adds when it signs an exam off.
struct SignOff
{
    std::string certificate; ///< a new id
    std::string number; ///< of the person
    std::string name;
    std::string trainer;
    std::string site;
    std::string hours;
    std::string program; ///< version
    Day granted;
    PublicKey key;
};

/// Replays the exam and puts together what is to be signed. A sentence says why there is no
/// certificate for it: it was not passed, or its log does not fit.
[[nodiscard]] std::variant<Certificate, Sentence> certify(const SatExam &exam,
                                                          const SignOff &signOff);

} // namespace pitwise
