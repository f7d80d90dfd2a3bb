// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"
#include "ui/table/viewoptions.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

class QSettings;
class QVariant;

namespace pitwise::ui {

/// What was chosen on the start screen.
struct StartChoice
{
    PlaySettings play;
    bool fixedSeed = false; ///< deal the same cards again next time

    bool operator==(const StartChoice &) const = default;
};

/// A house in the editor that nobody saved yet.
struct KeptDraft
{
    QString text; ///< empty: there is none
    QString path; ///< empty: not a file yet
    QString from; ///< the house it began with

    bool operator==(const KeptDraft &) const = default;
};

/// What the window remembers from one run to the next: every key, with its type and its range.
/// A value that is missing or out of range reads as the default. Only changes are written.
class Settings
{
public:
    /// Remembers nothing.
    Settings() = default;
    /// `store` must outlive this.
    explicit Settings(QSettings &store) : m_store(&store) { }

    [[nodiscard]] StartChoice startChoice() const;
    void setStartChoice(const StartChoice &choice);

    [[nodiscard]] ViewOptions viewOptions() const;
    void setViewOptions(const ViewOptions &options);

    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);

    /// Paths of house files that were opened or saved, the newest last.
    [[nodiscard]] QStringList houseFiles() const;
    void setHouseFiles(const QStringList &files);

    [[nodiscard]] KeptDraft draft() const;
    void setDraft(const KeptDraft &draft);

    /// Paths of session files that were opened or saved, the newest first.
    [[nodiscard]] QStringList recentSessions() const;
    void setRecentSessions(const QStringList &files);

private:
    [[nodiscard]] QVariant value(const char *key) const;
    [[nodiscard]] int number(const char *key, int least, int most, int otherwise) const;
    [[nodiscard]] bool flag(const char *key, bool otherwise) const;
    void set(const char *key, const QVariant &value);

    QSettings *m_store = nullptr;
};

} // namespace pitwise::ui
