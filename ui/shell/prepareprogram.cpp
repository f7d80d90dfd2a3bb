// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/prepareprogram.h"

#include "ui/panels/announce.h"
#include "ui/panels/buttonaccess.h"
#include "ui/panels/choiceaccess.h"
#include "ui/panels/plainlabels.h"
#include "ui/style/controlstyle.h"
#include "ui/style/wheelguard.h"
#include "ui/table/tableaccess.h"

namespace pitwise::ui {

void prepareProgram()
{
    PlainLabels::install();
    ControlStyle::install();
    WheelGuard::install();
    installTableAccess();
    installAnnouncerAccess();
    installButtonAccess();
    installChoiceAccess();
}

} // namespace pitwise::ui
