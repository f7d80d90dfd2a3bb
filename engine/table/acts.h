// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/chips.h"
#include "engine/base/ids.h"

#include <array>
#include <bit>
#include <optional>
#include <variant>

namespace pitwise {

/// In War Blackjack `Main` is the blackjack bet and `War` the bonus.
enum class BetKind : std::uint8_t { Main, Tie, War, WarTie, Post, Insurance };
inline constexpr int BetKinds = 6;
inline constexpr std::array AllBets{BetKind::Main,   BetKind::Tie,  BetKind::War,
                                    BetKind::WarTie, BetKind::Post, BetKind::Insurance};
static_assert(AllBets.size() == BetKinds);

/// Several bets of a seat, moved in one motion.
struct BetSet
{
    std::uint8_t bits = 0;

    static constexpr BetSet of(BetKind bet)
    {
        return {static_cast<std::uint8_t>(1U << static_cast<unsigned>(bet))};
    }
    [[nodiscard]] constexpr bool has(BetKind bet) const { return (bits & of(bet).bits) != 0; }
    constexpr void add(BetKind bet) { bits = static_cast<std::uint8_t>(bits | of(bet).bits); }
    constexpr void remove(BetKind bet)
    {
        bits = static_cast<std::uint8_t>(bits & ~of(bet).bits);
    }
    constexpr void set(BetKind bet, bool in)
    {
        if (in)
            add(bet);
        else
            remove(bet);
    }
    [[nodiscard]] constexpr bool empty() const { return bits == 0; }
    [[nodiscard]] constexpr bool several() const { return (bits & (bits - 1U)) != 0; }

    /// In the order of `AllBets`.
    class Iterator
    {
    public:
        constexpr explicit Iterator(unsigned bits) : m_bits(bits) { }
        constexpr BetKind operator*() const
        {
            return static_cast<BetKind>(std::countr_zero(m_bits));
        }
        constexpr Iterator &operator++()
        {
            m_bits &= m_bits - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator &) const = default;

    private:
        unsigned m_bits;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits}; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }
    constexpr bool operator==(const BetSet &) const = default;
};

enum class Call : std::uint8_t {
    PlaceBets,
    NoMoreBets,
    WarOrSurrender,
    BelowMinimum,
    Parlay,
    Insurance,
    Floor
};
/// What a patron answers without putting down chips of his own choice.
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
// clang-format on
} // namespace patron

using PatronAct = std::variant<patron::Bet, patron::Decide, patron::Double, patron::Split,
                               patron::Insure, patron::CutAt>;

/// What simply happens.
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

/// One question for several kinds of act: `isAny<act::Deal, act::Burn>(act)`.
template<typename... Kinds>
[[nodiscard]] constexpr bool isAny(const Act &act)
{
    constexpr std::uint32_t bits = (detail::bitOf<Kinds>(static_cast<const Act *>(nullptr)) | ...);
    return ((bits >> act.index()) & 1U) != 0;
}

/// A kind of act that is known while compiling: `act::Deal`.
template<typename Kind>
concept ActKind = detail::bitOf<Kind>(static_cast<const Act *>(nullptr))
!= 0;
/// Either of them: a function that takes it is made once for every kind, without any question left
/// that the kind alone answers.
template<typename What>
concept AnyAct = std::is_same_v<What, Act> || ActKind<What>;

template<typename... Kinds, ActKind Known>
[[nodiscard]] constexpr bool isAny(const Known &)
{
    return (std::is_same_v<Kinds, Known> || ...);
}

/// The act as this kind, if it is one.
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

/// Something for every kind of act.
#define PITWISE_EACH_ACT(make)                                                                     \
    make(act::Shuffle) make(act::OfferCut) make(act::Cut) make(act::PlaceCutCard) make(act::Load)  \
        make(act::Say) make(act::Deal) make(act::Burn) make(act::Discard) make(act::Take)          \
            make(act::Pay) make(act::Retract) make(act::Post) make(act::Give) make(act::Return)    \
                make(act::Refuse) make(act::Split) make(act::Peek) make(act::Reveal)               \
                    make(act::Void) make(act::Collect) make(act::End)

/// As `std::visit`, which goes through a table of functions for so many kinds: this is one switch.
template<typename Visitor>
constexpr decltype(auto) visitAct(const Visitor &visitor, const Act &act)
{
    switch (act.index()) {
    case 0:
        return visitor(*std::get_if<0>(&act));
    case 1:
        return visitor(*std::get_if<1>(&act));
    case 2:
        return visitor(*std::get_if<2>(&act));
    case 3:
        return visitor(*std::get_if<3>(&act));
    case 4:
        return visitor(*std::get_if<4>(&act));
    case 5:
        return visitor(*std::get_if<5>(&act));
    case 6:
        return visitor(*std::get_if<6>(&act));
    case 7:
        return visitor(*std::get_if<7>(&act));
    case 8:
        return visitor(*std::get_if<8>(&act));
    case 9:
        return visitor(*std::get_if<9>(&act));
    case 10:
        return visitor(*std::get_if<10>(&act));
    case 11:
        return visitor(*std::get_if<11>(&act));
    case 12:
        return visitor(*std::get_if<12>(&act));
    case 13:
        return visitor(*std::get_if<13>(&act));
    case 14:
        return visitor(*std::get_if<14>(&act));
    case 15:
        return visitor(*std::get_if<15>(&act));
    case 16:
        return visitor(*std::get_if<16>(&act));
    case 17:
        return visitor(*std::get_if<17>(&act));
    case 18:
        return visitor(*std::get_if<18>(&act));
    case 19:
        return visitor(*std::get_if<19>(&act));
    case 20:
        return visitor(*std::get_if<20>(&act));
    default:
        break;
    }
    return visitor(*std::get_if<21>(&act));
}
static_assert(std::variant_size_v<Act> == 22);

template<typename Visitor>
constexpr decltype(auto) visitPatron(const Visitor &visitor, const PatronAct &act)
{
    switch (act.index()) {
    case 0:
        return visitor(*std::get_if<0>(&act));
    case 1:
        return visitor(*std::get_if<1>(&act));
    case 2:
        return visitor(*std::get_if<2>(&act));
    case 3:
        return visitor(*std::get_if<3>(&act));
    case 4:
        return visitor(*std::get_if<4>(&act));
    default:
        break;
    }
    return visitor(*std::get_if<5>(&act));
}
static_assert(std::variant_size_v<PatronAct> == 6);

/// The seat an act is done at, if it is done at one.
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
