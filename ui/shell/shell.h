// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/documents.h"
#include "ui/shell/environment.h"
#include "ui/shell/houseshelf.h"
#include "ui/shell/sessions.h"

#include <QObject>

namespace pitwise::ui {

/// What a screen sees of the program around it, and the only way from one screen to another: it
/// asks here for a session, a house or another screen, and does not know who answers.
class Shell : public QObject
{
    Q_OBJECT

public:
    explicit Shell(const Environment &environment, QObject *parent = nullptr);

    [[nodiscard]] const Environment &environment() const { return m_environment; }
    [[nodiscard]] Settings &settings() { return m_environment.settings; }
    [[nodiscard]] HouseShelf &houses() { return m_houses; }
    [[nodiscard]] Sessions &sessions() { return m_sessions; }
    [[nodiscard]] SessionController &controller() { return m_sessions.controller(); }
    [[nodiscard]] Documents &documents() { return m_documents; }

    [[nodiscard]] const ViewOptions &viewOptions() const { return m_viewOptions; }
    /// Remembered, and told to every screen.
    void setViewOptions(const ViewOptions &options);

    /// Deals at a house found by its name; tells the user if there is none.
    void deal(const PlaySettings &settings);
    /// Deals on where a demonstration stopped.
    void takeOver(const pitwise::ui::TakeOver &shown);
    /// Back to the first screen.
    void goHome() { Q_EMIT homeWanted(); }
    /// A message that does not stop anything.
    void tellTrouble(const QString &title, const QString &text) { Q_EMIT troubleTold(title, text); }

Q_SIGNALS:
    void homeWanted();
    void viewOptionsChanged(const pitwise::ui::ViewOptions &options);
    void troubleTold(const QString &title, const QString &text);

private:
    Environment m_environment;
    ViewOptions m_viewOptions;
    HouseShelf m_houses;
    Sessions m_sessions;
    Documents m_documents;
};

/// A seed nobody chose: six digits, short enough to tell a colleague.
[[nodiscard]] std::uint64_t freshSeed();

} // namespace pitwise::ui
