// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paint/spritecache.h"
#include "ui/table/tablescene.h"

#include <QCoreApplication>

class QPainter;

namespace pitwise::ui {

/// Paints the annotations on top of the table: amounts, hand values, rings and speech bubbles.
/// In table units.
class NotePainter
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::NotePainter)

public:
    NotePainter(QPainter &painter, SpriteCache &sprites, const TableScene &scene)
        : m_painter(painter),
          m_sprites(sprites),
          m_scene(scene)
    {
    }

    /// Amounts beside chips, and hand values where they matter.
    void paintTotals();
    /// Where no amounts are shown: the stack that is pointed at, counted out by value. The sum is
    /// the dealer's to make.
    void paintCountedOut();
    /// Around spots that are marked, held, pointed at or focused.
    void paintRings();
    /// Says what the floor puts right, where it does.
    void paintFloor();
    void paintBubbles();

private:
    void paintHandValues();
    void paintCountedOut(const Sprite &stack);
    void paintBubble(const Bubble &bubble);

    QPainter &m_painter;
    SpriteCache &m_sprites;
    const TableScene &m_scene;
};

} // namespace pitwise::ui
