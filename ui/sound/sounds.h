// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>

namespace pitwise::ui {

/// Everything that can be heard.
enum class Sound : std::uint8_t {
    // cards
    CardSlide,
    CardTurn,
    CardBurn,
    CardGather,
    CutCard,
    Riffle,
    Shuffle,
    Load,
    // chips
    ChipClick,
    ChipStack,
    ChipCut,
    ChipSweep,
    ChipDrop,
    // the dealer's calls
    PlaceBets,
    NoMoreBets,
    WarOrSurrender,
    BelowMinimum,
    OfferParlay,
    OfferInsurance,
    Floor,
    // the patrons' answers
    War,
    Surrender,
    LetItRide,
    Keep,
    EvenMoney,
    Hit,
    Stand,
    Double,
    Split,
    Insure,
    Wait,
    Dispute,
    Cut,
    // signs for the trainee
    Finding,
    CleanRound,
    // the room
    Murmur
};
inline constexpr int SoundCount = static_cast<int>(Sound::Murmur) + 1;

/// Sounds with one volume.
enum class SoundGroup : std::uint8_t { Table, Calls, Patrons, Signs, Room };
inline constexpr int SoundGroupCount = static_cast<int>(SoundGroup::Room) + 1;

[[nodiscard]] SoundGroup groupOf(Sound sound);
/// How many recordings there are, so that the ear is not told the same thing twice in a row.
[[nodiscard]] int variantsOf(Sound sound);
/// How high the recording is played the `nth` time: no call and no sign twice the same, and each
/// patron with a voice of his own, by his place.
[[nodiscard]] double pitchOf(Sound sound, double place, int nth);
/// The recording's name below `:/sounds`; a spoken word's is in the folder of its language.
[[nodiscard]] QString fileOf(Sound sound, int variant, const QString &language);

} // namespace pitwise::ui
