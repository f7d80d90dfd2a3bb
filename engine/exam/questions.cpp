// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/questions.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

constexpr std::size_t MostOptions = 4;

template<typename Value>
void shuffle(std::vector<Value> &values, KeyStream &random)
{
    for (std::size_t i = 0; i < values.size(); ++i)
        std::swap(values[i],
                  values[i + random.below(static_cast<std::uint32_t>(values.size() - i))]);
}

/// Other values that the key could have.
std::vector<std::string> wrongValues(const HouseKey &key, const House &house)
{
    std::vector<std::string> values(key.choices.begin(), key.choices.end());
    House other = house;
    while (key.choices.empty() && values.size() + 1 < MostOptions) {
        key.alter(other);
        const std::string value = key.text(other);
        if (value == key.text(house) || std::count(values.begin(), values.end(), value) > 0)
            break;
        values.push_back(value);
    }
    std::erase(values, key.text(house));
    return values;
}

/// A dealer must know the rule, and it could have another value.
bool canBeAsked(const HouseKey &key, const House &house)
{
    return key.risk && key.applies(house) && key.kind != KeyKind::Text && key.kind != KeyKind::Chips
        && !wrongValues(key, house).empty();
}

/// What other houses have, first: those are the answers that a dealer mixes up.
void putFirst(std::vector<std::string> &values, const HouseKey &key, const House &house,
              std::span<const House> others)
{
    std::vector<std::string> theirs;
    for (const House &other : others) {
        const bool differs = key.applies(other) && key.text(other) != key.text(house);
        if (differs && std::find(theirs.begin(), theirs.end(), key.text(other)) == theirs.end())
            theirs.push_back(key.text(other));
    }
    for (const std::string &value : theirs)
        std::erase(values, value);
    values.insert(values.begin(), theirs.begin(), theirs.end());
}

Question questionAbout(const HouseKey &key, const House &house, std::span<const House> others,
                       KeyStream &random)
{
    Question question;
    question.key = &key;
    question.options = wrongValues(key, house);
    shuffle(question.options, random);
    putFirst(question.options, key, house, others);
    question.options.resize(std::min(question.options.size(), MostOptions - 1));
    question.options.push_back(key.text(house));
    shuffle(question.options, random);
    const auto right = std::find(question.options.begin(), question.options.end(), key.text(house));
    question.right = static_cast<std::size_t>(right - question.options.begin());
    return question;
}

} // namespace

std::vector<Question> askAbout(const House &house, int count, KeyStream random,
                               std::span<const House> others)
{
    std::vector<const HouseKey *> keys;
    for (const HouseKey &key : houseKeys()) {
        if (canBeAsked(key, house))
            keys.push_back(&key);
    }
    shuffle(keys, random);
    keys.resize(std::min(keys.size(), static_cast<std::size_t>(count)));
    std::vector<Question> questions;
    for (const HouseKey *key : keys)
        questions.push_back(questionAbout(*key, house, others, random));
    return questions;
}

} // namespace pitwise
