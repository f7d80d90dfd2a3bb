// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace pitwise::ui {

/// Makes every label of the program, in tooltips and message boxes too, show its text as it is.
/// Left alone, Qt takes a text that looks like HTML for HTML: the name of a house file could load
/// pictures, or fill the memory.
class PlainLabels : public QObject
{
    Q_OBJECT

public:
    /// From now on, for the whole program. More than once does no harm.
    static void install();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
};

} // namespace pitwise::ui
