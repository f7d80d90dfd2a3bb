// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/housefile.h"

#include "engine/house/housechecks.h"
#include "engine/house/houseprovenance.h"
#include "engine/house/housekeys.h"

#include <algorithm>

namespace pitwise {

namespace {

/// The key is in the file, or must be.
bool isRead(const HouseKey &key, TomlSection &in, const House &house)
{
    const bool there = in.findOptional(key.local()) != nullptr;
    switch (key.presence) {
    case Presence::Required:
        return true;
    case Presence::RequiredInUse:
        return there || key.inUse(house);
    case Presence::OnlyInUse:
        return key.inUse(house);
    case Presence::Optional:
        break;
    }
    return there;
}

/// A file may also contain sections of the other game: they are read and have no effect.
bool isRead(const HouseSection &section, TomlFile &file, const House &house)
{
    if (section.needed == nullptr)
        return file.section(section.path).exists();
    return section.needed(house) || file.has(section.path);
}

House readAll(TomlFile &file, Faults &faults)
{
    House house;
    for (const HouseSection &section : houseSections()) {
        if (!isRead(section, file, house))
            continue;
        TomlSection &in = file.section(section.path);
        for (const HouseKey &key : houseKeys()) {
            if (key.path() == section.path && isRead(key, in, house))
                key.read(in, key, house);
        }
    }
    house.provenance = readProvenance(file.section("").findOptional("provenance"), faults);
    checkHouse(house, file);
    file.finish();
    // With few decks and many cards per hand, the cut card is never more than a third of the shoe
    // from the end.
    static constexpr PerGame<int> FewDecks{0, 2};
    if (house.shoe.decks <= FewDecks.of(house))
        house.shoe.cutCardFromEnd = std::min(house.shoe.cutCardFromEnd, house.cardCount() / 3);
    return house;
}

} // namespace

HouseReading readHouse(std::string_view toml)
{
    const auto parsed = parseToml(toml);
    if (const auto *fault = std::get_if<Fault>(&parsed))
        return {{}, {*fault}};
    HouseReading reading;
    TomlFile file{std::get<toml::table>(parsed), reading.faults};
    reading.house = readAll(file, reading.faults);
    std::stable_sort(reading.faults.begin(), reading.faults.end(),
                     [](const Fault &a, const Fault &b) {
                         return std::pair{a.line, a.column} < std::pair{b.line, b.column};
                     });
    return reading;
}

} // namespace pitwise
