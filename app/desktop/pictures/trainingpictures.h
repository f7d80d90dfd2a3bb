// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/pictures/studio.h"

namespace pitwise::pictures {

void takeStart(Studio &studio, const QString &name);
/// Who deals: the question, his PIN, and the start screen once it is known.
void takeWhoDeals(Studio &studio);
/// What is to be practised, a round of it, and how far the dealer is.
void takePractice(Studio &studio);
void takeProgress(Studio &studio);
/// The course of a house: its lessons, and a step of each kind.
void takeCourse(Studio &studio);
/// The act with the first mistake, then the house's own dealer in its place.
void takeReview(Studio &studio);
/// What keeps coming back over several sessions.
void takeComingBack(Studio &studio);

} // namespace pitwise::pictures
