// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/shell.h"

class QWidget;

namespace pitwise::ui {

/// A path without an ending gets that of the chosen kind: `Markdown (*.md)`.
[[nodiscard]] QString withEnding(const QString &path, const QString &kind);

// Each asks for a file and passes it to the shell. Cancelling does nothing.

void askToOpenSession(Shell &shell, QWidget *parent);
/// Shows all sessions that were kept, to resume one of them.
void showSessions(Shell &shell, QWidget *parent);
/// The session at the table.
void askToSaveSession(Shell &shell, QWidget *parent);
void askToWriteManual(Shell &shell, const House &house, QWidget *parent);
void askToWriteDifferences(Shell &shell, const House &known, const House &next, QWidget *parent);
/// Adds it to the known houses, or shows why it cannot be used.
void askToOpenHouse(Shell &shell, QWidget *parent);
/// A sheet under a name that the user chooses; `name` is the proposal, without an ending.
void askToWriteDocument(Shell &shell, const Document &document, const QString &title,
                        const QString &name, QWidget *parent);

} // namespace pitwise::ui
