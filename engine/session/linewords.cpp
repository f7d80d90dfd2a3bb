// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of a line: seats, bets, amounts, numbers.
#include "engine/session/linereader.h"

#include "engine/base/plaintext.h"
#include "engine/session/notation.h"
#include "engine/table/gametable.h"

#include <algorithm>
#include <charconv>

namespace pitwise {

namespace {

std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const char *const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (text.empty() || text.front() == '-' || error != std::errc{} || rest != end)
        return std::nullopt;
    return value;
}

std::optional<BetKind> betFrom(std::string_view text, const House &house)
{
    for (const BetKind kind : gameTable(house).bets) {
        if (name(kind) == text)
            return kind;
    }
    return std::nullopt;
}

} // namespace

std::string quoted(std::string_view text)
{
    return '\'' + shortened(text) + '\'';
}

void LineReader::fail(Word word, std::string what)
{
    if (!failed())
        m_fault = {1, word.column, std::move(what)};
}

Word LineReader::next(const char *wanted)
{
    if (m_at < m_count)
        return m_words[m_at++];
    const Word nothing{{}, m_endColumn};
    fail(nothing, std::string{wanted} + " is missing");
    return nothing;
}

bool LineReader::wordIs(std::string_view text)
{
    const bool is = m_at < m_count && m_words[m_at].text == text;
    m_at += is ? 1 : 0;
    return is;
}

SeatId LineReader::seat(Word word)
{
    const HandId id = hand(word);
    if (!failed() && id.split > 0)
        fail(word, quoted(word.text) + " is a split hand, but this needs a seat");
    return id.seat;
}

HandId LineReader::hand(Word word)
{
    if (failed())
        return {};
    std::string_view digits = word.text;
    std::uint8_t split = 0;
    if (digits.size() > 1 && digits.back() >= 'b' && digits.back() <= 'd') {
        split = static_cast<std::uint8_t>(digits.back() - 'a');
        digits.remove_suffix(1);
    }
    const auto value = wholeNumber(digits);
    if (!value) {
        fail(word, quoted(word.text) + " is not a seat");
        return {};
    }
    if (*value < 1 || *value > m_house.table.seats) {
        fail(word, "seat " + std::to_string(*value) + ": this table has seats 1 to "
                       + std::to_string(m_house.table.seats));
        return {};
    }
    return {seatAt(*value), split};
}

HandId LineReader::handOrDealer()
{
    const Word word = next("a seat or 'dealer'");
    return word.text == "dealer" ? DealerHand : hand(word);
}

BetKind LineReader::bet(Word word)
{
    const auto kind = betFrom(word.text, m_house);
    if (!kind)
        fail(word, quoted(word.text) + " is not a bet: main, tie, war, war-tie, post, insurance");
    return kind.value_or(BetKind::Main);
}

Amount LineReader::chips(Word word)
{
    Amount amount;
    std::string_view rest = word.text;
    int column = word.column;
    while (!failed()) {
        const auto plus = rest.find('+');
        const auto part = rest.substr(0, plus);
        const Word here{part, column};
        const auto times = part.find('x');
        const auto count = wholeNumber(part.substr(0, times));
        const auto value =
            times == std::string_view::npos ? std::nullopt : moneyFromText(part.substr(times + 1));
        const auto index = value ? m_house.table.chips.indexOf(*value) : std::nullopt;
        if (!count || !value || *count < 1 || *count > MaxChipsOfAKind) {
            fail(here, quoted(part) + " is not a number of chips such as 2x25");
        } else if (!index) {
            fail(here, "this house has no chip of " + toText(*value));
        } else {
            auto &slot = amount.chips.of[static_cast<std::size_t>(*index)];
            if (slot + *count > MaxChipsOfAKind)
                fail(here, "too many chips of " + toText(*value));
            else
                slot = static_cast<std::uint16_t>(slot + *count);
        }
        if (plus == std::string_view::npos)
            break;
        rest.remove_prefix(plus + 1);
        column += static_cast<int>(plus) + 1;
    }
    amount.money = m_house.table.chips.worth(amount.chips);
    if (amount.money > Money::largest())
        fail(word, "the amount is too large");
    return amount;
}

Amount LineReader::amount()
{
    const Word word = next("an amount");
    if (failed())
        return {};
    if (word.text.find('x') != std::string_view::npos)
        return chips(word);
    if (word.text.front() == '-') {
        fail(word, "an amount cannot be negative");
        return {};
    }
    const auto money = moneyFromText(word.text);
    if (!money)
        fail(word, quoted(word.text) + " is not an amount such as 25, 12.50 or 2x25+1x5, at most "
                       + toText(Money::largest()));
    else if (*money == Money{})
        fail(word, "an amount must be above 0");
    return {money.value_or(Money{}), {}};
}

std::optional<Amount> LineReader::amountIfAny()
{
    return m_at < m_count ? std::optional{amount()} : std::nullopt;
}

int LineReader::number(int most)
{
    const Word word = next("a number");
    const auto value = wholeNumber(word.text);
    if (!failed() && (!value || *value > most))
        fail(word, quoted(word.text) + " is not a number from 0 to " + std::to_string(most));
    return value.value_or(0);
}

} // namespace pitwise
