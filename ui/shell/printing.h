// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/handout/document.h"

class QPrinter;
class QWidget;

namespace pitwise::ui {

/// Asks for a printer without blocking, then prints.
void askToPrint(const Document &document, QWidget *parent);
void printDocument(const Document &document, QPrinter &printer);

} // namespace pitwise::ui
