// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/patronpainter.h"

#include "engine/base/rng.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace pitwise::ui {

namespace {

constexpr std::uint64_t GuestStream = 1'000'000'021; // used by neither the shuffle nor the crowd

constexpr std::array Names{
    "Ada",   "Bram", "Chidi", "Dora",   "Emil", "Farah", "Gus",   "Hana", "Ivo",
    "Jun",   "Kofi", "Lena",  "Mateo",  "Nora", "Omar",  "Petra", "Quim", "Rosa",
    "Sanna", "Tomo", "Uma",   "Viktor", "Wen",  "Yara",  "Zoe",   "Ines", "Leif",
};
constexpr int HairStyles = 5;

void paintHairBehind(QPainter &painter, const Guest &guest)
{
    painter.setBrush(guest.hair);
    if (guest.hairStyle == 1) // long
        painter.drawRoundedRect(QRectF{-16, -57, 32, 40}, 14, 14);
    else if (guest.hairStyle == 2) // a bun
        painter.drawEllipse(QPointF{0, -58}, 7, 6.5);
    else if (guest.hairStyle == 3) // curls
        for (const QPointF at : {QPointF{-11, -48}, QPointF{11, -48}, QPointF{-7, -55},
                                 QPointF{7, -55}, QPointF{0, -57}})
            painter.drawEllipse(at, 7, 7);
}

void paintHairBefore(QPainter &painter, const Guest &guest)
{
    if (guest.hairStyle == 4)
        return; // bald
    QPainterPath fringe{{-13, -41}};
    fringe.cubicTo(-15, -58, 15, -58, 13, -41);
    fringe.cubicTo(10, -48, guest.hairStyle == 0 ? -6 : 2, -49, -13, -41);
    painter.setBrush(guest.hair);
    painter.drawPath(fringe);
}

void paintFace(QPainter &painter, const Guest &guest, Mood mood)
{
    const QColor ink{0x2b, 0x22, 0x20};
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(QPointF{-4.6, -39}, 1.4, 1.7);
    painter.drawEllipse(QPointF{4.6, -39}, 1.4, 1.7);
    painter.setBrush(Qt::NoBrush);
    if (guest.glasses) {
        painter.setPen(QPen{ink, 1});
        painter.drawEllipse(QPointF{-4.9, -39}, 3.9, 3.6);
        painter.drawEllipse(QPointF{4.9, -39}, 3.9, 3.6);
        painter.drawLine(QPointF{-1, -39}, QPointF{1, -39});
    }
    painter.setPen(QPen{ink, 1.3, Qt::SolidLine, Qt::RoundCap});
    QPainterPath mouth{{-4, -31.5}};
    mouth.quadTo(0, mood == Mood::Glad ? -27 : mood == Mood::Sad ? -34.5 : -30.6, 4, -31.5);
    painter.drawPath(mouth);
}

} // namespace

Guest guestAt(std::uint64_t seed, int seat)
{
    static const std::array skins{QColor{0xf3, 0xd0, 0xb0}, QColor{0xe2, 0xac, 0x80},
                                  QColor{0xb9, 0x7b, 0x50}, QColor{0x84, 0x53, 0x36},
                                  QColor{0xf7, 0xde, 0xc8}};
    static const std::array hairs{QColor{0x2d, 0x22, 0x1d}, QColor{0x5c, 0x3b, 0x22},
                                  QColor{0xa9, 0x70, 0x34}, QColor{0xb9, 0xb3, 0xab},
                                  QColor{0x7a, 0x2d, 0x1c}};
    static const std::array shirts{QColor{0x5b, 0x7f, 0xb0}, QColor{0x8d, 0x6a, 0xa8},
                                   QColor{0xb5, 0x6a, 0x4d}, QColor{0x5f, 0x8f, 0x83},
                                   QColor{0xa8, 0x8b, 0x45}, QColor{0x75, 0x7f, 0x8c},
                                   QColor{0xa3, 0x5c, 0x74}};
    Rng rng{seed, GuestStream};
    const auto pick = [&](std::size_t count) {
        return static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(count)));
    };
    // No two guests at a table share a name or a shirt.
    const std::size_t firstName = pick(Names.size());
    const std::size_t firstShirt = pick(shirts.size());
    for (int skip = 0; skip < seat * 7; ++skip)
        (void)rng.below(7);
    const auto at = static_cast<std::size_t>(seat);
    Guest guest;
    guest.name = QString::fromLatin1(Names[(firstName + at * 5) % Names.size()]);
    guest.shirt = shirts[(firstShirt + at) % shirts.size()];
    guest.skin = skins[pick(skins.size())];
    guest.hair = hairs[pick(hairs.size())];
    guest.hairStyle = static_cast<int>(pick(HairStyles));
    guest.glasses = pick(4) == 0;
    return guest;
}

void paintGuest(QPainter &painter, const Guest &guest, Mood mood)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paintHairBehind(painter, guest);
    painter.setBrush(guest.skin.darker(112));
    painter.drawRoundedRect(QRectF{-5, -30, 10, 14}, 4, 4); // neck
    QPainterPath shoulders{{-32, 2}};
    shoulders.cubicTo(-32, -17, -16, -20, -7, -21);
    shoulders.quadTo(0, -13, 7, -21);
    shoulders.cubicTo(16, -20, 32, -17, 32, 2);
    shoulders.closeSubpath();
    painter.setBrush(guest.shirt);
    painter.drawPath(shoulders);
    painter.setBrush(guest.skin);
    painter.drawEllipse(QPointF{0, -39}, 13, 14.5);
    paintHairBefore(painter, guest);
    paintFace(painter, guest, mood);
    painter.restore();
}

void paintEmptyChair(QPainter &painter, const QColor &line)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor faint = line;
    faint.setAlpha(90);
    painter.setPen(QPen{faint, 1.4});
    faint.setAlpha(24);
    painter.setBrush(faint);
    QPainterPath chair;
    chair.addRoundedRect(QRectF{-20, -30, 40, 34}, 11, 11);
    painter.drawPath(chair);
    painter.restore();
}

} // namespace pitwise::ui
