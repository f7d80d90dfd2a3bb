// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QFont>
#include <QString>

namespace pitwise::ui {

/// Colours around the felt. Every text colour keeps a contrast of 4.5:1 on the grounds it is used
/// on; a test measures them.
struct Surroundings
{
    QColor room; ///< behind the patrons
    QColor ground; ///< behind the screens
    QColor panel;
    QColor raised; ///< buttons and tiles on a panel
    QColor line;
    QColor text;
    QColor dim;
    QColor gold; ///< what is active
    QColor onGold; ///< text on it
    QColor coral; ///< a finding, and nothing else
    QColor mint; ///< a clean round, and nothing else
};

[[nodiscard]] const Surroundings &charcoal();
[[nodiscard]] const Surroundings &paper();

/// One felt per house, so that a trainee knows where he is.
struct Felt
{
    QColor cloth;
    QColor lit; ///< under the lamp
    QColor shade; ///< at the edge
    QColor line; ///< what is printed on it
    QColor faint; ///< and what is printed less boldly
};

/// The built-in houses have their own; any other gets one that its id always gives.
[[nodiscard]] Felt feltOf(const QString &houseId);

/// Findings, cleanness and activity on the felt are the same in both surroundings.
inline const QColor FeltGold{0xf2, 0xc7, 0x5c};
inline const QColor FeltCoral{0xff, 0x8a, 0x75};
inline const QColor FeltMint{0x8f, 0xe3, 0xbd};

/// Two designs of suits' colours.
enum class SuitColours { Two, Four };
/// `suit` as in Card: clubs, diamonds, hearts, spades.
[[nodiscard]] QColor suitColour(int suit, SuitColours colours);

/// The family we draw with, where it is installed.
[[nodiscard]] QFont uiFont(qreal pixelSize, QFont::Weight weight = QFont::Normal);

/// Durations in ms at normal speed.
namespace duration {
inline constexpr int Settle = 120; ///< a drop
inline constexpr int Slide = 180; ///< a card, a bet
inline constexpr int Sweep = 200;
inline constexpr int Stagger = 40; ///< between things that move one after the other
inline constexpr int Bubble = 2600; ///< how long something said stays readable
} // namespace duration

/// The contrast of two colours as WCAG defines it: 1 to 21.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

} // namespace pitwise::ui
