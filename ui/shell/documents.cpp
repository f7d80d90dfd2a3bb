// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/documents.h"

#include "ui/handout/differencesheet.h"
#include "ui/handout/manual.h"
#include "ui/paint/documentpdf.h"
#include "ui/shell/savefile.h"
#include "ui/text/translated.h"

namespace pitwise::ui {

namespace {

/// Returns an error message, or nothing.
QString writeFile(const Document &document, const QString &path, Paper paper)
{
    const Wording say = [](const Sentence &sentence) { return translated(sentence).toStdString(); };
    const bool markdown = path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    if (!markdown && !path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive))
        return writePdf(document, say, path, paper);
    return saveFile(path, markdown ? asMarkdown(document, say) : asHtml(document, say, paper));
}

} // namespace

void Documents::writeManual(const House &house, const QString &path, Paper paper)
{
    write([house] { return manualOf(house); }, path, paper);
}

void Documents::writeDifferences(const House &known, const House &next, const QString &path,
                                 Paper paper)
{
    write([known, next] { return differenceSheet(known, next); }, path, paper);
}

void Documents::write(std::function<Document()> make, const QString &path, Paper paper)
{
    m_work.start([make = std::move(make), path, paper] { return writeFile(make(), path, paper); },
                 [this, path](const QString &trouble) { Q_EMIT written(path, trouble); });
}

} // namespace pitwise::ui
