// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/expected.h"
#include "engine/session/notation.h"
#include "engine/session/score.h"
#include "engine/session/session.h"
#include "engine/table/physics.h"
#include "tests/fuzz/fuzz.h"

using namespace pitwise;
using fuzz::must;

/// Any acts that can be written: cards and chips are conserved, and the score is a score. A text
/// without tags is dealt at `washington`.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string text{fuzz::textOf(data, size)};
    if (!text.starts_with('['))
        text.insert(0, "[House \"washington\"]\n");
    const DealReading reading = readDeal(text, fuzz::builtIn);
    if (!reading.ok())
        return 0;
    Session session{reading.deal.spec, houseOf(reading.deal.spec, reading.deal.house)};
    for (const LogEntry &entry : reading.deal.log) {
        session.perform(entry.event, entry.at);
        must(chipBalance(session.table()).inCents() == 0, "chips are conserved");
        must(cardBalance(session.table()) == 0, "cards are conserved");
    }
    for (const Act &act : expected(session.table(), session.house())) {
        const auto why = impossible(session.table(), session.house(), act);
        must(!why || why == Impossible::ShoeEmpty,
             "a right act can be done"); // [Shoe] may be short
    }
    const Score score = scoreOf(session, reading.deal.spec.sitting.shown);
    must(score.points >= 0 && score.points <= 100, "the score is from 0 to 100");
    return 0;
}
