// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/demo/demotable.h"
#include "ui/work/background.h"

#include <QImage>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace pitwise::ui {

/// The session as it is dealt at a table of the demonstration.
[[nodiscard]] SessionSpec specOf(const DemoTable &table);
/// Writes it in dealing notation; the text is why it cannot be written.
[[nodiscard]] QString writeDealFile(const DemoTable &table, const QString &path);

/// One table: `stem.deal`; two: `stem-left.deal` and `stem-right.deal`.
[[nodiscard]] QString writeDealFiles(const std::vector<const DemoTable *> &tables,
                                     const QString &stem);

/// Where to save a demonstration, and as what.
struct DemoFile
{
    QString stem; ///< the path without its ending
    bool pictures = false; ///< else in dealing notation
};
/// Nothing: nobody chose a file.
[[nodiscard]] std::optional<DemoFile> askForDemoFile(QWidget *parent);

/// Writes a picture of each step, for slides: `stem-000.png` and on. The GUI thread draws them one
/// by one, a worker compresses.
class DemoPictures : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// `draw` is asked for steps 0 to `last`.
    void write(const QString &stem, int last, std::function<QImage(int step)> draw);

Q_SIGNALS:
    /// `trouble` is why one could not be written; then none follows it.
    void written(int pictures, const QString &trouble);

private:
    void writeFrom(int step);

    QString m_stem;
    int m_last = 0;
    std::function<QImage(int)> m_draw;
    Background m_work;
};

} // namespace pitwise::ui
