// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/drawntexts.h"

#include "ui/theme/theme.h"

#include <QHash>
#include <QImage>

#include <algorithm>

namespace pitwise::test {

namespace {

/// The colour that covers most of the box but for the letters: what is below the text.
QColor groundBelow(const QImage &picture, const QRect &box, const QColor &ink)
{
    QHash<QRgb, int> count;
    for (int y = box.top(); y <= box.bottom(); ++y) {
        for (int x = box.left(); x <= box.right(); ++x)
            ++count[picture.pixel(x, y)];
    }
    if (ink.alpha() == 255)
        count.remove(ink.rgb());
    QRgb most = 0;
    int times = 0;
    for (auto it = count.cbegin(); it != count.cend(); ++it) {
        if (it.value() > times) {
            most = it.key();
            times = it.value();
        }
    }
    return QColor{most};
}

QColor over(const QColor &ink, const QColor &ground)
{
    const float share = ink.alphaF();
    const auto mix = [&](float a, float b) { return a * share + b * (1 - share); };
    return QColor::fromRgbF(mix(ink.redF(), ground.redF()), mix(ink.greenF(), ground.greenF()),
                            mix(ink.blueF(), ground.blueF()));
}

/// What WCAG asks; large is 24 pixels, or 19 in bold.
double leastFor(const DrawnText &drawn)
{
    constexpr int Large = 24;
    constexpr int LargeBold = 19;
    return drawn.pixelSize >= (drawn.isBold ? LargeBold : Large) ? 3.0 : 4.5;
}

} // namespace

QStringList troubleWithContrast(QWidget &window)
{
    constexpr double Rounding = 0.05; // of 8 bits a colour
    const QImage picture = window.grab().toImage();
    QStringList trouble;
    for (const DrawnText &drawn : drawnTexts(window)) {
        QRect box = drawn.ink.intersected(drawn.clip).toAlignedRect().adjusted(-1, -1, 1, 1);
        for (const QWidget *at = drawn.widget; at != nullptr && !at->isWindow();
             at = at->parentWidget())
            box &= QRect{at->mapTo(&window, QPoint{}), at->size()};
        box &= picture.rect();
        if (box.width() < 4 || box.height() < 4)
            continue; // scrolled away
        const QColor ground = groundBelow(picture, box, drawn.colour);
        const double ratio = ui::contrast(over(drawn.colour, ground), ground);
        if (ratio + Rounding < leastFor(drawn))
            trouble << QStringLiteral("\"%1\" (%2) in %3: %4 to 1, %5 on %6")
                           .arg(drawn.text.left(40))
                           .arg(drawn.pixelSize)
                           .arg(QString::fromLatin1(drawn.widget->metaObject()->className()))
                           .arg(ratio, 0, 'f', 1)
                           .arg(drawn.colour.name(QColor::HexArgb), ground.name());
    }
    return trouble;
}

} // namespace pitwise::test
