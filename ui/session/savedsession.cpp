// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/savedsession.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <sstream>

namespace pitwise::ui {

namespace {

constexpr std::string_view Mark = "# pitwise:";
constexpr std::string_view SoFar = "# so far";
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
        else if (key == "shown")
            settings.shown = static_cast<std::size_t>(numberFrom(value, 0, 999'999, 0));
    }
}

/// `61.2 s`, in milliseconds; 0 if it is no time.
std::int64_t timeFrom(std::string_view text)
{
    double seconds = 0;
    std::istringstream{std::string{text}} >> seconds;
    const bool sensible = std::isfinite(seconds) && seconds > 0 && seconds < 1e6;
    return sensible ? static_cast<std::int64_t>(seconds * 1000) : 0;
}

std::string timeText(std::int64_t ms)
{
    return std::to_string(ms / 1000) + '.' + std::to_string(ms % 1000 / 100) + " s";
}

/// What the comments of a `.deal` text tell.
void readComments(std::string_view text, PlaySettings &settings, Timing &timing)
{
    std::size_t events = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const auto line = text.substr(at, end - at);
        at = end + 1;
        const auto first = line.find_first_not_of(" \t\r");
        if (line.starts_with(Mark)) {
            readSettings(line.substr(Mark.size()), settings);
        } else if (line.starts_with(SoFar)) {
            timing.soFar = timeFrom(line.substr(SoFar.size()));
        } else if (first != std::string_view::npos && line[first] != '#' && line[first] != '[') {
            const auto comment = line.find('#');
            const auto time =
                comment == std::string_view::npos ? 0 : timeFrom(line.substr(comment + 1));
            if (time > 0) {
                timing.rounds[events] = time;
                timing.soFar = 0;
            }
            ++events;
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
         + " coaching=" + nameIn(Coachings, settings.coaching)
         + (settings.shown > 0 ? " shown=" + std::to_string(settings.shown) : std::string{})
         + "\n\n";
}

std::string linesOf(const Sitting &sitting, std::size_t from)
{
    const auto &log = sitting.session().log();
    const ChipSet &chips = sitting.house().table.chips;
    // Searched from the back, so that a few new lines cost no walk through the whole session.
    const auto &rounds = sitting.rounds();
    auto round = rounds.end();
    while (round != rounds.begin() && std::prev(round)->end >= from)
        --round;
    std::string text;
    for (std::size_t i = from; i < log.size(); ++i) {
        text += toText(log[i], chips);
        if (round != rounds.end() && round->end == i) {
            if (round->time > 0)
                text += "    # " + timeText(round->time);
            ++round;
        }
        text += '\n';
    }
    return text;
}

std::string soFarOf(const Sitting &sitting)
{
    return sitting.soFar() > 0 ? std::string{SoFar} + ' ' + timeText(sitting.soFar()) + '\n'
                               : std::string{};
}

std::string textOf(const Sitting &sitting)
{
    return headOf(sitting) + linesOf(sitting, 0) + soFarOf(sitting);
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
    // Without its house nothing of it is sound: then the whole says best what is wrong.
    return readDeal(part, findHouse).ok() ? part : text;
}

std::variant<Sitting, std::string> readSitting(std::string_view text, const std::string &name,
                                               const HouseFinder &findHouse,
                                               const LastingName &lasting)
{
    const DealReading reading = readDeal(text, findHouse);
    if (!reading.ok()) {
        std::string faults;
        for (const Fault &fault : reading.faults)
            faults += (faults.empty() ? "" : "\n") + name + ':' + std::to_string(fault.line) + ':'
                    + std::to_string(fault.column) + ": " + fault.what;
        return faults;
    }
    SessionSpec spec = reading.deal.spec;
    if (lasting)
        spec.house = lasting(spec.house);
    PlaySettings settings;
    settings.house = spec.house;
    settings.style = spec.style;
    settings.seed = spec.seed.value_or(0);
    settings.startsWithShuffle = spec.startsWithShuffle;
    settings.seats = seatsUsed(reading.deal.events);
    settings.coaching = spec.mode == Mode::Coach ? Coaching::Coach : Coaching::Practice;
    Timing timing;
    readComments(text, settings, timing);
    return Sitting::resumed(settings, spec, reading.deal.house, reading.deal.events, timing);
}

} // namespace pitwise::ui
