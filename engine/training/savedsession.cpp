// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/savedsession.h"

#include "engine/training/oldcomments.h"

#include <algorithm>

namespace pitwise {

namespace {

/// Removes the first line and returns it.
std::string_view nextLine(std::string_view &text)
{
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

/// A line without its comment and the blanks around it.
std::string_view contentOf(std::string_view line)
{
    constexpr std::string_view Blank = " \t\r";
    const auto first = line.find_first_not_of(Blank);
    if (first == std::string_view::npos)
        return {};
    if (line[first] != '[') // the value of a tag may contain anything
        line = line.substr(0, line.find('#'));
    const auto last = line.find_last_not_of(Blank);
    return last == std::string_view::npos || last < first ? std::string_view{}
                                                          : line.substr(first, last - first + 1);
}

} // namespace

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

SoundPart soundPart(std::string_view text, const HouseFinder &findHouse)
{
    const DealReading reading = readDeal(text, findHouse);
    if (reading.ok())
        return {text, std::nullopt, 0};
    const auto first =
        std::min_element(reading.faults.begin(), reading.faults.end(),
                         [](const Fault &a, const Fault &b) { return a.line < b.line; });
    SoundPart part{text, *first, 0};
    std::string_view rest = text;
    for (int line = 1; line < first->line; ++line)
        nextLine(rest);
    part.text = text.substr(0, text.size() - rest.size());
    if (!readDeal(part.text, findHouse).ok())
        part.text = text;
    while (!rest.empty())
        part.unread += contentOf(nextLine(rest)).empty() ? 0 : 1;
    return part;
}

std::optional<std::string_view> beyond(std::string_view saved, std::string_view text)
{
    saved = saved.substr(0, saved.rfind('\n') + 1);
    while (!saved.empty()) {
        const auto there = contentOf(nextLine(saved));
        if (there.empty())
            continue;
        std::string_view here;
        while (here.empty() && !text.empty())
            here = contentOf(nextLine(text));
        if (here != there)
            return std::nullopt;
    }
    // The blank line after the tags is there already.
    return text.substr(std::min(text.find_first_not_of('\n'), text.size()));
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
