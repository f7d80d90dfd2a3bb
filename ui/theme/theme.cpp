// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/theme.h"

#include "ui/theme/typescale.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace pitwise::ui {

const Surroundings &charcoal()
{
    static const Surroundings colours{
        QColor{0x17, 0x19, 0x1d}, QColor{0x1c, 0x1f, 0x24}, QColor{0x25, 0x29, 0x30},
        QColor{0x31, 0x36, 0x3f}, QColor{0x44, 0x4b, 0x56}, QColor{0xee, 0xf0, 0xf3},
        QColor{0xb3, 0xbb, 0xc6}, QColor{0xf2, 0xc7, 0x5c}, QColor{0x1f, 0x1a, 0x0c},
        QColor{0xff, 0x8a, 0x75}, QColor{0x8f, 0xe3, 0xbd},
    };
    return colours;
}

const Surroundings &paper()
{
    static const Surroundings colours{
        QColor{0xd9, 0xd4, 0xc9}, QColor{0xf1, 0xee, 0xe7}, QColor{0xfb, 0xf9, 0xf5},
        QColor{0xff, 0xff, 0xff}, QColor{0xd6, 0xcf, 0xc1}, QColor{0x20, 0x24, 0x29},
        QColor{0x55, 0x5c, 0x66}, QColor{0x7d, 0x58, 0x0a}, QColor{0xff, 0xfd, 0xf7},
        QColor{0xa8, 0x2f, 0x1c}, QColor{0x17, 0x66, 0x46},
    };
    return colours;
}

const Surroundings &starkCharcoal()
{
    static const Surroundings colours{
        QColor{0x00, 0x00, 0x00}, QColor{0x00, 0x00, 0x00}, QColor{0x0a, 0x0b, 0x0d},
        QColor{0x1c, 0x1f, 0x24}, QColor{0xc8, 0xce, 0xd6}, QColor{0xff, 0xff, 0xff},
        QColor{0xe4, 0xe8, 0xee}, QColor{0xff, 0xd6, 0x5c}, QColor{0x00, 0x00, 0x00},
        QColor{0xff, 0xa3, 0x90}, QColor{0x9c, 0xf5, 0xcd},
    };
    return colours;
}

const Surroundings &starkPaper()
{
    static const Surroundings colours{
        QColor{0xff, 0xff, 0xff}, QColor{0xff, 0xff, 0xff}, QColor{0xff, 0xff, 0xff},
        QColor{0xf2, 0xf2, 0xf2}, QColor{0x40, 0x44, 0x4a}, QColor{0x00, 0x00, 0x00},
        QColor{0x2a, 0x2e, 0x34}, QColor{0x57, 0x3b, 0x00}, QColor{0xff, 0xff, 0xff},
        QColor{0x7e, 0x16, 0x08}, QColor{0x06, 0x46, 0x2d},
    };
    return colours;
}

const Surroundings &surroundings(bool light, bool highContrast)
{
    if (highContrast)
        return light ? starkPaper() : starkCharcoal();
    return light ? paper() : charcoal();
}

bool isLight(const Surroundings &around)
{
    return &around == &paper() || &around == &starkPaper();
}

bool isHighContrast(const Surroundings &around)
{
    return &around == &starkCharcoal() || &around == &starkPaper();
}

namespace {

Felt felt(const QColor &cloth)
{
    const QColor cream{0xf7, 0xee, 0xd6};
    const auto mix = [](const QColor &a, const QColor &b, double share) {
        const auto part = [&](float x, float y) {
            return static_cast<float>(x * (1 - share) + y * share);
        };
        return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()),
                                part(a.blueF(), b.blueF()));
    };
    return {cloth, mix(cloth, Qt::white, 0.06), mix(cloth, Qt::black, 0.42), cream,
            mix(cloth, cream, 0.84)};
}

} // namespace

Felt feltOf(const QString &houseId)
{
    static const std::array<std::pair<const char *, QColor>, 5> houses{{
        {"washington", QColor{0x1c, 0x5e, 0x3d}},
        {"fun-casino", QColor{0x6a, 0x1e, 0x34}},
        {"three-hand", QColor{0x1d, 0x4a, 0x78}},
        {"ontario", QColor{0x44, 0x50, 0x5d}},
        {"war-blackjack", QColor{0x0d, 0x53, 0x5a}},
    }};
    for (const auto &[id, colour] : houses) {
        if (houseId == QLatin1String{id})
            return felt(colour);
    }
    uint sum = 0;
    for (const QChar letter : houseId)
        sum = sum * 31 + letter.unicode();
    return felt(QColor::fromHsv(static_cast<int>(sum % 360), 150, 92));
}

QColor suitColour(int suit, SuitColours colours)
{
    const QColor black{0x1d, 0x1f, 0x24};
    const QColor red{0xc4, 0x22, 0x2d};
    switch (suit) {
    case 0:
        return colours == SuitColours::Four ? QColor{0x17, 0x70, 0x43} : black;
    case 1:
        return colours == SuitColours::Four ? QColor{0x1a, 0x5b, 0xb0} : red;
    case 2:
        return red;
    default:
        return black;
    }
}

QFont uiFont(qreal pixelSize, QFont::Weight weight)
{
    return fixedFont(pixelSize * typeScale(), weight);
}

QFont fixedFont(qreal pixelSize, QFont::Weight weight)
{
    static const QStringList families{QStringLiteral("Inter"), QStringLiteral("Cantarell"),
                                      QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")};
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixelSize))));
    font.setWeight(weight);
    return font;
}

QFont paperFont(qreal pixelSize, QFont::Weight weight)
{
    QFont font = fixedFont(pixelSize, weight);
    // Shaping puts other hyphens and brackets between figures and capitals, which no character has:
    // a PDF would lose them from its text.
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

double contrast(const QColor &a, const QColor &b)
{
    const auto light = [](const QColor &colour) {
        const auto linear = [](double part) {
            return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(static_cast<double>(colour.redF()))
             + 0.7152 * linear(static_cast<double>(colour.greenF()))
             + 0.0722 * linear(static_cast<double>(colour.blueF()));
    };
    const double first = light(a);
    const double second = light(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace pitwise::ui
