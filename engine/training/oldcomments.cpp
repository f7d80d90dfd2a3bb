// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/oldcomments.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>
#include <string>

namespace pitwise {

namespace {

constexpr std::string_view Mark = "# pitwise:";

template<typename List, typename Value>
void readName(const List &all, std::string_view text, std::optional<Value> &value)
{
    for (const Value each : all) {
        if (name(each) == text)
            value = each;
    }
}

std::optional<int> numberFrom(std::string_view text, int least, int most)
{
    int value = 0;
    const char *const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    const bool good = error == std::errc{} && rest == end && value >= least && value <= most;
    return good ? std::optional{value} : std::nullopt;
}

/// `seats=5 temper=mixed irregularities=10 coaching=coach shown=3`.
void readSettings(std::string_view comment, SittingTags &tags)
{
    std::istringstream in{std::string{comment}};
    std::string word;
    while (in >> word) {
        const auto equals = std::min(word.find('='), word.size());
        const auto key = std::string_view{word}.substr(0, equals);
        const auto value = std::string_view{word}.substr(std::min(equals + 1, word.size()));
        if (key == "seats")
            tags.taken = numberFrom(value, 1, MaxSeats);
        else if (key == "irregularities")
            tags.irregularities = numberFrom(value, 0, 100);
        else if (key == "temper")
            readName(AllTempers, value, tags.temper);
        else if (key == "coaching")
            readName(AllCoachings, value, tags.coaching);
        else if (key == "shown")
            tags.shown = static_cast<std::size_t>(numberFrom(value, 0, 999'999).value_or(0));
    }
}

/// Reads `61.2 s`; milliseconds, or 0 if it is not a time.
std::int64_t timeFrom(std::string_view text)
{
    double seconds = 0;
    std::istringstream{std::string{text}} >> seconds;
    const bool sensible = std::isfinite(seconds) && seconds > 0 && seconds < 1e6;
    return sensible ? static_cast<std::int64_t>(seconds * 1000) : 0;
}

/// Lines of a text by number, from 1. Ask for them in rising order.
class Lines
{
public:
    explicit Lines(std::string_view text) : m_text(text) { }
    std::string_view operator[](int number)
    {
        while (m_number < number && !m_text.empty()) {
            const auto end = std::min(m_text.find('\n'), m_text.size());
            m_line = m_text.substr(0, end);
            m_text.remove_prefix(std::min(end + 1, m_text.size()));
            ++m_number;
        }
        return m_line;
    }

private:
    std::string_view m_text;
    std::string_view m_line;
    int m_number = 0;
};

/// Old files note how long a round took in a comment after the act that ended it. The first and the
/// last act of the round get times that far apart; the acts between them keep none.
void readRoundTimes(std::string_view text, DealFile &deal)
{
    Lines lines{text};
    std::int64_t elapsed = 0;
    LogEntry *first = nullptr;
    for (std::size_t i = 0; i < deal.log.size(); ++i) {
        if (deal.log[i].at.known())
            return; // the file already has times
        const auto *act = std::get_if<Act>(&deal.log[i].event);
        if (act == nullptr)
            continue;
        if (first == nullptr)
            first = &deal.log[i];
        if (!isAny<act::End>(*act))
            continue;
        const std::string_view line = lines[deal.lines[i]];
        const auto comment = line.find('#');
        const std::int64_t time =
            comment == std::string_view::npos ? 0 : timeFrom(line.substr(comment + 1));
        if (time > 0) {
            first->at = SessionTime::ofMs(elapsed);
            elapsed += time;
            deal.log[i].at = SessionTime::ofMs(elapsed);
        }
        first = nullptr;
    }
}

} // namespace

void readOldComments(std::string_view text, DealFile &deal)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const auto line = text.substr(at, end - at);
        at = end + 1;
        if (!line.starts_with(Mark))
            continue;
        readSettings(line.substr(Mark.size()), deal.spec.sitting);
        return readRoundTimes(text, deal);
    }
}

} // namespace pitwise
