// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exams/examsscreen.h"

namespace pitwise::ui {

ScreenEntry examsEntry();

ScreenEntry examsEntry()
{
    ScreenEntry entry = entryOf<ExamsScreen>();
    entry.section = ScreenEntry::Section::School;
    // On the rail it is part of the exams.
    entry.menuText = ExamsScreen::tr("Check a certificate");
    return entry;
}

} // namespace pitwise::ui
