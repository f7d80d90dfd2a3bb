// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/handout/document.h"
#include "ui/work/background.h"

#include <QObject>
#include <QString>

#include <functional>

namespace pitwise::ui {

/// Writes manuals and difference sheets on a worker thread: as HTML or Markdown if the path ends so
/// (.html, .md), else as PDF.
class Documents : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void writeManual(const House &house, const QString &path, Paper paper = Paper::A4);
    /// What a dealer who knows one house must do differently in the next.
    void writeDifferences(const House &known, const House &next, const QString &path,
                          Paper paper = Paper::A4);

Q_SIGNALS:
    /// `trouble` is an error message, or empty.
    void written(const QString &path, const QString &trouble);

private:
    void write(std::function<Document()> make, const QString &path, Paper paper);

    Background m_work;
};

} // namespace pitwise::ui
