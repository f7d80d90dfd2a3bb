// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QString>

#include <cstdint>

class QPainter;

namespace pitwise::ui {

enum class Mood : std::uint8_t { Calm, Glad, Sad };

/// A patron as he looks; derived from the session's seed and the seat.
struct Guest
{
    QString name;
    QColor skin;
    QColor hair;
    QColor shirt;
    int hairStyle = 0;
    bool glasses = false;

    bool operator==(const Guest &) const = default;
};

[[nodiscard]] Guest guestAt(std::uint64_t seed, int seat);

/// Head and shoulders, about 60 units high; the origin is the middle of the lower edge.
void paintGuest(QPainter &painter, const Guest &guest, Mood mood);
void paintEmptyChair(QPainter &painter, const QColor &line);

} // namespace pitwise::ui
