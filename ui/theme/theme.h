// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QFont>
#include <QString>

namespace pitwise::ui {

/// Colours around the felt. Every text colour has a contrast of at least 4.5:1 on its backgrounds;
/// a test measures them.
struct Surroundings
{
    QColor room; ///< behind the patrons
    QColor ground; ///< behind the screens
    QColor panel;
    QColor raised; ///< buttons and tiles on a panel
    QColor line;
    QColor text;
    QColor dim;
    QColor gold; ///< the active item
    QColor onGold; ///< text on it
    QColor coral; ///< a finding, and nothing else
    QColor mint; ///< a clean round, and nothing else
};

[[nodiscard]] const Surroundings &charcoal();
[[nodiscard]] const Surroundings &paper();
/// The same two with pure black and white and a contrast of at least 7:1.
[[nodiscard]] const Surroundings &starkCharcoal();
[[nodiscard]] const Surroundings &starkPaper();

[[nodiscard]] const Surroundings &surroundings(bool light, bool highContrast);
[[nodiscard]] bool isLight(const Surroundings &around);
[[nodiscard]] bool isHighContrast(const Surroundings &around);

/// One felt per house, so that a trainee sees at once where he deals.
struct Felt
{
    QColor cloth;
    QColor lit; ///< under the lamp
    QColor shade; ///< at the edge
    QColor line; ///< print
    QColor faint; ///< fainter print
};

/// The built-in houses have their own felt. Any other gets a colour computed from its id.
[[nodiscard]] Felt feltOf(const QString &houseId);

/// On the felt these colours are the same in both surroundings.
inline const QColor FeltGold{0xf2, 0xc7, 0x5c};
inline const QColor FeltCoral{0xff, 0x8a, 0x75};
inline const QColor FeltMint{0x8f, 0xe3, 0xbd};

enum class SuitColours { Two, Four };
/// `suit` as in Card: clubs, diamonds, hearts, spades.
[[nodiscard]] QColor suitColour(int suit, SuitColours colours);

/// The first installed family of our list. Grows with the type size and the window.
[[nodiscard]] QFont uiFont(qreal pixelSize, QFont::Weight weight = QFont::Normal);
/// The same family at exactly this size: for paper, and for what is drawn in table units.
[[nodiscard]] QFont fixedFont(qreal pixelSize, QFont::Weight weight = QFont::Normal);
/// The same for a PDF, whose text can be searched and copied: every character has its own glyph.
[[nodiscard]] QFont paperFont(qreal pixelSize, QFont::Weight weight = QFont::Normal);

/// Durations in ms at normal speed.
namespace duration {
inline constexpr int Settle = 120; ///< something dropped
inline constexpr int Slide = 180; ///< a card, a bet
inline constexpr int Sweep = 200;
inline constexpr int Stagger = 40; ///< between things that move one after the other
inline constexpr int Floor = 2200; ///< what the floor puts right is seen before it leaves
inline constexpr int Bubble = 2600; ///< how long a speech bubble stays
} // namespace duration

/// WCAG contrast ratio, 1 to 21.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

} // namespace pitwise::ui
