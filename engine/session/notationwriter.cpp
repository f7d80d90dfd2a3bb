// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/notation.h"

#include "engine/session/tagtext.h"

namespace pitwise {

namespace {

std::string amountText(const Amount &amount, const ChipSet &chips)
{
    return amount.chips.empty() ? toText(amount.money) : toText(amount.chips, chips);
}

std::string betsText(BetSet bets)
{
    std::string text;
    for (const BetKind kind : AllBets) {
        if (bets.has(kind))
            text += (text.empty() ? "" : "+") + std::string{name(kind)};
    }
    return text;
}

/// Writes one line of notation: the inverse of `LineReader`.
struct Writing
{
    const ChipSet &chips;

    std::string money(const Amount &amount) const { return ' ' + amountText(amount, chips); }
    std::string maybe(const std::optional<Amount> &amount) const
    {
        return amount ? money(*amount) : std::string{};
    }
    static std::string at(const char *verb, HandId hand) { return verb + (' ' + toText(hand)); }
    static std::string at(const char *verb, HandId hand, BetKind bet)
    {
        return at(verb, hand) + ' ' + std::string{name(bet)};
    }
    static std::string seat(SeatId id) { return std::to_string(id.number); }

    std::string operator()(const act::Shuffle &) const { return "shuffle"; }
    std::string operator()(const act::OfferCut &what) const
    {
        return "offer-cut " + seat(what.seat);
    }
    std::string operator()(const act::Cut &) const { return "cut"; }
    std::string operator()(const act::PlaceCutCard &what) const
    {
        return "cut-card " + std::to_string(what.behind);
    }
    std::string operator()(const act::Load &) const { return "load"; }
    std::string operator()(const act::Say &what) const
    {
        return "say " + std::string{name(what.call)}
             + (what.seat.number > 0 ? ' ' + seat(what.seat) : "");
    }
    std::string operator()(const act::Deal &what) const
    {
        return at("deal", what.hand) + (what.faceDown ? " down" : "");
    }
    std::string operator()(const act::Burn &) const { return "burn"; }
    std::string operator()(const act::Discard &) const { return "discard"; }
    std::string operator()(const act::Take &what) const
    {
        return at("take", what.hand) + ' ' + betsText(what.bets) + maybe(what.amount);
    }
    std::string operator()(const act::Pay &what) const
    {
        return at("pay", what.hand, what.bet) + money(what.amount);
    }
    std::string operator()(const act::Retract &what) const
    {
        return at("retract", what.hand, what.bet);
    }
    std::string operator()(const act::Post &what) const
    {
        return at("post", what.hand) + money(what.amount);
    }
    std::string operator()(const act::Give &what) const
    {
        return at("give", what.hand, BetKind::Post);
    }
    std::string operator()(const act::Return &what) const
    {
        return at("return", what.hand, what.bet) + maybe(what.amount);
    }
    std::string operator()(const act::Refuse &what) const
    {
        return at("refuse", what.hand, what.bet);
    }
    std::string operator()(const act::Split &what) const { return at("split", what.hand); }
    std::string operator()(const act::Peek &) const { return "peek"; }
    std::string operator()(const act::Reveal &) const { return "reveal"; }
    std::string operator()(const act::Void &) const { return "void"; }
    std::string operator()(const act::Collect &what) const { return at("collect", what.hand); }
    std::string operator()(const act::End &) const { return "end"; }

    std::string operator()(const patron::Bet &what) const
    {
        return 'p' + toText(what.hand) + " bet " + std::string{name(what.bet)} + money(what.amount);
    }
    std::string operator()(const patron::Decide &what) const
    {
        return 'p' + toText(what.hand) + ' ' + std::string{name(what.decision)};
    }
    std::string operator()(const patron::Double &what) const
    {
        return 'p' + toText(what.hand) + " double" + money(what.main)
             + (what.war ? " war" + money(*what.war) : "");
    }
    std::string operator()(const patron::Split &what) const
    {
        return 'p' + toText(what.hand) + (what.war ? " split war" : " split");
    }
    std::string operator()(const patron::Insure &what) const
    {
        return 'p' + toText(what.hand) + " insure" + money(what.amount);
    }
    std::string operator()(const patron::CutAt &what) const
    {
        return 'p' + seat(what.seat) + " cut " + std::to_string(what.cards);
    }
    std::string operator()(const patron::NoCut &what) const
    {
        return 'p' + seat(what.seat) + " no-cut";
    }

    std::string operator()(const chance::Slip &what) const
    {
        return what.faceUp ? "! slip up" : "! slip down";
    }
    std::string operator()(const chance::Dispute &what) const
    {
        return "! dispute " + seat(what.seat);
    }
    std::string operator()(const chance::Malfunction &) const { return "! malfunction"; }
    std::string operator()(const chance::Again &) const { return "! again"; }
};

std::string tag(const char *name, const std::string &value)
{
    return '[' + std::string{name} + " \"" + value + "\"]\n";
}

std::string shoeText(const SessionSpec &spec)
{
    std::string text;
    for (const Card card : *spec.shoe)
        text += (text.empty() ? "" : " ") + toText(card);
    if (spec.shoeContinues)
        text += text.empty() ? "..." : " ...";
    return text;
}

std::string sittingText(const SittingTags &tags)
{
    std::string text;
    if (tags.taken)
        text += tag("Taken", std::to_string(*tags.taken));
    if (tags.temper)
        text += tag("Temper", std::string{name(*tags.temper)});
    if (tags.irregularities)
        text += tag("Irregularities", std::to_string(*tags.irregularities));
    if (tags.coaching)
        text += tag("Coaching", std::string{name(*tags.coaching)});
    if (tags.pressure)
        text += tag("Pressure", std::string{name(*tags.pressure)});
    if (tags.shown > 0)
        text += tag("Shown", std::to_string(tags.shown));
    return text;
}

std::string patronsText(const SessionSpec &spec)
{
    std::string text;
    for (const auto &spots : spec.patrons) {
        if (!text.empty())
            text += ' ';
        for (std::size_t i = 0; i < spots.size(); ++i)
            text += (i > 0 ? "+" : "") + std::to_string(spots[i].number);
    }
    return text;
}

} // namespace

std::string toText(const Event &event, const ChipSet &chips)
{
    return std::visit([&](const auto &who) { return std::visit(Writing{chips}, who); }, event);
}

std::string toText(const LogEntry &entry, const ChipSet &chips)
{
    std::string text = toText(entry.event, chips);
    if (entry.at.known())
        text += " @" + toText(entry.at);
    if (entry.hinted)
        text += " # hint";
    return text;
}

std::string toText(const SessionSpec &spec)
{
    std::string text = tag("House", escapedTag(spec.house));
    if (spec.style)
        text += tag("Style", std::string{name(*spec.style)});
    if (spec.shoe)
        text += tag("Shoe", shoeText(spec));
    if (spec.seed)
        text += tag("Seed", std::to_string(*spec.seed));
    if (spec.secret)
        text += tag("Secret", toText(*spec.secret));
    if (spec.startsWithShuffle)
        text += tag("Start", "shuffle");
    if (!spec.patrons.empty())
        text += tag("Patrons", patronsText(spec));
    if (spec.mode)
        text += tag("Mode", *spec.mode == Mode::Coach ? "coach" : "assess");
    return text + sittingText(spec.sitting);
}

std::string writeDeal(const SessionSpec &spec, const ChipSet &chips, std::span<const LogEntry> log)
{
    std::string text = toText(spec);
    for (const LogEntry &entry : log)
        text += toText(entry, chips) + '\n';
    return text;
}

} // namespace pitwise
