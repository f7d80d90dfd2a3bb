// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/findingwords.h"

#include "engine/house/pergame.h"
#include "engine/session/notation.h"
#include "ui/text/findingcontext.h"
#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

/// A game may have words of its own for a finding; without them the common ones are used.
using OwnWords = std::optional<Told> (*)(const FindingContext &);

std::optional<Told> noOwnWords(const FindingContext &)
{
    return std::nullopt;
}
constexpr PerGame<OwnWords> OwnWordsOf{noOwnWords, blackjackFinding};

Told commonWords(const FindingContext &context)
{
    switch (context.finding.code) {
    case FindingCode::DealtOutOfOrder:
    case FindingCode::ExtraCard:
    case FindingCode::MissingBurn:
    case FindingCode::ExtraBurn:
    case FindingCode::ExposedCardUsed:
        return cardFinding(context);
    case FindingCode::ShoeProcedure:
    case FindingCode::ShuffleMissed:
        return shoeFinding(context);
    case FindingCode::WrongPayout:
    case FindingCode::PaidLosingBet:
    case FindingCode::TookWinningBet:
    case FindingCode::MovedPush:
    case FindingCode::WrongTake:
    case FindingCode::WrongReturn:
    case FindingCode::PostMissed:
    case FindingCode::InefficientChips:
    case FindingCode::UnsettledBet:
        return chipFinding(context);
    case FindingCode::SettledOutOfOrder:
        return orderFinding(context);
    case FindingCode::CollectedEarly:
    case FindingCode::CollectedLate:
    case FindingCode::CollectedOutOfOrder:
    case FindingCode::CardsLeft:
        return collectFinding(context);
    case FindingCode::OfferMissed:
    case FindingCode::ActedBeforeDecision:
    case FindingCode::CallMissed:
    case FindingCode::FloorNotCalled:
        return callFinding(context);
    case FindingCode::LateBetAccepted:
    case FindingCode::LimitIgnored:
        return limitFinding(context);
    case FindingCode::DealerDrewWrong:
    case FindingCode::HoleCardExposed:
    case FindingCode::UnaskedCard:
    case FindingCode::NotInProcedure:
        break;
    }
    return strayFinding(context);
}

} // namespace

namespace {

Sentence measured(const Measure &measure, const House &house)
{
    const std::string text = measureText(measure, house);
    return std::holds_alternative<Money>(measure) ? figure(text) : plain(text);
}

} // namespace

Sentence FindingContext::place() const
{
    return finding.hand ? placeWords(*finding.hand)
                        : words(QT_TRANSLATE_NOOP("Words", "the table"));
}

bool FindingContext::atDealer() const
{
    return finding.hand && finding.hand->isDealer();
}

Sentence FindingContext::hand() const
{
    return handWords(finding.hand.value_or(placeOf(act).value_or(DealerHand)));
}

Sentence FindingContext::bet() const
{
    return words(QT_TRANSLATE_NOOP("Words", "%1, %2"),
                 {place(), betWords(finding.bet.value_or(BetKind::Main))});
}

Sentence FindingContext::expected() const
{
    return measured(finding.expected, house);
}

Sentence FindingContext::actual() const
{
    return measured(finding.actual, house);
}

FindingWords findingWords(const Finding &finding, const Act &act, const House &house)
{
    const FindingContext context{finding, act, house};
    const auto own = OwnWordsOf.of(house)(context);
    const Told told = own ? *own : commonWords(context);
    return {titleOf(finding.code), told.done, told.wants};
}

std::string measureText(const Measure &measure, const House &house)
{
    return std::visit(Overloaded{
                          [](std::monostate) { return std::string{}; },
                          [](Money money) { return toText(money); },
                          [](int number) { return std::to_string(number); },
                          [&](const Act &act) { return toText(Event{act}, house.table.chips); },
                      },
                      measure);
}

Sentence dueWords(const Finding &finding)
{
    if (const auto *money = std::get_if<Money>(&finding.expected))
        return words(QT_TRANSLATE_NOOP("Words", "Due: %1."), {moneyWords(*money)});
    if (const auto *act = std::get_if<Act>(&finding.expected))
        return words(QT_TRANSLATE_NOOP("Words", "Due: %1."), {instruction(*act)});
    if (const auto *count = std::get_if<int>(&finding.expected);
        count != nullptr
        && (finding.code == FindingCode::MissingBurn || finding.code == FindingCode::ExtraBurn))
        return words(QT_TRANSLATE_NOOP("Words", "Due: %1 burned."), {number(*count)});
    return plain({});
}

} // namespace pitwise
