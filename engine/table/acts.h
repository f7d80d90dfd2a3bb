// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/bets.h"
#include "engine/base/chips.h"
#include "engine/base/ids.h"

#include <array>
#include <optional>
#include <variant>

namespace pitwise {

enum class Call : std::uint8_t {
    PlaceBets,
    NoMoreBets,
    WarOrSurrender,
    BelowMinimum,
    Parlay,
    Insurance,
    Floor
};
inline constexpr std::array AllCalls{Call::PlaceBets,    Call::NoMoreBets, Call::WarOrSurrender,
                                     Call::BelowMinimum, Call::Parlay,     Call::Insurance,
                                     Call::Floor};
/// The call is made to one patron, not to the whole table.
[[nodiscard]] constexpr bool isToOnePatron(Call call)
{
    switch (call) {
    case Call::WarOrSurrender:
    case Call::BelowMinimum:
    case Call::Parlay:
        return true;
    case Call::PlaceBets:
    case Call::NoMoreBets:
    case Call::Insurance:
    case Call::Floor:
        break;
    }
    return false;
}
/// A patron's answer where there is no amount to choose.
enum class Decision : std::uint8_t { None, War, Surrender, Parlay, Keep, EvenMoney, Hit, Stand };

/// What the dealer does.
namespace act {
// clang-format off
struct Shuffle      { bool operator==(const Shuffle &) const = default; };
struct OfferCut     { SeatId seat; bool operator==(const OfferCut &) const = default; };
struct Cut          { bool operator==(const Cut &) const = default; };
struct PlaceCutCard { int behind = 0; bool operator==(const PlaceCutCard &) const = default; };
struct Load         { bool operator==(const Load &) const = default; };
struct Say          { Call call{}; SeatId seat; bool operator==(const Say &) const = default; };
struct Deal         { HandId hand; bool faceDown = false; bool operator==(const Deal &) const = default; };
struct Burn         { bool operator==(const Burn &) const = default; };
struct Discard      { bool operator==(const Discard &) const = default; };
struct Take         { HandId hand; BetSet bets; std::optional<Amount> amount; bool operator==(const Take &) const = default; };
struct Pay          { HandId hand; BetKind bet{}; Amount amount; bool operator==(const Pay &) const = default; };
struct Retract      { HandId hand; BetKind bet{}; bool operator==(const Retract &) const = default; };
struct Post         { HandId hand; Amount amount; bool operator==(const Post &) const = default; };
struct Give         { HandId hand; bool operator==(const Give &) const = default; };
struct Return       { HandId hand; BetKind bet{}; std::optional<Amount> amount; bool operator==(const Return &) const = default; };
struct Refuse       { HandId hand; BetKind bet{}; bool operator==(const Refuse &) const = default; };
struct Split        { HandId hand; bool operator==(const Split &) const = default; };
struct Peek         { bool operator==(const Peek &) const = default; };
struct Reveal       { bool operator==(const Reveal &) const = default; };
struct Void         { bool operator==(const Void &) const = default; };
struct Collect      { HandId hand; bool operator==(const Collect &) const = default; };
struct End          { bool operator==(const End &) const = default; };
// clang-format on
} // namespace act

using Act = std::variant<act::Shuffle, act::OfferCut, act::Cut, act::PlaceCutCard, act::Load,
                         act::Say, act::Deal, act::Burn, act::Discard, act::Take, act::Pay,
                         act::Retract, act::Post, act::Give, act::Return, act::Refuse, act::Split,
                         act::Peek, act::Reveal, act::Void, act::Collect, act::End>;

/// What a patron does.
namespace patron {
// clang-format off
struct Bet    { HandId hand; BetKind bet{}; Amount amount; bool operator==(const Bet &) const = default; };
struct Decide { HandId hand; Decision decision{}; bool operator==(const Decide &) const = default; };
struct Double { HandId hand; Amount main; std::optional<Amount> war; bool operator==(const Double &) const = default; };
struct Split  { HandId hand; bool war = false; bool operator==(const Split &) const = default; };
struct Insure { HandId hand; Amount amount; bool operator==(const Insure &) const = default; };
struct CutAt  { SeatId seat; int cards = 0; bool operator==(const CutAt &) const = default; };
struct NoCut  { SeatId seat; bool operator==(const NoCut &) const = default; };
// clang-format on
} // namespace patron

using PatronAct = std::variant<patron::Bet, patron::Decide, patron::Double, patron::Split,
                               patron::Insure, patron::CutAt, patron::NoCut>;

/// What happens by chance.
namespace chance {
// clang-format off
struct Slip        { bool faceUp = false; bool operator==(const Slip &) const = default; };
struct Dispute     { SeatId seat; bool operator==(const Dispute &) const = default; };
struct Malfunction { bool operator==(const Malfunction &) const = default; };
// clang-format on
} // namespace chance

using ChanceEvent = std::variant<chance::Slip, chance::Dispute, chance::Malfunction>;

/// One line of a session: somebody did something.
using Event = std::variant<Act, PatronAct, ChanceEvent>;

template<typename... Fs>
struct Overloaded : Fs...
{
    using Fs::operator()...;
};
template<typename... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

namespace detail {
template<typename Kind, typename... Kinds>
constexpr std::uint32_t bitOf(const std::variant<Kinds...> *)
{
    std::uint32_t bit = 1;
    std::uint32_t found = 0;
    ((found |= std::is_same_v<Kind, Kinds> ? bit : 0U, bit <<= 1U), ...);
    return found;
}
} // namespace detail

/// True if the act is of one of these kinds: `isAny<act::Deal, act::Burn>(act)`.
template<typename... Kinds>
[[nodiscard]] constexpr bool isAny(const Act &act)
{
    constexpr std::uint32_t bits = (detail::bitOf<Kinds>(static_cast<const Act *>(nullptr)) | ...);
    return ((bits >> act.index()) & 1U) != 0;
}

/// A kind of act known at compile time: `act::Deal`.
template<typename Kind>
concept ActKind = detail::bitOf<Kind>(static_cast<const Act *>(nullptr))
!= 0;
/// The same for patrons' acts.
template<typename Kind>
concept PatronKind = detail::bitOf<Kind>(static_cast<const PatronAct *>(nullptr))
!= 0;
/// An `Act`, or one kind of act. A template that takes it is compiled for each kind, so checks that
/// depend only on the kind cost nothing at run time.
template<typename What>
concept AnyAct = std::is_same_v<What, Act> || ActKind<What>;

template<typename... Kinds, ActKind Known>
[[nodiscard]] constexpr bool isAny(const Known &)
{
    return (std::is_same_v<Kinds, Known> || ...);
}

/// The act as this kind, or null.
template<typename Kind>
[[nodiscard]] constexpr const Kind *as(const Act &act)
{
    return std::get_if<Kind>(&act);
}
template<typename Kind, ActKind Known>
[[nodiscard]] constexpr const Kind *as(const Known &act)
{
    if constexpr (std::is_same_v<Kind, Known>)
        return &act;
    else
        return nullptr;
}
[[nodiscard]] inline const Act &asAct(const Act &act)
{
    return act;
}
template<ActKind Known>
[[nodiscard]] Act asAct(const Known &act)
{
    return Act{act};
}

/// Expands `make` for every kind of act.
#define PITWISE_EACH_ACT(make)                                                                     \
    make(act::Shuffle) make(act::OfferCut) make(act::Cut) make(act::PlaceCutCard) make(act::Load)  \
        make(act::Say) make(act::Deal) make(act::Burn) make(act::Discard) make(act::Take)          \
            make(act::Pay) make(act::Retract) make(act::Post) make(act::Give) make(act::Return)    \
                make(act::Refuse) make(act::Split) make(act::Peek) make(act::Reveal)               \
                    make(act::Void) make(act::Collect) make(act::End)

/// Expands `make` for every kind of patron's act.
#define PITWISE_EACH_PATRON_ACT(make)                                                              \
    make(patron::Bet) make(patron::Decide) make(patron::Double) make(patron::Split)                \
        make(patron::Insure) make(patron::CutAt) make(patron::NoCut)

/// Like `std::visit`, but one switch: with this many kinds `std::visit` calls through a table of
/// function pointers.
template<typename Visitor, typename... Kinds>
constexpr decltype(auto) visitKind(const Visitor &visitor, const std::variant<Kinds...> &which)
{
    constexpr std::size_t Last = sizeof...(Kinds) - 1;
    static_assert(Last <= 21, "a case for each kind");
    const auto visit = [&]<std::size_t Nth>(std::in_place_index_t<Nth>) -> decltype(auto) {
        return visitor(*std::get_if<(Nth < Last ? Nth : Last)>(&which));
    };
    switch (which.index()) {
    case 0:
        return visit(std::in_place_index<0>);
    case 1:
        return visit(std::in_place_index<1>);
    case 2:
        return visit(std::in_place_index<2>);
    case 3:
        return visit(std::in_place_index<3>);
    case 4:
        return visit(std::in_place_index<4>);
    case 5:
        return visit(std::in_place_index<5>);
    case 6:
        return visit(std::in_place_index<6>);
    case 7:
        return visit(std::in_place_index<7>);
    case 8:
        return visit(std::in_place_index<8>);
    case 9:
        return visit(std::in_place_index<9>);
    case 10:
        return visit(std::in_place_index<10>);
    case 11:
        return visit(std::in_place_index<11>);
    case 12:
        return visit(std::in_place_index<12>);
    case 13:
        return visit(std::in_place_index<13>);
    case 14:
        return visit(std::in_place_index<14>);
    case 15:
        return visit(std::in_place_index<15>);
    case 16:
        return visit(std::in_place_index<16>);
    case 17:
        return visit(std::in_place_index<17>);
    case 18:
        return visit(std::in_place_index<18>);
    case 19:
        return visit(std::in_place_index<19>);
    case 20:
        return visit(std::in_place_index<20>);
    default:
        break;
    }
    return visit(std::in_place_index<Last>);
}

/// The hand or seat an act is done at, if any.
[[nodiscard]] std::optional<HandId> placeOf(const Act &act);
template<ActKind Known>
[[nodiscard]] constexpr std::optional<HandId> placeOf(const Known &act)
{
    if constexpr (requires { act.hand; })
        return act.hand;
    else if constexpr (requires { act.seat; })
        return act.seat.number > 0 ? std::optional{HandId{act.seat, 0}} : std::nullopt;
    else
        return std::nullopt;
}

} // namespace pitwise
