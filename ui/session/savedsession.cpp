// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/savedsession.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <sstream>

namespace pitwise::ui {

namespace {

constexpr std::string_view Mark = "# pitwise:";
constexpr std::array Coachings{std::pair{Coaching::Coach, "coach"},
                               std::pair{Coaching::Practice, "practice"},
                               std::pair{Coaching::Silent, "silent"}};
constexpr std::array Tempers{std::pair{Temper::Careful, "careful"},
                             std::pair{Temper::Mixed, "mixed"}, std::pair{Temper::Bold, "bold"}};

template<typename Pairs, typename Value>
std::string nameIn(const Pairs &pairs, Value value)
{
    for (const auto &[one, name] : pairs) {
        if (one == value)
            return name;
    }
    return {};
}

template<typename Pairs, typename Value>
void readFrom(const Pairs &pairs, std::string_view text, Value &value)
{
    for (const auto &[one, name] : pairs) {
        if (text == name)
            value = one;
    }
}

int numberFrom(std::string_view text, int least, int most, int otherwise)
{
    int value = 0;
    if (text.empty() || text.size() > 6)
        return otherwise;
    for (const char digit : text) {
        if (digit < '0' || digit > '9')
            return otherwise;
        value = value * 10 + (digit - '0');
    }
    return value < least || value > most ? otherwise : value;
}

/// `seats=5 temper=mixed irregularities=10 coaching=coach`.
void readSettings(std::string_view comment, PlaySettings &settings)
{
    std::istringstream in{std::string{comment}};
    std::string word;
    while (in >> word) {
        const auto equals = word.find('=');
        if (equals == std::string::npos)
            continue;
        const auto key = std::string_view{word}.substr(0, equals);
        const auto value = std::string_view{word}.substr(equals + 1);
        if (key == "seats")
            settings.seats = numberFrom(value, 1, MaxSeats, settings.seats);
        else if (key == "irregularities")
            settings.irregularities = numberFrom(value, 0, 100, settings.irregularities);
        else if (key == "temper")
            readFrom(Tempers, value, settings.temper);
        else if (key == "coaching")
            readFrom(Coachings, value, settings.coaching);
    }
}

/// What the comments of a `.deal` text tell.
void readComments(std::string_view text, PlaySettings &settings, std::vector<std::int64_t> &times)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const auto line = text.substr(at, end - at);
        at = end + 1;
        if (line.starts_with(Mark))
            readSettings(line.substr(Mark.size()), settings);
        else if (line.starts_with("end")) {
            const auto comment = line.find('#');
            double seconds = 0;
            if (comment != std::string_view::npos)
                std::istringstream{std::string{line.substr(comment + 1)}} >> seconds;
            const bool sensible = std::isfinite(seconds) && seconds > 0 && seconds < 1e6;
            times.push_back(sensible ? static_cast<std::int64_t>(seconds * 1000) : 0);
        }
    }
}

/// The highest seat anybody ever bet at.
int seatsUsed(const std::vector<Event> &events)
{
    int seats = 1;
    for (const Event &event : events) {
        const auto *patron = std::get_if<PatronAct>(&event);
        const auto *bet = patron == nullptr ? nullptr : std::get_if<patron::Bet>(patron);
        if (bet != nullptr)
            seats = std::max(seats, static_cast<int>(bet->hand.seat.number));
    }
    return seats;
}

} // namespace

std::string headOf(const Sitting &sitting)
{
    const PlaySettings &settings = sitting.settings();
    return toText(sitting.session().spec()) + std::string{Mark} + " seats="
         + std::to_string(settings.seats) + " temper=" + nameIn(Tempers, settings.temper)
         + " irregularities=" + std::to_string(settings.irregularities)
         + " coaching=" + nameIn(Coachings, settings.coaching) + "\n\n";
}

std::string linesOf(const Sitting &sitting, std::size_t from)
{
    const auto &log = sitting.session().log();
    const ChipSet &chips = sitting.house().table.chips;
    const auto ends = [](const Event &event) {
        const auto *act = std::get_if<Act>(&event);
        return act != nullptr && std::holds_alternative<act::End>(*act);
    };
    // Times are counted from the back, so that a few new lines cost no walk through the whole log.
    const auto &times = sitting.roundTimes();
    auto nextTime = times.size();
    for (std::size_t i = from; i < log.size(); ++i)
        nextTime -= ends(log[i]) && nextTime > 0 ? 1 : 0;
    std::string text;
    for (std::size_t i = from; i < log.size(); ++i) {
        text += toText(log[i], chips);
        if (ends(log[i]) && nextTime < times.size()) {
            const std::int64_t time = times[nextTime++];
            std::array<char, 40> comment{};
            if (time > 0)
                std::snprintf(comment.data(), comment.size(), "    # %lld.%lld s",
                              static_cast<long long>(time / 1000),
                              static_cast<long long>(time % 1000 / 100));
            text += comment.data();
        }
        text += '\n';
    }
    return text;
}

std::string textOf(const Sitting &sitting)
{
    return headOf(sitting) + linesOf(sitting, 0);
}

std::variant<Sitting, std::string> readSitting(std::string_view text, const std::string &name,
                                               const HouseFinder &findHouse)
{
    const DealReading reading = readDeal(text, findHouse);
    if (!reading.ok()) {
        std::string faults;
        for (const Fault &fault : reading.faults)
            faults += (faults.empty() ? "" : "\n") + name + ':' + std::to_string(fault.line) + ':'
                    + std::to_string(fault.column) + ": " + fault.what;
        return faults;
    }
    const SessionSpec &spec = reading.deal.spec;
    PlaySettings settings;
    settings.house = spec.house;
    settings.style = spec.style;
    settings.seed = spec.seed.value_or(0);
    settings.startsWithShuffle = spec.startsWithShuffle;
    settings.seats = seatsUsed(reading.deal.events);
    settings.coaching =
        spec.mode == Mode::Coach ? Coaching::Coach : Coaching::Practice;
    std::vector<std::int64_t> times;
    readComments(text, settings, times);
    return Sitting::resumed(settings, spec, reading.deal.house, reading.deal.events, times);
}

} // namespace pitwise::ui
