// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/demo/demotable.h"
#include "ui/screens/demo/slides.h"
#include "ui/shell/preparedsession.h"
#include "ui/work/background.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace pitwise::ui {

/// The session that this table of the demonstration deals.
[[nodiscard]] SessionSpec specOf(const DemoTable &table);
/// What a trainee takes over at the step shown. A shown mistake is not his: he begins before it.
[[nodiscard]] TakeOver takeOverOf(const DemoTable &table);
/// Saves the session in dealing notation. Returns an error message, or nothing.
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
/// A path without an ending gets that of the chosen kind of file.
[[nodiscard]] DemoFile demoFile(const QString &path, const QString &kind);
/// None: cancelled.
[[nodiscard]] std::optional<DemoFile> askForDemoFile(QWidget *parent);

/// Writes a picture of each step for slides: `stem-000.png` and so on. The GUI thread draws them, a
/// worker thread compresses.
class DemoPictures : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void write(const QString &stem, std::unique_ptr<Slides> slides);
    [[nodiscard]] bool isWriting() const { return m_slides != nullptr; }

Q_SIGNALS:
    /// `trouble` is an error message; writing stops at the first error.
    void written(int pictures, const QString &trouble);

private:
    void writeFrom(int step);

    QString m_stem;
    std::unique_ptr<Slides> m_slides; ///< while they are being written
    Background m_work;
};

} // namespace pitwise::ui
