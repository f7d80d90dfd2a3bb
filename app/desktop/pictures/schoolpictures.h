// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/pictures/studio.h"

namespace pitwise::pictures {

/// The list of kept sessions, a trainee's and a trainer's.
void takeRecords(Studio &studio);
/// The trainer's view, page by page.
void takeClass(Studio &studio);
/// A certificate dropped on the window.
void takeCertificate(Studio &studio);
/// Preferences, as they open and searched.
void takeSettings(Studio &studio);

} // namespace pitwise::pictures
