// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/lessons/lessonset.h"
#include "ui/classroom/classdesk.h"
#include "ui/classroom/homeworkdesk.h"
#include "ui/exams/checkedfile.h"
#include "ui/records/pastdesk.h"
#include "ui/records/drillbook.h"
#include "ui/exams/examdesk.h"
#include "ui/records/recordsdesk.h"
#include "ui/records/reviewdesk.h"
#include "ui/session/sessionrecorder.h"
#include "ui/shell/languages.h"
#include "ui/shell/settings.h"
#include "ui/sound/soundboard.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace pitwise::ui {

/// What the window needs from the program around it: files, houses, a clock.
struct Environment
{
    Settings settings;
    SessionStore *store = nullptr; ///< null: sessions are not saved while dealing
    std::function<QString()> sessionFolder; ///< where the store keeps its sessions
    Languages *languages = nullptr; ///< null: the language cannot be changed
    SoundBoard *sound = nullptr; ///< null: nothing is heard
    RecordsDesk *records = nullptr; ///< null: everybody is a guest
    PastDesk *past = nullptr; ///< null: nobody dealt anything before
    std::function<Moment()> now; ///< the time of day; empty: the computer's
    DrillBook *drills = nullptr; ///< null: runs of drills are forgotten at the end
    ExamDesk *exams = nullptr; ///< null: no exams are sat here
    ClassDesk *classroom = nullptr; ///< null: there is no class
    HomeworkDesk *homework = nullptr; ///< null: nobody has any
    ReviewDesk *review = nullptr; ///< null: no stored session can be reviewed
    QString
        recordsGiven; ///< how they were named when the program was started; empty: they were not
    /// Loads a house by id or path, also from the folder `beside`; else an error message. May be
    /// called on a worker thread, like the next two.
    std::function<std::variant<House, std::string>(const std::string &name,
                                                   const std::string &beside)>
        findHouse;
    /// A name that works from any folder: an id or an absolute path.
    std::function<std::string(const std::string &name, const std::string &beside)> lastingName;
    /// The text of a house file, by the same kind of name.
    std::function<std::optional<std::string>(const std::string &name)> houseText;
    /// Reads all lesson files. May be called on a worker thread; empty: there are no lessons.
    std::function<LessonSet()> lessons;
    /// Changes the course for everybody who learns here. Both say why not, with the place in the
    /// file; empty: done. May be called on a worker thread; empty: the course stays as it is.
    std::function<std::string(const std::string &path)> addLesson;
    std::function<std::string(const std::vector<std::string> &ids)> orderLessons;
    /// Where a trainer's scenarios are. Empty: none are kept.
    std::function<QString()> scenarioFolder;
    /// Prepares to check a certificate, a key or a revocation list with the records of this
    /// moment. What it returns is slow and is called on a worker thread. Empty: certificates cannot
    /// be checked here.
    std::function<std::function<CheckedFile()>(const QString &path, const Trusted &trusted)>
        checkFile;
    std::vector<std::string> houses; ///< ids of the built-in houses
    SessionController::Clock clock;
    QString version;
};

} // namespace pitwise::ui
