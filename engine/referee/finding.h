// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/house/rules.h"
#include "engine/table/acts.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace pitwise {

enum class FindingCode : std::uint8_t {
    DealtOutOfOrder,
    ExtraCard,
    MissingBurn,
    ExtraBurn,
    ShoeProcedure,
    ShuffleMissed,
    ExposedCardUsed,
    SettledOutOfOrder,
    WrongPayout,
    PaidLosingBet,
    TookWinningBet,
    MovedPush,
    WrongTake,
    WrongReturn,
    PostMissed,
    InefficientChips,
    OfferMissed,
    ActedBeforeDecision,
    CallMissed,
    LateBetAccepted,
    LimitIgnored,
    FloorNotCalled,
    CollectedEarly,
    CollectedLate,
    CollectedOutOfOrder,
    UnsettledBet,
    CardsLeft,
    DealerDrewWrong,
    HoleCardExposed,
    UnaskedCard,
    NotInProcedure, ///< stays the last one: `finding.cpp` counts up to it
};

enum class Severity : std::uint8_t { Critical, Major, Minor };

/// An amount, a number of cards, or the act itself.
using Measure = std::variant<std::monostate, Money, int, Act>;

/// One mistake, as ids and values. Whoever shows it finds the words.
struct Finding
{
    FindingCode code{};
    Rule rule{};
    std::optional<HandId> hand;
    std::optional<BetKind> bet;
    Measure expected{};
    Measure actual{};
    std::optional<Ratio> expectedRatio{};
    std::optional<Ratio> actualRatio{};
    bool corrected = false; ///< the dealer took it back and did it right: half the weight

    bool operator==(const Finding &) const = default;
};

/// `wrong-payout`.
[[nodiscard]] std::string_view name(FindingCode code);
[[nodiscard]] Severity severityOf(FindingCode code);
[[nodiscard]] std::string_view name(Severity severity);

} // namespace pitwise
