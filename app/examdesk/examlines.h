// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/examsitting.h"

#include <string>
#include <vector>

namespace pitwise {

/// Tells in lines of text what a dealer sees at the table: what patrons and chance do, and every
/// card that comes to lie open. Never what is right or wrong.
class ExamLines
{
public:
    explicit ExamLines(const ExamPaper &paper);

    /// The tags, without the secret.
    [[nodiscard]] std::vector<std::string> tags() const;
    /// What the next entry of the log shows. Entries must come in order, each once.
    [[nodiscard]] std::vector<std::string> next(const LogEntry &entry);

private:
    Session m_session;
    std::string m_tags;
};

} // namespace pitwise
