// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QStyleOption>

namespace pitwise::ui {

/// The ground of a field that is typed in.
void paintLineField(QPainter *painter, const QStyleOption &option);
/// A box with a list, without its text.
void paintComboBox(QPainter *painter, const QStyleOptionComboBox &option);
void paintComboText(QPainter *painter, const QStyleOptionComboBox &option);
/// A field with two steps, without its text.
void paintSpinBox(QPainter *painter, const QStyleOptionSpinBox &option);

/// Where the parts are.
[[nodiscard]] QRect comboPart(const QStyleOptionComboBox &option, QStyle::SubControl part);
[[nodiscard]] QRect spinPart(const QStyleOptionSpinBox &option, QStyle::SubControl part);

/// Room that a field needs around its text.
[[nodiscard]] QSize roundLineText(const QSize &text);
[[nodiscard]] QSize roundComboText(const QSize &text);
[[nodiscard]] QSize roundSpinText(const QSize &text);

/// From the edge of a field to its text.
[[nodiscard]] int textInset();

} // namespace pitwise::ui
