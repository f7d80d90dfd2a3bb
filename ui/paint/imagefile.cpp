// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/imagefile.h"

#include "ui/files/wholefile.h"

#include <QBuffer>
#include <QImage>

namespace pitwise::ui {

QString writePng(const QImage &image, const QString &path, int quality)
{
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    if (!image.save(&png, "PNG", quality))
        return QStringLiteral("the picture could not be packed");
    const QByteArray &bytes = png.data();
    const auto trouble = writeWholeFile(
        path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return trouble ? QString::fromStdString(trouble->why) : QString{};
}

} // namespace pitwise::ui
