// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/blueprint.h"

#include <string>
#include <variant>

namespace pitwise {

/// A blueprint with everything it was read from.
struct ExamPlan
{
    Blueprint blueprint;
    House house;
    std::string text; ///< of the blueprint's file
    std::string houseText; ///< of the house's file
};

/// Why an exam could not be loaded.
struct ExamError
{
    enum class Kind {
        Unknown, ///< neither a built-in exam nor a file
        Unreadable, ///< a file that cannot be read
        Faulty, ///< a file with faults
    };
    Kind kind{};
    std::string text; ///< one line per fault: `file:line:column: what`
};

/// Loads a built-in exam by its id, or a blueprint by its path. A blueprint may name a house
/// file in its own folder.
[[nodiscard]] std::variant<ExamPlan, ExamError> findExam(const std::string &idOrPath);
/// Never looks for a built-in exam.
[[nodiscard]] std::variant<ExamPlan, ExamError> loadExam(const std::string &path);
/// From the texts alone, as a certificate or the records hold them. `name` is for messages.
[[nodiscard]] std::variant<ExamPlan, ExamError>
examFromTexts(const std::string &text, const std::string &houseText, const std::string &name);

} // namespace pitwise
