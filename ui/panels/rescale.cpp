// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/rescale.h"

#include "ui/theme/theme.h"

#include <QApplication>
#include <QPointer>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

namespace {

constexpr const char *BaseSize = "pitwiseBaseSize"; ///< of a widget's font, in pixels at scale 1
constexpr qreal PlainTextSize = 13; ///< of widgets that choose no font

/// Widgets choose their font once, with uiFont. A font changed since the last time has a new base.
void rescaleFont(QWidget *widget, qreal from, qreal to)
{
    QFont font = widget->font();
    if (!widget->testAttribute(Qt::WA_SetFont) || font.pixelSize() <= 0)
        return;
    const QVariant known = widget->property(BaseSize);
    const bool same = known.isValid() && std::lround(known.toDouble() * from) == font.pixelSize();
    const qreal base = same ? known.toDouble() : font.pixelSize() / from;
    widget->setProperty(BaseSize, base);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(base * to))));
    widget->setFont(font);
}

} // namespace

void applyTypeScale(qreal scale)
{
    const qreal from = typeScale();
    setTypeScale(scale);
    const QFont plain = uiFont(PlainTextSize);
    if (QApplication::font() != plain)
        QApplication::setFont(plain);
    if (qFuzzyCompare(scale, from))
        return;
    QList<QPointer<QWidget>> widgets; // a widget may delete others while it lays itself out
    for (QWidget *widget : QApplication::allWidgets())
        widgets << widget;
    for (const auto &widget : widgets) {
        if (widget == nullptr)
            continue;
        rescaleFont(widget, from, scale);
        QEvent event{QEvent::FontChange};
        QApplication::sendEvent(widget, &event);
    }
}

} // namespace pitwise::ui
