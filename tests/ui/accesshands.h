// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/hands.h"

#include <QAccessible>

#include <functional>

namespace pitwise::test {

/// Deals through the accessibility interface alone: finds places and buttons among the accessible
/// children of the window, and presses them there. No pointer, no key.
class AccessHands : public MouseHands
{
public:
    using MouseHands::MouseHands;
    void does(const Act &act) override;

protected:
    void click(const ui::Spot &spot, Qt::MouseButton button = Qt::LeftButton) override;
    void click(QWidget *widget) override;
    void enter(QSpinBox *field, int value) override;
};

/// Calls `visit` with every accessible of the window that is not hidden, and its path of names.
void walkAccessibles(QWidget &window,
                     const std::function<void(QAccessibleInterface &, const QString &path)> &visit);

/// False: it only holds others together, and readers pass over it.
[[nodiscard]] bool needsName(const QAccessibleInterface &accessible);

} // namespace pitwise::test
