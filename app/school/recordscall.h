// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/records/records.h"

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace pitwise {

/// One call of `pitwise-cli records`.
struct RecordsCall
{
    const Arguments &arguments;
    Terminal &terminal;
    bool json = false;

    [[nodiscard]] const std::string &word(std::size_t number) const
    {
        return arguments.rest()[number];
    }
    void print(const JsonWriter &object, const std::string &sentence) const
    {
        terminal.out << (json ? object.text() : sentence) << '\n';
    }
};

inline std::string counted(std::size_t number, const std::string &one, const std::string &many)
{
    return std::to_string(number) + ' ' + (number == 1 ? one : many);
}

inline std::int64_t whole(std::size_t number)
{
    return static_cast<std::int64_t>(number);
}

void writeFaults(JsonWriter &json, const char *key, const std::vector<ChainFault> &faults);
[[nodiscard]] std::string faultLines(const std::vector<ChainFault> &faults);

Exit checkCommand(Records &records, const RecordsCall &call);

} // namespace pitwise
