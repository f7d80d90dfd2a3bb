// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/demofiles.h"

#include "engine/session/notation.h"
#include "ui/paint/imagefile.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/savefile.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace pitwise::ui {

SessionSpec specOf(const DemoTable &table)
{
    SessionSpec spec = table.showing().spec;
    spec.house = table.known().name;
    spec.style = table.style();
    return spec;
}

TakeOver takeOverOf(const DemoTable &table)
{
    const Showing &showing = table.showing();
    const std::size_t wrong = firstMistake(showing).value_or(table.frame());
    return {table.known(), specOf(table), showing.patrons,
            showing.logUntil(std::min(table.frame(), wrong)), wrong < table.frame()};
}

QString writeDealFile(const DemoTable &table, const QString &path)
{
    const Showing &showing = table.showing();
    return saveFile(path, writeDeal(specOf(table), showing.house.table.chips, showing.log()));
}

QString writeDealFiles(const std::vector<const DemoTable *> &tables, const QString &stem)
{
    if (tables.size() == 1)
        return writeDealFile(*tables.front(), stem + QStringLiteral(".deal"));
    return writeDealFile(*tables[0], stem + QStringLiteral("-left.deal"))
         + writeDealFile(*tables[1], stem + QStringLiteral("-right.deal"));
}

DemoFile demoFile(const QString &path, const QString &kind)
{
    const QString whole = withEnding(path, kind);
    const QFileInfo where{whole};
    return {where.absolutePath() + QLatin1Char('/') + where.completeBaseName(),
            where.suffix().compare(QLatin1String("png"), Qt::CaseInsensitive) == 0};
}

std::optional<DemoFile> askForDemoFile(QWidget *parent)
{
    const QStringList kinds{DemoPictures::tr("Dealing notation (*.deal)"),
                            DemoPictures::tr("Pictures for slides (*.png)")};
    QString kind = kinds.first();
    const QString path = QFileDialog::getSaveFileName(
        parent, DemoPictures::tr("Save the demonstration"), QStringLiteral("demonstration"),
        kinds.join(QStringLiteral(";;")), &kind);
    return path.isEmpty() ? std::nullopt : std::optional{demoFile(path, kind)};
}

void DemoPictures::write(const QString &stem, std::unique_ptr<Slides> slides)
{
    m_stem = stem;
    m_slides = std::move(slides);
    writeFrom(0);
}

void DemoPictures::writeFrom(int step)
{
    const QString file = QStringLiteral("%1-%2.png").arg(m_stem).arg(step, 3, 10, QLatin1Char('0'));
    m_work.start([file, picture = m_slides->draw(step)] { return writePng(picture, file); },
                 [this, file, step](const QString &trouble) {
                     if (trouble.isEmpty() && step < m_slides->last())
                         return writeFrom(step + 1);
                     m_slides.reset();
                     Q_EMIT written(step + 1,
                                    trouble.isEmpty()
                                        ? QString{}
                                        : tr("%1 could not be written: %2").arg(file, trouble));
                 });
}

} // namespace pitwise::ui
