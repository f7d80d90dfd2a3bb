// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/session/spec.h"

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pitwise {

/// A session as it was written down: its spec and one event a line.
struct DealFile
{
    SessionSpec spec;
    House house; ///< as the spec's tag named it, without the style of the session
    std::vector<Event> events;
    std::vector<int> lines; ///< of each event, from 1
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
[[nodiscard]] std::variant<std::monostate, Event, Fault> readLine(std::string_view line,
                                                                  const House &house);

[[nodiscard]] std::string toText(const SessionSpec &spec);
[[nodiscard]] std::string toText(const Event &event, const ChipSet &chips);
/// The whole file, tags and lines.
[[nodiscard]] std::string writeDeal(const SessionSpec &spec, const ChipSet &chips,
                                    const std::vector<Event> &events);

[[nodiscard]] std::string_view name(BetKind bet);
[[nodiscard]] std::string_view name(Call call);
[[nodiscard]] std::string_view name(Decision decision);

} // namespace pitwise
