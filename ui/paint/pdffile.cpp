// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/pdffile.h"

#include "ui/files/wholefile.h"

#include <QByteArray>
#include <QFont>
#include <QPainterPath>

namespace pitwise::ui {

bool hasLetters()
{
    // Fontconfig has names for families even where there is no file behind them; then every
    // letter is the same box.
    const QFont font;
    const auto shape = [&font](const QString &letter) {
        QPainterPath path;
        path.addText({}, font, letter);
        return path;
    };
    const QPainterPath wide = shape(QStringLiteral("W"));
    return !wide.isEmpty() && wide != shape(QStringLiteral("i"));
}

QString writePdfFile(const QByteArray &bytes, const QString &path)
{
    if (!hasLetters())
        return QStringLiteral("no font is installed");
    const auto trouble = writeWholeFile(
        path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return trouble ? QString::fromStdString(trouble->why) : QString{};
}

} // namespace pitwise::ui
