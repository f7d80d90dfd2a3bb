// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/documentpdf.h"

#include "ui/paint/documentpages.h"
#include "ui/paint/pdffile.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace pitwise::ui {

namespace {

constexpr int Dpi = 144; // two dots to a point
constexpr QMarginsF Margins{54, 48, 54, 60}; // points

QPageSize::PageSizeId idOf(Paper paper)
{
    switch (paper) {
    case Paper::A4:
        return QPageSize::A4;
    case Paper::Letter:
        break;
    }
    return QPageSize::Letter;
}

/// The room inside the margins, in dots.
QSizeF roomOn(Paper paper)
{
    const QSizeF points = QPageSize::size(idOf(paper), QPageSize::Point);
    return QSizeF{points.width() - Margins.left() - Margins.right(),
                  points.height() - Margins.top() - Margins.bottom()}
         * Dpi / 72;
}

} // namespace

std::vector<int> pagesOf(const Document &document, const Wording &say, Paper paper)
{
    return DocumentPages{document, say, roomOn(paper)}.layOut(nullptr, nullptr, {});
}

QString writePdf(const Document &document, const Wording &say, const QString &path, Paper paper)
{
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer{&pdf};
        writer.setResolution(Dpi);
        writer.setPageSize(QPageSize{idOf(paper)});
        writer.setPageMargins(Margins, QPageLayout::Point);
        writer.setTitle(QString::fromStdString(say(document.title)));
        writer.setCreator(QStringLiteral("Pitwise"));
        DocumentPages pages{document, say, roomOn(paper)};
        const std::vector<int> begins = pages.layOut(nullptr, nullptr, {});
        QPainter painter{&writer};
        (void)pages.layOut(&writer, &painter, begins);
    }
    return writePdfFile(pdf.data(), path);
}

} // namespace pitwise::ui
