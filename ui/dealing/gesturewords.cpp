// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dealing/gesturewords.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

struct Gestures
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::Gestures)
};

QString atTheShoe()
{
    return Gestures::tr("Click the shoe.");
}

} // namespace

QString gestureFor(const Act &act)
{
    return std::visit(
        Overloaded{
            [](const act::Deal &what) {
                return what.faceDown ? Gestures::tr("Press \"Deal face down\".")
                                     : Gestures::tr("Click its place.");
            },
            [](const act::Say &what) {
                return what.seat.number == 0 ? Gestures::tr("Click the call.")
                                             : Gestures::tr("Click the patron.");
            },
            [](const act::OfferCut &) { return Gestures::tr("Click the patron."); },
            [](const act::Split &) { return Gestures::tr("Click the patron."); },
            [](const act::Burn &) { return Gestures::tr("Click the discards."); },
            [](const act::Discard &) { return Gestures::tr("Click the card, then the discards."); },
            [](const act::Collect &) { return Gestures::tr("Click the cards, then the discards."); },
            [](const act::Take &what) {
                return what.amount ? Gestures::tr("Click the bet, then Half, then the rim of the "
                                                  "tray.")
                                   : Gestures::tr("Click the bet, then the rim of the tray.");
            },
            [](const act::Pay &) {
                return Gestures::tr("Pick the chips from their tubes, then click the bet.");
            },
            [](const act::Post &) {
                return Gestures::tr("Pick the chips from their tubes, then click the post's place.");
            },
            [](const act::Retract &) { return Gestures::tr("Right-click the payoff and choose."); },
            [](const act::Give &) { return Gestures::tr("Drag the post to the patron."); },
            [](const act::Return &what) {
                return what.amount ? Gestures::tr("Click the bet, pick the amount from the tubes, "
                                                  "then click the patron.")
                                   : Gestures::tr("Click the bet, then the patron.");
            },
            [](const act::Refuse &) { return Gestures::tr("Click the bet, then the patron."); },
            [](const act::Peek &) { return Gestures::tr("Click the call."); },
            [](const act::Reveal &) { return Gestures::tr("Click the call."); },
            [](const act::Void &) { return Gestures::tr("Click the call."); },
            [](const act::End &) { return Gestures::tr("Click the call."); },
            [](const act::Shuffle &) { return atTheShoe(); },
            [](const act::Cut &) { return atTheShoe(); },
            [](const act::PlaceCutCard &) { return atTheShoe(); },
            [](const act::Load &) { return atTheShoe(); },
        },
        act);
}

} // namespace pitwise::ui
