// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/session/logentry.h"
#include "engine/session/spec.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pitwise {

/// A session as read from a file: its spec and its log, one event per line.
struct DealFile
{
    SessionSpec spec;
    House house; ///< the house the tag names, without the session's style
    std::vector<LogEntry> log;
    std::vector<int> lines; ///< line number of each entry, from 1
};

/// Finds a house by id or path. A string says why it could not.
using HouseFinder = std::function<std::variant<House, std::string>(const std::string &)>;

struct DealReading
{
    DealFile deal;
    Faults faults; ///< only the first ones if there are many

    [[nodiscard]] bool ok() const { return faults.empty(); }
};

/// The tags of a `.deal` text, up to the first act. Empty if they name no house.
[[nodiscard]] std::optional<SessionSpec> readTags(std::string_view text);
/// Reads a `.deal` text. Accepts Windows line ends and a byte order mark; drops comments.
[[nodiscard]] DealReading readDeal(std::string_view text, const HouseFinder &findHouse);

/// Reads one line, as somebody types it. `monostate` for a blank line or a comment.
[[nodiscard]] std::variant<std::monostate, LogEntry, Fault> readLine(std::string_view line,
                                                                     const House &house);

[[nodiscard]] std::string toText(const SessionSpec &spec);
[[nodiscard]] std::string toText(const Event &event, const ChipSet &chips);
/// With its time if known: `deal 3 @12.480`.
[[nodiscard]] std::string toText(const LogEntry &entry, const ChipSet &chips);
/// Seconds with three decimals. The time must be known.
[[nodiscard]] std::string toText(SessionTime time);
[[nodiscard]] std::optional<SessionTime> timeFromText(std::string_view text);
/// The whole file.
[[nodiscard]] std::string writeDeal(const SessionSpec &spec, const ChipSet &chips,
                                    std::span<const LogEntry> log);

[[nodiscard]] std::string_view name(BetKind bet);
[[nodiscard]] std::string_view name(Call call);
[[nodiscard]] std::string_view name(Decision decision);

} // namespace pitwise
