// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/savedsession.h"

#include "engine/training/oldcomments.h"

#include <algorithm>

namespace pitwise {

std::string linesOf(const Sitting &sitting, std::size_t from)
{
    const auto &log = sitting.session().log();
    std::string text;
    for (std::size_t i = from; i < log.size(); ++i)
        text += toText(log[i], sitting.house().table.chips) + '\n';
    return text;
}

std::string textOf(const Sitting &sitting)
{
    return toText(sitting.session().spec()) + '\n' + linesOf(sitting, 0);
}

std::string_view soundPart(std::string_view text, const HouseFinder &findHouse)
{
    const DealReading reading = readDeal(text, findHouse);
    int bad = 0;
    for (const Fault &fault : reading.faults)
        bad = bad == 0 ? fault.line : std::min(bad, fault.line);
    std::size_t at = 0;
    for (int line = 1; line < bad && at != std::string_view::npos; ++line)
        at = text.find('\n', at) + 1;
    const std::string_view part = bad == 0 ? text : text.substr(0, at);
    // If even this part has faults (its house is missing), the whole text gives the best message.
    return readDeal(part, findHouse).ok() ? part : text;
}

std::variant<Sitting, std::string> readSitting(std::string_view text, const std::string &name,
                                               const HouseFinder &findHouse,
                                               const LastingName &lasting)
{
    DealReading reading = readDeal(text, findHouse);
    if (!reading.ok()) {
        std::string faults;
        for (const Fault &fault : reading.faults)
            faults += (faults.empty() ? "" : "\n") + name + ':' + std::to_string(fault.line) + ':'
                    + std::to_string(fault.column) + ": " + fault.what;
        return faults;
    }
    DealFile &deal = reading.deal;
    readOldComments(text, deal);
    if (lasting)
        deal.spec.house = lasting(deal.spec.house);
    return Sitting::resumed(deal.spec, deal.house, deal.log);
}

} // namespace pitwise
