// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/messageicons.h"

#include "ui/style/controlpainting.h"
#include "ui/theme/theme.h"

#include <QPixmap>

namespace pitwise::ui {

namespace {

QPixmap sign(const QString &mark, const QColor &colour, int side)
{
    QPixmap picture{side, side};
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal thick = side / 14.0;
    painter.setPen(QPen{colour, thick});
    painter.drawEllipse(QRectF{picture.rect()}.adjusted(thick, thick, -thick, -thick));
    painter.setFont(fixedFont(side * 0.56, QFont::Bold));
    painter.drawText(picture.rect(), Qt::AlignCenter, mark);
    return picture;
}

} // namespace

std::optional<QIcon> messageIcon(QStyle::StandardPixmap which, const QPalette &palette)
{
    QString mark;
    auto role = QPalette::Highlight;
    switch (which) {
    case QStyle::SP_MessageBoxQuestion:
        mark = QStringLiteral("?");
        break;
    case QStyle::SP_MessageBoxInformation:
        mark = QStringLiteral("i");
        break;
    case QStyle::SP_MessageBoxWarning:
    case QStyle::SP_MessageBoxCritical:
        mark = QStringLiteral("!");
        role = QPalette::BrightText;
        break;
    default:
        return {};
    }
    QIcon icon;
    for (const int side : {32, 48, 64, 96, 128})
        icon.addPixmap(sign(mark, palette.color(role), side));
    return icon;
}

} // namespace pitwise::ui
