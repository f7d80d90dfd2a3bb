// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/lessonsentence.h"

#include "engine/house/housekeys.h"
#include "engine/house/rules.h"

#include <algorithm>

namespace pitwise {

namespace {

/// What stands between two braces.
struct Blank
{
    std::string_view key;
    std::optional<Money> of; ///< an amount that a ratio is applied to
    std::string_view one; ///< the word for a single thing
    std::string_view many;
};

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

/// Reads a blank. `fault` says what is wrong with it.
Blank blankFrom(std::string_view text, std::string &fault)
{
    Blank blank;
    blank.key = trimmed(text.substr(0, text.find_first_of("| ")));
    const HouseKey *key = findHouseKey(blank.key);
    if (key == nullptr) {
        fault = "no house has a key '" + std::string{blank.key} + '\'';
        return blank;
    }
    if (const auto bar = text.find('|'); bar != std::string_view::npos) {
        const auto second = text.find('|', bar + 1);
        if (second == std::string_view::npos || key->kind != KeyKind::Count) {
            fault = "'{" + std::string{text}
                  + "}' must be a number with two words, {war.burn|card|cards}";
            return blank;
        }
        blank.one = text.substr(bar + 1, second - bar - 1);
        blank.many = text.substr(second + 1);
    } else if (const auto rest = trimmed(text.substr(blank.key.size())); !rest.empty()) {
        blank.of = rest.starts_with("of ") ? moneyFromText(trimmed(rest.substr(3))) : std::nullopt;
        if (!blank.of || key->kind != KeyKind::Ratio)
            fault =
                "'{" + std::string{text} + "}' must be a ratio of an amount, {tie_bet.pays of 25}";
    }
    return blank;
}

/// Calls `plain` for text and `fill` for blanks. A string says what is wrong.
template<typename Plain, typename Fill>
std::string eachPiece(std::string_view text, Plain plain, Fill fill)
{
    while (!text.empty()) {
        const auto open = std::min(text.find('{'), text.size());
        if (text.substr(0, open).find('}') != std::string_view::npos)
            return "a '}' has no '{'";
        plain(text.substr(0, open));
        text.remove_prefix(open);
        if (text.empty())
            break;
        const auto close = text.find('}');
        if (close == std::string_view::npos)
            return "a '{' is never closed";
        std::string fault;
        const Blank blank = blankFrom(text.substr(1, close - 1), fault);
        if (!fault.empty())
            return fault;
        fill(blank);
        text.remove_prefix(close + 1);
    }
    return {};
}

std::optional<std::string> filledBlank(const Blank &blank, const House &house,
                                       const Translation &say)
{
    const auto spoken = spokenValue(blank.key, house, say);
    if (!spoken)
        return std::nullopt;
    const std::string &value = *spoken;
    if (!blank.one.empty())
        return value + ' ' + std::string{value == "1" ? blank.one : blank.many};
    if (!blank.of)
        return value;
    const auto ratio = ratioFromText(value);
    if (!ratio)
        return std::nullopt;
    const Money exact = *blank.of * *ratio;
    const bool taken = blank.key == name(Rule::SurrenderLoses); // the others are paid
    return toText(taken ? house.takeable(exact) : house.payable(exact));
}

std::string readCondition(std::string_view text, Conditions &conditions)
{
    Condition condition;
    condition.value = "yes";
    if (text.starts_with('!')) {
        condition.holdsIfEqual = false;
        text.remove_prefix(1);
    }
    if (const auto equals = text.find('='); equals != std::string_view::npos) {
        const bool isNot = equals > 0 && text[equals - 1] == '!';
        condition.holdsIfEqual = !isNot;
        condition.value = trimmed(text.substr(equals + 1));
        text = text.substr(0, equals - (isNot ? 1 : 0));
    }
    condition.key = trimmed(text);
    const HouseKey *key = findHouseKey(condition.key);
    if (key == nullptr)
        return "no house has a key '" + condition.key + '\'';
    const auto &choices = key->choices;
    if (key->kind == KeyKind::Choice
        && std::find(choices.begin(), choices.end(), condition.value) == choices.end())
        return '\'' + condition.key + "' is never '" + condition.value + '\'';
    if (key->kind == KeyKind::Flag && condition.value != "yes" && condition.value != "no")
        return '\'' + condition.key + "' is yes or no, not '" + condition.value + '\'';
    conditions.push_back(std::move(condition));
    return {};
}

} // namespace

std::string inEnglish(const std::string &text)
{
    return text;
}

std::optional<std::string> spokenValue(std::string_view name, const House &house,
                                       const Translation &say)
{
    const HouseKey *key = findHouseKey(name);
    if (key == nullptr || !key->applies(house))
        return std::nullopt;
    std::string value = key->text(house);
    if (key->kind == KeyKind::Choice)
        std::replace(value.begin(), value.end(), '-', ' ');
    if (key->kind == KeyKind::Chips) {
        for (auto at = value.find(' '); at != std::string::npos; at = value.find(' ', at + 2))
            value.insert(at, 1, ',');
    }
    const bool isNumber = std::none_of(value.begin(), value.end(),
                                       [](char letter) { return letter >= 'a' && letter <= 'z'; });
    return isNumber ? value : say(value);
}

std::string faultOfSentence(std::string_view text)
{
    return eachPiece(
        text, [](std::string_view) {}, [](const Blank &) {});
}

std::optional<std::string> sentenceFor(const std::string &text, const House &house,
                                       const Translation &say)
{
    std::string sentence;
    bool has = true;
    const std::string fault = eachPiece(
        say(text), [&](std::string_view plain) { sentence += plain; },
        [&](const Blank &blank) {
            const auto value = filledBlank(blank, house, say);
            has = has && value.has_value();
            sentence += value.value_or("");
        });
    return has && fault.empty() ? std::optional{sentence} : std::nullopt;
}

std::string readConditions(std::string_view text, Conditions &conditions)
{
    constexpr std::string_view And = " and ";
    while (true) {
        const auto end = text.find(And);
        if (auto fault = readCondition(trimmed(text.substr(0, end)), conditions); !fault.empty())
            return fault;
        if (end == std::string_view::npos)
            return {};
        text.remove_prefix(end + And.size());
    }
}

bool hold(const Conditions &conditions, const House &house)
{
    return std::all_of(conditions.begin(), conditions.end(), [&](const Condition &each) {
        const HouseKey *key = findHouseKey(each.key);
        const bool equal = key->applies(house) && key->text(house) == each.value;
        return equal == each.holdsIfEqual;
    });
}

} // namespace pitwise
