// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/diffwords.h"

#include "engine/house/choicenames.h"
#include "ui/text/diffpatterns.h"
#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

/// A value of a house file as people say it.
Sentence valueWords(std::string_view key, const std::string &value)
{
    if (value == wordFor(Direction::LeftToRight))
        return words(QT_TRANSLATE_NOOP("Words", "left to right"));
    if (value == wordFor(Direction::RightToLeft))
        return words(QT_TRANSLATE_NOOP("Words", "right to left"));
    const auto share = key == "surrender.loses" ? ratioFromText(value) : std::nullopt;
    return share ? shareWords(*share) : figure(value);
}

} // namespace

Sentence diffWords(const Difference &difference, const House &next)
{
    const bool isNew = difference.from == "none" || difference.from == "0";
    const char *pattern = diffPattern(difference.key, difference.to, isNew, next.game);
    if (pattern == nullptr)
        return {};
    return words(pattern, {valueWords(difference.key, difference.to),
                           valueWords(difference.key, difference.from)});
}

std::string_view name(Risk risk)
{
    switch (risk) {
    case Risk::Money:
        return "money";
    case Risk::Order:
        return "order";
    case Risk::Cards:
        return "cards";
    case Risk::Calls:
        return "calls";
    }
    return {};
}

Sentence riskWords(Risk risk)
{
    switch (risk) {
    case Risk::Money:
        return words(QT_TRANSLATE_NOOP("Words", "Money: what you take, pay and allow"));
    case Risk::Order:
        return words(QT_TRANSLATE_NOOP("Words", "Order: who comes first"));
    case Risk::Cards:
        return words(
            QT_TRANSLATE_NOOP("Words", "Cards: the shoe, the burns, when cards are picked up"));
    case Risk::Calls:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Words", "Calls, seats and chips"));
}

} // namespace pitwise
