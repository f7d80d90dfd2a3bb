// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace pitwise::ui {

/// The wheel scrolls a page and changes nothing on it: fields, lists and sliders pass it on.
class WheelGuard : public QObject
{
    Q_OBJECT

public:
    /// For the whole program.
    static void install();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
};

} // namespace pitwise::ui
