// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/narration.h"

#include "ui/table/places.h"
#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"
#include "ui/text/whywords.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

struct NarrationWords
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::NarrationWords)
};

/// What the floor can still see of a mistake on this table.
QString evidenceOf(const Finding &finding, const Table &table)
{
    if (!finding.hand || finding.hand->isDealer())
        return {};
    const QString hand = translated(handWords(*finding.hand));
    return table.at(*finding.hand).cards.lying > 0
             ? NarrationWords::tr(
                   "The cards of seat %1 are still on the layout: the floor can check.")
                   .arg(hand)
             : NarrationWords::tr(
                   "The cards of seat %1 are gone: the floor must rely on witnesses.")
                   .arg(hand);
}

void tellMistake(Narration &narration, const Finding &finding, const Act &act,
                 const Showing &showing, const Table &table)
{
    const FindingWords said = findingWords(finding, act, showing.house);
    narration.what =
        NarrationWords::tr("%1: %2").arg(asSentence(said.title), translated(said.done));
    narration.why = asSentence(said.wants) + QLatin1Char(' ') + evidenceOf(finding, table);
    narration.origin = originOf(showing.house.provenance, name(finding.rule));
    narration.isMistake = true;
    narration.marks = placesOf(finding, act, table);
}

} // namespace

Narration narrationAt(const Showing &showing, std::size_t frames)
{
    Narration narration;
    if (frames == 0) {
        narration.what = showing.earlier.empty()
                           ? NarrationWords::tr("The table is empty")
                           : NarrationWords::tr("Round %1 begins").arg(showing.before.roundNumber);
        return narration;
    }
    const Frame &frame = showing.frames[frames - 1];
    const Table &before = showing.tableAt(frames - 1);
    narration.what =
        asSentence(pitwise::narration(frame.event, seenIn(frame.event, before, frame.table)));
    if (const auto *act = std::get_if<Act>(&frame.event)) {
        narration.why = translated(whyWords(before, showing.house, *act));
        narration.origin =
            originOf(showing.house.provenance, ruleBehind(before, showing.house, *act));
        if (const auto *say = std::get_if<act::Say>(act))
            narration.call = translated(callWords(say->call));
    }
    // A step may end with cards being picked up: still show the mistake before that.
    for (std::size_t i = frames; i-- > 0;) {
        const auto *act = std::get_if<Act>(&showing.frames[i].event);
        if (act != nullptr && !showing.frames[i].findings.empty())
            tellMistake(narration, showing.frames[i].findings.front(), *act, showing, frame.table);
        if (act == nullptr || !isAny<act::Collect>(*act))
            break;
    }
    return narration;
}

std::vector<ChipLedger> ledgersOf(const Showing &showing)
{
    ChipLedger ledger{showing.house};
    // Follow the chips of earlier rounds too: they decide what is in the purses and in the tray.
    if (!showing.earlier.empty()) {
        Session session{showing.spec, showing.house};
        for (const LogEntry &entry : showing.earlier) {
            const Table was = session.table();
            session.advance(entry.event);
            ledger.follow(entry.event, was, session.table());
        }
    }
    std::vector<ChipLedger> all{ledger};
    for (std::size_t i = 0; i < showing.frames.size(); ++i) {
        ledger.follow(showing.frames[i].event, showing.tableAt(i), showing.tableAt(i + 1));
        all.push_back(ledger);
    }
    return all;
}

} // namespace pitwise::ui
