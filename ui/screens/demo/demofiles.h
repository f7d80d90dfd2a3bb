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

/// The session that this table of the demonstration deals.
[[nodiscard]] SessionSpec specOf(const DemoTable &table);
/// Saves it in dealing notation. Returns an error message, or nothing.
[[nodiscard]] QString writeDealFile(const DemoTable &table, const QString &path);

/// One table: `stem.deal`; two: `stem-left.deal` and `stem-right.deal`.
[[nodiscard]] QString writeDealFiles(const std::vector<const DemoTable *> &tables,
                                     const QString &stem);

/// Where and how to save a demonstration.
struct DemoFile
{
    QString stem; ///< the path without extension
    bool pictures = false; ///< false: dealing notation
};
/// None: cancelled.
[[nodiscard]] std::optional<DemoFile> askForDemoFile(QWidget *parent);

/// Writes a picture of each step for slides: `stem-000.png` and so on. The GUI thread draws them, a
/// worker thread compresses.
class DemoPictures : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// `draw` is called for steps 0 to `last`.
    void write(const QString &stem, int last, std::function<QImage(int step)> draw);

Q_SIGNALS:
    /// `trouble` is an error message; writing stops at the first error.
    void written(int pictures, const QString &trouble);

private:
    void writeFrom(int step);

    QString m_stem;
    int m_last = 0;
    std::function<QImage(int)> m_draw;
    Background m_work;
};

} // namespace pitwise::ui
