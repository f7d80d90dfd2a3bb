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

/// A session as it was written down: its spec and its log, an event a line.
struct DealFile
{
    SessionSpec spec;
    House house; ///< as the spec's tag named it, without the style of the session
    std::vector<LogEntry> log;
    std::vector<int> lines; ///< of each entry, from 1
};

/// Finds a house by id or path; a text says why there is none.
using HouseFinder = std::function<std::variant<House, std::string>(const std::string &)>;

struct DealReading
{
    DealFile deal;
    Faults faults; ///< the first of them, if there are many

    [[nodiscard]] bool ok() const { return faults.empty(); }
};

/// Reads a `.deal` text. Windows line ends and a byte order mark are accepted; comments are
/// dropped.
[[nodiscard]] DealReading readDeal(std::string_view text, const HouseFinder &findHouse);

/// One line of notation, for somebody who types it. Blank or only a comment: neither.
[[nodiscard]] std::variant<std::monostate, LogEntry, Fault> readLine(std::string_view line,
                                                                     const House &house);

[[nodiscard]] std::string toText(const SessionSpec &spec);
[[nodiscard]] std::string toText(const Event &event, const ChipSet &chips);
/// With its time, if it has one: `deal 3 @12.480`.
[[nodiscard]] std::string toText(const LogEntry &entry, const ChipSet &chips);
/// Seconds with three decimals, of a time that is known; and back.
[[nodiscard]] std::string toText(SessionTime time);
[[nodiscard]] std::optional<SessionTime> timeFromText(std::string_view text);
/// The whole file, tags and lines.
[[nodiscard]] std::string writeDeal(const SessionSpec &spec, const ChipSet &chips,
                                    std::span<const LogEntry> log);

[[nodiscard]] std::string_view name(BetKind bet);
[[nodiscard]] std::string_view name(Call call);
[[nodiscard]] std::string_view name(Decision decision);

} // namespace pitwise
