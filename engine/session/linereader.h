// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/base/sessiontime.h"
#include "engine/house/house.h"
#include "engine/table/acts.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// A word of a line, and its column, from 1.
struct Word
{
    std::string_view text;
    int column = 1;
};

/// `'text'`, shortened if it is very long.
[[nodiscard]] std::string quoted(std::string_view text);

/// Reads one line into an event and its time. Stops at the first fault.
class LineReader
{
public:
    LineReader(std::string_view line, const House &house);

    /// The line is empty, or only a comment.
    [[nodiscard]] bool blank() const { return m_count == 0; }
    /// Empty if there is a fault; the caller fills in the line of `fault()`.
    [[nodiscard]] std::optional<Event> read();
    /// From the `@` at the end of the line.
    [[nodiscard]] SessionTime time() const { return m_time; }
    /// `# hint` ends it: the act was done after a hint.
    [[nodiscard]] bool hinted() const { return m_hinted; }
    [[nodiscard]] int timeColumn() const { return m_timeColumn; }
    [[nodiscard]] const Fault &fault() const { return m_fault; }

private:
    std::optional<Event> dealerAct(Word verb);
    std::optional<Event> call();
    std::optional<Event> dealCard();
    std::optional<Event> takeBets();
    std::optional<Event> patronAct(Word who);
    std::optional<Event> chanceEvent();

    void readTime(Word word);
    bool failed() const { return !m_fault.what.empty(); }
    Word next(const char *wanted);
    /// Consumes the next word if it is `text`.
    bool wordIs(std::string_view text);
    void fail(Word word, std::string what);
    SeatId seat(Word word);
    SeatId seat() { return seat(next("a seat")); }
    HandId hand(Word word);
    HandId hand() { return hand(next("a seat")); }
    HandId handOrDealer();
    BetKind bet(Word word);
    BetKind bet() { return bet(next("a bet")); }
    Amount amount();
    Amount chips(Word word);
    int number(int most);
    std::optional<Amount> amountIfAny();
    template<typename T>
    std::optional<Event> done(const T &what);

    const House &m_house;
    std::array<Word, 8> m_words;
    std::size_t m_count = 0;
    std::size_t m_at = 0;
    int m_endColumn = 1;
    SessionTime m_time;
    bool m_hinted = false;
    int m_timeColumn = 0; ///< 0: no time
    Fault m_fault;
};

} // namespace pitwise
