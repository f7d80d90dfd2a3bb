// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paint/documentrows.h"
#include "ui/paint/sketchpainter.h"

#include <QPdfWriter>

namespace pitwise::ui {

/// Lays a document out on pages. Runs twice: once without a painter to learn on which page each
/// section begins, then to paint.
class DocumentPages
{
public:
    /// `size` is the room inside the margins, in dots.
    DocumentPages(const Document &document, const Wording &say, QSizeF size);

    /// `begins` is what an earlier run returned; the contents print it.
    [[nodiscard]] std::vector<int> layOut(QPdfWriter *writer, QPainter *painter,
                                          const std::vector<int> &begins);

private:
    void addCover(const std::vector<int> &begins);
    [[nodiscard]] qreal atAGlance(qreal scale, const std::vector<int> &begins, bool paint);
    void addSection(const DocumentSection &section, int number);
    void addTitle(const Sentence &title, int number);
    void addOnePage(const DocumentSection &section);
    void addPoster(const DocumentSection &section);
    void addFlow(const DocumentSection &section);
    [[nodiscard]] qreal besides(const DocumentSection &section, qreal scale, bool paint);
    [[nodiscard]] qreal poster(const DocumentSection &section, qreal scale, bool paint);
    void addNotes();
    void place(const Rows &rows);
    void newPage();
    void paintFooter();

    const Document &m_document;
    const Wording &m_say;
    QSizeF m_size;
    QPdfWriter *m_writer = nullptr;
    QPainter *m_painter = nullptr;
    Felt m_felt;
    int m_page = 1;
    qreal m_y = 0;
};

} // namespace pitwise::ui
