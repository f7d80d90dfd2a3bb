// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/demofiles.h"

#include "engine/session/notation.h"
#include "ui/shell/savefile.h"

#include <QFileDialog>
#include <QFileInfo>

namespace pitwise::ui {

SessionSpec specOf(const DemoTable &table)
{
    SessionSpec spec = table.showing().spec;
    spec.house = table.known().name;
    spec.style = table.style();
    return spec;
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

std::optional<DemoFile> askForDemoFile(QWidget *parent)
{
    const QString path = QFileDialog::getSaveFileName(
        parent, DemoPictures::tr("Save the demonstration"), QStringLiteral("demonstration.deal"),
        DemoPictures::tr("Dealing notation (*.deal);;Pictures for slides (*.png)"));
    if (path.isEmpty())
        return std::nullopt;
    const QFileInfo where{path};
    return DemoFile{where.absolutePath() + QLatin1Char('/') + where.completeBaseName(),
                    where.suffix() == QLatin1String("png")};
}

void DemoPictures::write(const QString &stem, int last, std::function<QImage(int)> draw)
{
    m_stem = stem;
    m_last = last;
    m_draw = std::move(draw);
    writeFrom(0);
}

void DemoPictures::writeFrom(int step)
{
    const QString file = QStringLiteral("%1-%2.png").arg(m_stem).arg(step, 3, 10, QLatin1Char('0'));
    m_work.start([file, picture = m_draw(step)] { return picture.save(file); },
                 [this, file, step](bool good) {
                     if (good && step < m_last)
                         return writeFrom(step + 1);
                     Q_EMIT written(step + 1,
                                    good ? QString{} : tr("%1 could not be written").arg(file));
                 });
}

} // namespace pitwise::ui
