// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paint/spritecache.h"
#include "ui/table/tablescene.h"

class QPainter;

namespace pitwise::ui {

/// Paints people, furniture, cards and chips. In table units.
class ScenePainter
{
public:
    ScenePainter(QPainter &painter, SpriteCache &sprites, const TableScene &scene)
        : m_painter(painter),
          m_sprites(sprites),
          m_scene(scene)
    {
    }

    void paintPeople();
    void paintFurniture();
    /// Outlines where the card goes that a patron waits for: his war card, or the one he asked for.
    void paintCardPlaces();
    /// Cards and chips on the layout, and those still moving.
    void paintSprites();
    /// The chips in the dealer's hand.
    void paintHand();
    /// What is being dragged.
    void paintDrag();

private:
    [[nodiscard]] qreal leanOf(const std::vector<int> &seats) const;
    void paintSprite(const Sprite &sprite, QPointF at, qreal lift);

    QPainter &m_painter;
    SpriteCache &m_sprites;
    const TableScene &m_scene;
};

} // namespace pitwise::ui
