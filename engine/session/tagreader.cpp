// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/tagreader.h"

#include "engine/base/plaintext.h"
#include "engine/session/tagtext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace pitwise {

namespace {

/// The next word of a tag's value and its column; empty at the end.
std::pair<std::string_view, int> nextWord(std::string_view value, std::size_t &at, int column)
{
    while (at < value.size() && value[at] == ' ')
        ++at;
    const auto from = at;
    while (at < value.size() && value[at] != ' ')
        ++at;
    return {value.substr(from, at - from), column + static_cast<int>(from)};
}

} // namespace

void TagReader::fault(Place at, std::string what)
{
    constexpr std::size_t Enough = 50; // the same word may be wrong a million times
    if (m_faults.size() < Enough)
        m_faults.push_back({at.line, at.column, std::move(what)});
}

void TagReader::read(std::string_view line, int lineNumber)
{
    const auto open = line.find('[');
    const auto firstQuote = line.find('"', open);
    const auto lastQuote = firstQuote == std::string_view::npos
                             ? std::string_view::npos
                             : closingQuote(line, firstQuote + 1);
    const auto close =
        lastQuote == std::string_view::npos ? std::string_view::npos : line.find(']', lastQuote);
    const Place here{lineNumber, static_cast<int>(open) + 1};
    if (close == std::string_view::npos) {
        fault(here, "a tag is written [Name \"value\"]");
        return;
    }
    const auto after = line.find_first_not_of(" \t", close + 1);
    if (after != std::string_view::npos && line[after] != '#') {
        fault({lineNumber, static_cast<int>(after) + 1}, "nothing may follow a tag on its line");
        return;
    }
    auto tag = line.substr(open + 1, firstQuote - open - 1);
    while (!tag.empty() && tag.back() == ' ')
        tag.remove_suffix(1);
    if (!m_seen.insert(std::string{tag}).second) {
        fault(here, "the tag " + shortened(tag) + " appears twice");
        return;
    }
    value(tag, line.substr(firstQuote + 1, lastQuote - firstQuote - 1),
          {lineNumber, static_cast<int>(firstQuote) + 2});
}

void TagReader::value(std::string_view tag, std::string_view value, Place at)
{
    const auto oneOf = [&](std::string_view a, std::string_view b) {
        if (value != a && value != b)
            fault(at, std::string{tag} + " must be \"" + std::string{a} + "\" or \""
                          + std::string{b} + '"');
        return value == a;
    };
    if (tag == "House") {
        constexpr std::size_t LongestPath = 4096;
        if (value.size() > LongestPath)
            return fault(at, "a house has at most " + std::to_string(LongestPath)
                                 + " characters in its id or path");
        m_spec.house = unescapedTag(value);
        m_house = at;
    } else if (tag == "Style") {
        m_spec.style = oneOf("pick-and-pay", "lay-and-pay") ? Style::PickAndPay : Style::LayAndPay;
    } else if (tag == "Shoe") {
        shoe(value, at);
    } else if (tag == "Seed") {
        seed(value, at);
    } else if (tag == "Secret") {
        m_spec.secret = secretFromText(value);
        if (!m_spec.secret)
            fault(at, "Secret must be 64 hexadecimal digits");
    } else if (tag == "Start") {
        m_spec.startsWithShuffle = oneOf("shuffle", "betting");
    } else if (tag == "Patrons") {
        patrons(value, at);
    } else if (tag == "Mode") {
        m_spec.mode = oneOf("coach", "assess") ? Mode::Coach : Mode::Assess;
    } else if (!sittingTag(tag, value, at)) {
        fault({at.line, 1}, "unknown tag " + shortened(tag));
    }
}

/// False if `tag` is not one of the tags for resuming a session.
bool TagReader::sittingTag(std::string_view tag, std::string_view value, Place at)
{
    const auto oneOf = [&](const auto &all) {
        std::string words;
        for (const auto each : all) {
            if (name(each) == value)
                return std::optional{each};
            words += (words.empty() ? "\"" : ", \"") + std::string{name(each)} + '"';
        }
        fault(at, std::string{tag} + " must be one of " + words);
        return std::optional<std::decay_t<decltype(all[0])>>{};
    };
    constexpr int EventsAtMost = 999'999;
    if (tag == "Taken")
        m_spec.sitting.taken = number(tag, value, 1, MaxSeats, at);
    else if (tag == "Temper")
        m_spec.sitting.temper = oneOf(AllTempers);
    else if (tag == "Irregularities")
        m_spec.sitting.irregularities = number(tag, value, 0, 100, at);
    else if (tag == "Coaching")
        m_spec.sitting.coaching = oneOf(AllCoachings);
    else if (tag == "Pressure")
        m_spec.sitting.pressure = oneOf(AllPressures);
    else if (tag == "Shown")
        m_spec.sitting.shown = static_cast<std::size_t>(number(tag, value, 0, EventsAtMost, at));
    else
        return false;
    return true;
}

int TagReader::number(std::string_view tag, std::string_view value, int least, int most, Place at)
{
    int number = 0;
    const char *const end = value.data() + value.size();
    const auto [rest, error] = std::from_chars(value.data(), end, number);
    if (error == std::errc{} && rest == end && number >= least && number <= most)
        return number;
    fault(at, std::string{tag} + " must be a whole number from " + std::to_string(least) + " to "
                  + std::to_string(most));
    return least;
}

void TagReader::shoe(std::string_view value, Place at)
{
    m_shoe = at;
    m_spec.shoe.emplace();
    std::size_t i = 0;
    while (true) {
        const auto [word, column] = nextWord(value, i, at.column);
        if (word.empty())
            return;
        if (m_spec.shoeContinues) {
            fault({at.line, column}, "nothing may follow the ... of a shoe");
            return;
        }
        if (word == "...") {
            m_spec.shoeContinues = true;
        } else if (const auto card = cardFromText(word)) {
            m_spec.shoe->push_back(*card);
        } else {
            fault({at.line, column},
                  '\'' + shortened(word) + "' is not a card such as Ah, Td, 9c or 2s");
            return;
        }
    }
}

void TagReader::seed(std::string_view value, Place at)
{
    std::uint64_t seed = 0;
    const char *const end = value.data() + value.size();
    const auto [rest, error] = std::from_chars(value.data(), end, seed);
    if (value.empty() || error != std::errc{} || rest != end)
        fault(at, "Seed must be a whole number");
    m_spec.seed = seed;
}

void TagReader::patrons(std::string_view value, Place at)
{
    m_patrons = at;
    std::size_t i = 0;
    while (true) {
        const auto [word, column] = nextWord(value, i, at.column);
        if (word.empty())
            return;
        std::vector<SeatId> spots;
        std::size_t from = 0;
        while (from <= word.size()) {
            const auto plus = std::min(word.find('+', from), word.size());
            int seat = 0;
            const auto [rest, error] =
                std::from_chars(word.data() + from, word.data() + plus, seat);
            if (error != std::errc{} || rest != word.data() + plus || seat < 1 || seat > MaxSeats) {
                fault({at.line, column + static_cast<int>(from)},
                      '\'' + shortened(word) + "' is not a list of seats such as 1+2+3");
                return;
            }
            spots.push_back(seatAt(seat));
            from = plus + 1;
        }
        m_spec.patrons.push_back(std::move(spots));
    }
}

void TagReader::check(const House &house)
{
    if (m_spec.shoe) {
        std::array<int, Card::Kinds> count{};
        for (const Card card : *m_spec.shoe) {
            if (++count[static_cast<std::size_t>(card.kind())] == house.shoe.decks + 1)
                fault(m_shoe, toText(card) + " is in the shoe more often than its "
                                  + std::to_string(house.shoe.decks) + " decks allow");
        }
        if (m_spec.shoe->empty() && !m_spec.shoeContinues)
            fault(m_shoe, "the shoe is empty");
    }
    std::array<bool, MaxSeats + 1> taken{};
    for (const auto &spots : m_spec.patrons) {
        if (static_cast<int>(spots.size()) > house.table.handsPerPatron)
            fault(m_patrons, "a patron may play at most "
                                 + std::to_string(house.table.handsPerPatron)
                                 + " spots in this house");
        for (const SeatId seat : spots) {
            if (seat.number > house.table.seats)
                fault(m_patrons, "seat " + std::to_string(seat.number)
                                     + ": this table has seats 1 to "
                                     + std::to_string(house.table.seats));
            else if (std::exchange(taken[seat.number], true))
                fault(m_patrons, "seat " + std::to_string(seat.number) + " is listed twice");
        }
    }
}

} // namespace pitwise
