// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"
#include "ui/exams/checkedfile.h"
#include "ui/handout/document.h"
#include "ui/records/exportwish.h"
#include "ui/sound/soundsettings.h"
#include "ui/table/viewoptions.h"

#include <QByteArray>
#include <QLocale>
#include <QString>
#include <QStringList>

class QSettings;
class QVariant;

namespace pitwise::ui {

/// The choices on the start screen.
struct StartChoice
{
    PlaySettings play;
    bool fixedSeed = false; ///< use the same seed next time

    bool operator==(const StartChoice &) const = default;
};

/// An unsaved house from the editor.
struct UnsavedDraft
{
    QString text; ///< empty: no draft
    QString path; ///< empty: never saved
    QString from; ///< the house it started from

    bool operator==(const UnsavedDraft &) const = default;
};

/// Everything the window remembers between runs, with types and ranges. A missing or invalid value
/// reads as the default. Only changes are written.
class Settings
{
public:
    /// Stores nothing.
    Settings() = default;
    /// `store` must outlive this.
    explicit Settings(QSettings &store) : m_store(&store) { }

    [[nodiscard]] StartChoice startChoice() const;
    void setStartChoice(const StartChoice &choice);

    [[nodiscard]] ViewOptions viewOptions() const;
    void setViewOptions(const ViewOptions &options);

    /// A path, or `postgresql://...` without a password; empty: the usual file.
    [[nodiscard]] QString recordsPlace() const;
    void setRecordsPlace(const QString &where);

    /// Empty: the system's.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &code);

    [[nodiscard]] SoundSettings sound() const;
    void setSound(const SoundSettings &sound);

    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);

    /// Paths of house files opened or saved, newest last.
    [[nodiscard]] QStringList houseFiles() const;
    void setHouseFiles(const QStringList &files);

    [[nodiscard]] UnsavedDraft draft() const;
    void setDraft(const UnsavedDraft &draft);

    /// The paper of printed documents; until it was chosen, what the user's country uses.
    [[nodiscard]] Paper printPaper() const;
    void setPrintPaper(Paper paper);

    /// Paths of session files opened or saved, newest first.
    [[nodiscard]] QStringList recentSessions() const;
    void setRecentSessions(const QStringList &files);

    /// How tables were exported last.
    [[nodiscard]] ExportStyle exportStyle() const;
    void setExportStyle(const ExportStyle &style);

    /// Lessons that a person has finished in a house; `person` is a `Dealer::id`, empty: guests.
    [[nodiscard]] QStringList doneLessons(const QString &person, const QString &house) const;
    void setLessonDone(const QString &person, const QString &house, const QString &lesson);

    /// Somebody has dealt here before. True if nothing is stored, so that nobody is told each time.
    [[nodiscard]] bool hasDealt() const;
    void setHasDealt();

    /// Whose certificates are believed here.
    [[nodiscard]] Trusted trusted() const;
    void setTrusted(const Trusted &trusted);

private:
    [[nodiscard]] QVariant value(const char *key) const;
    [[nodiscard]] int number(const char *key, int least, int most, int otherwise) const;
    [[nodiscard]] bool flag(const char *key, bool otherwise) const;
    void set(const char *key, const QVariant &value);

    QSettings *m_store = nullptr;
};

/// The paper that a country prints on.
[[nodiscard]] Paper usualPaper(QLocale::Territory territory);

} // namespace pitwise::ui
