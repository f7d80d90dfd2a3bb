// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace pitwise::ui {

class Button;

/// Lets screen readers click every Button: Qt would only toggle those that stay down. Call once.
void installButtonAccess();

/// It shows a page, and stays down while the page is shown.
void markAsTab(Button *button);

} // namespace pitwise::ui
