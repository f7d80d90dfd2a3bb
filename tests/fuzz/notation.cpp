// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/notation.h"
#include "engine/session/tagtext.h"
#include "tests/fuzz/fuzz.h"

using namespace pitwise;
using fuzz::must;

/// Any text as dealing notation: faults with their places, or a session that reads back as it was
/// written. Any bytes as the value of a tag.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    const std::string tag = escapedTag(text);
    must(unescapedTag(tag) == text, "a tag reads back as it was written");
    must(closingQuote(tag + '"', 0) == tag.size(), "a tag ends at its quote");
    const DealReading reading = readDeal(text, fuzz::builtIn);
    for (const Fault &fault : reading.faults) {
        must(fault.line > 0 && fault.column > 0, "a fault has a place");
        must(fault.what.size() < 1000, "a fault is a sentence");
    }
    if (!reading.ok())
        return 0;
    const DealFile &deal = reading.deal;
    const std::string written = writeDeal(deal.spec, deal.house.table.chips, deal.log);
    const DealReading again = readDeal(written, fuzz::builtIn);
    must(again.ok(), "what was written can be read");
    must(again.deal.log == deal.log && again.deal.spec == deal.spec, "and it is the same session");
    must(readTags(written)->house == deal.spec.house, "its tags alone name the house");
    return 0;
}
