// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/skillgroup.h"

namespace pitwise {

namespace {

bool callsTheFloorOrRemarksABet(const act::Say &say)
{
    return say.call == Call::Floor || say.call == Call::BelowMinimum;
}

PerGroup<bool> groups(std::initializer_list<SkillGroup> list)
{
    PerGroup<bool> all{};
    for (const SkillGroup group : list)
        all[static_cast<std::size_t>(group)] = true;
    return all;
}

/// An act that the house has no place for counts where it would have been judged.
SkillGroup firstGroupOf(const Act &act)
{
    const auto judged = judgedIn(act);
    for (const SkillGroup group : AllSkillGroups) {
        if (judged[static_cast<std::size_t>(group)])
            return group;
    }
    return SkillGroup::Order;
}

} // namespace

std::string_view name(SkillGroup group)
{
    switch (group) {
    case SkillGroup::Cards:
        return "cards";
    case SkillGroup::Payments:
        return "payments";
    case SkillGroup::Order:
        return "order";
    case SkillGroup::Calls:
        return "calls";
    case SkillGroup::Irregularities:
        return "irregularities";
    }
    return {};
}

std::optional<SkillGroup> groupOf(FindingCode code)
{
    switch (code) {
    case FindingCode::DealtOutOfOrder:
    case FindingCode::ExtraCard:
    case FindingCode::MissingBurn:
    case FindingCode::ExtraBurn:
    case FindingCode::ShoeProcedure:
    case FindingCode::ShuffleMissed:
    case FindingCode::DealerDrewWrong:
    case FindingCode::HoleCardExposed:
    case FindingCode::UnaskedCard:
        return SkillGroup::Cards;
    case FindingCode::WrongPayout:
    case FindingCode::PaidLosingBet:
    case FindingCode::TookWinningBet:
    case FindingCode::MovedPush:
    case FindingCode::WrongTake:
    case FindingCode::WrongReturn:
    case FindingCode::PostMissed:
    case FindingCode::InefficientChips:
    case FindingCode::UnsettledBet:
        return SkillGroup::Payments;
    case FindingCode::SettledOutOfOrder:
    case FindingCode::CollectedEarly:
    case FindingCode::CollectedLate:
    case FindingCode::CollectedOutOfOrder:
    case FindingCode::CardsLeft:
        return SkillGroup::Order;
    case FindingCode::OfferMissed:
    case FindingCode::ActedBeforeDecision:
    case FindingCode::CallMissed:
        return SkillGroup::Calls;
    case FindingCode::ExposedCardUsed:
    case FindingCode::LateBetAccepted:
    case FindingCode::LimitIgnored:
    case FindingCode::FloorNotCalled:
        return SkillGroup::Irregularities;
    case FindingCode::NotInProcedure:
        break;
    }
    return std::nullopt;
}

SkillGroup groupOf(const Finding &finding, const Act &act)
{
    const auto group = groupOf(finding.code);
    return group ? *group : firstGroupOf(act);
}

PerGroup<bool> judgedIn(const Act &act)
{
    using enum SkillGroup;
    return std::visit(Overloaded{
                          [](const act::Say &say) {
                              return callsTheFloorOrRemarksABet(say) ? groups({Irregularities})
                                                                     : groups({Calls});
                          },
                          [](const act::Take &) {
                              return groups({Payments, Order});
                          },
                          [](const act::Pay &) {
                              return groups({Payments, Order});
                          },
                          [](const act::Retract &) { return groups({Payments}); },
                          [](const act::Post &) {
                              return groups({Payments, Order});
                          },
                          [](const act::Give &) {
                              return groups({Payments, Order});
                          },
                          [](const act::Return &) { return groups({Payments}); },
                          [](const act::Refuse &) { return groups({Irregularities}); },
                          [](const act::Discard &) { return groups({Irregularities}); },
                          [](const act::Void &) { return groups({Irregularities}); },
                          [](const act::Collect &) { return groups({Order}); },
                          [](const act::End &) { return groups({Order}); },
                          [](const auto &) { return groups({Cards}); },
                      },
                      act);
}

} // namespace pitwise
