// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sound/sounds.h"

#include <array>
#include <cmath>

namespace pitwise::ui {

namespace {

const char *stemOf(Sound sound)
{
    switch (sound) {
    case Sound::CardSlide:
        return "card-slide";
    case Sound::CardTurn:
        return "card-turn";
    case Sound::CardBurn:
        return "card-burn";
    case Sound::CardGather:
        return "card-gather";
    case Sound::CutCard:
        return "cut-card";
    case Sound::Riffle:
        return "riffle";
    case Sound::Shuffle:
        return "shuffle";
    case Sound::Load:
        return "load";
    case Sound::ChipClick:
        return "chip-click";
    case Sound::ChipStack:
        return "chip-stack";
    case Sound::ChipCut:
        return "chip-cut";
    case Sound::ChipSweep:
        return "chip-sweep";
    case Sound::ChipDrop:
        return "chip-drop";
    case Sound::PlaceBets:
        return "place-bets";
    case Sound::NoMoreBets:
        return "no-more-bets";
    case Sound::WarOrSurrender:
        return "war-or-surrender";
    case Sound::BelowMinimum:
        return "below-minimum";
    case Sound::OfferParlay:
        return "parlay";
    case Sound::OfferInsurance:
        return "insurance";
    case Sound::Floor:
        return "floor";
    case Sound::War:
        return "war";
    case Sound::Surrender:
        return "surrender";
    case Sound::LetItRide:
        return "let-it-ride";
    case Sound::Keep:
        return "keep";
    case Sound::EvenMoney:
        return "even-money";
    case Sound::Hit:
        return "hit";
    case Sound::Stand:
        return "stand";
    case Sound::Double:
        return "double";
    case Sound::Split:
        return "split";
    case Sound::Insure:
        return "insure";
    case Sound::Wait:
        return "wait";
    case Sound::Dispute:
        return "dispute";
    case Sound::Cut:
        return "cut";
    case Sound::Finding:
        return "finding";
    case Sound::CleanRound:
        return "clean-round";
    case Sound::Murmur:
        return "murmur";
    }
    return "";
}

bool isSpoken(Sound sound)
{
    const SoundGroup group = groupOf(sound);
    return group == SoundGroup::Calls || group == SoundGroup::Patrons;
}

} // namespace

SoundGroup groupOf(Sound sound)
{
    if (sound <= Sound::ChipDrop)
        return SoundGroup::Table;
    if (sound <= Sound::Floor)
        return SoundGroup::Calls;
    if (sound <= Sound::Cut)
        return SoundGroup::Patrons;
    return sound == Sound::Murmur ? SoundGroup::Room : SoundGroup::Signs;
}

int variantsOf(Sound sound)
{
    constexpr int Recordings = 3;
    return groupOf(sound) == SoundGroup::Table ? Recordings : 1;
}

double pitchOf(Sound sound, double place, int nth)
{
    constexpr std::array<double, 3> Times{1, 0.98, 1.02};
    constexpr std::array<double, 5> Voices{1, 0.86, 1.1, 0.93, 1.04};
    constexpr double Seats = 7; // neighbours are never in one step of this
    switch (groupOf(sound)) {
    case SoundGroup::Calls:
    case SoundGroup::Signs:
        return Times[static_cast<std::size_t>(nth) % Times.size()];
    case SoundGroup::Patrons:
        return Voices[static_cast<std::size_t>(std::lround((place + 1) * Seats)) % Voices.size()];
    case SoundGroup::Table: // has recordings enough
    case SoundGroup::Room:
        break;
    }
    return 1;
}

QString fileOf(Sound sound, int variant, const QString &language)
{
    const QString stem = QString::fromLatin1(stemOf(sound));
    if (isSpoken(sound))
        return QStringLiteral("%1/%2.wav").arg(language, stem);
    if (variantsOf(sound) > 1)
        return QStringLiteral("%1-%2.wav").arg(stem).arg(variant + 1);
    return stem + QStringLiteral(".wav");
}

} // namespace pitwise::ui
