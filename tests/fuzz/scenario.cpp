// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenarios/scenario.h"
#include "tests/fuzz/fuzz.h"

using namespace pitwise;
using fuzz::must;

/// Any text as a scenario: it is refused with a place, or it can be written and read again.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const ScenarioReading reading = readScenario(fuzz::textOf(data, size), fuzz::builtIn);
    must(reading.scenario.has_value() == reading.faults.empty(), "a scenario, or a fault");
    for (const Fault &fault : reading.faults)
        must(fault.line >= 1 && fault.column >= 1 && !fault.what.empty(), "a fault has its place");
    if (!reading.scenario)
        return 0;
    const std::string text = toText(*reading.scenario);
    const ScenarioReading again = readScenario(text, fuzz::builtIn);
    must(again.scenario.has_value(), "what was written can be read");
    must(toText(*again.scenario) == text, "and it is the same");
    return 0;
}
