// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/blueprint.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace pitwise;
using fuzz::must;

/// Any text as the blueprint of an exam: faults that name their place, or an exam its house can
/// have.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    const BlueprintReading reading = readBlueprint(text, fuzz::builtIn);
    for (const Fault &fault : reading.faults)
        must(!fault.what.empty(), "a fault says what is wrong");
    must(std::is_sorted(reading.faults.begin(), reading.faults.end(),
                        [](const Fault &a, const Fault &b) { return a.line < b.line; }),
         "faults come in the order of the file");
    if (!reading.ok())
        return 0;
    const Blueprint &blueprint = reading.blueprint;
    must(blueprint.seats >= 1 && blueprint.seats <= reading.house.table.seats, "its seats exist");
    must(blueprint.rounds >= 1 && blueprint.validDays >= 1, "there is something to sit");
    must(blueprint.pass >= 0 && blueprint.pass <= 100, "it can be passed");
    for (const Demand &demand : blueprint.situations)
        must(demand.rounds >= 1 && demand.rounds <= blueprint.rounds, "its situations fit in");
    const BlueprintReading again = readBlueprint(text, fuzz::builtIn);
    must(again.ok() && again.blueprint == blueprint, "the same text is the same exam");
    return 0;
}
