// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/plaintext.h"
#include "engine/house/draft.h"
#include "engine/patrons/perfectdealer.h"
#include "tests/fuzz/fuzz.h"

using namespace pitwise;
using fuzz::must;

/// Any text as a house file: a valid house or faults with their places. A valid house can be dealt,
/// and the editor can change it.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text{fuzz::textOf(data, size)};
    const HouseReading reading = readHouse(text);
    for (const Fault &fault : reading.faults) {
        must(fault.line > 0 && fault.column > 0, "a fault has a place");
        must(fault.what.size() < 1000, "a fault is a sentence");
    }
    HouseDraft draft{text};
    must(draft.ok() == reading.ok(), "the editor reads what the reader reads");
    if (draft.setValue("name", "A \"new\" name\\"))
        must(draft.valueOf("name") == "A \"new\" name\\", "the editor writes what it was told");
    if (!reading.ok())
        return 0;
    must(isPlainLine(reading.house.id) && isPlainLine(reading.house.name), "names are plain");
    SessionSpec spec;
    spec.seed = 1;
    Session session{spec, reading.house};
    Crowd patrons{{1, reading.house.table.seats, Temper::Bold, 30, 30}};
    dealRound(session, patrons);
    must(session.findings().empty() && session.refusals().empty(), "its dealer deals it right");
    return 0;
}
