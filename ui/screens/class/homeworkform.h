// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/shell/scenariofiles.h"
#include "ui/shell/shell.h"
#include "ui/work/background.h"

class QComboBox;
class QLabel;

namespace pitwise::ui {

/// Sets homework: a situation, a lesson or a drill in a house, or a scenario, until a day.
class HomeworkForm : public QWidget
{
    Q_OBJECT

public:
    explicit HomeworkForm(Shell &shell, QWidget *parent = nullptr);

    /// For whom; empty: the whole class.
    void setDealer(const QString &id) { m_dealer = id; }
    /// The scenario of this file.
    void chooseScenario(const QString &path);
    void set();

    [[nodiscard]] Choice &kind() const { return *m_kind; }
    [[nodiscard]] QComboBox &what() const { return *m_what; }
    [[nodiscard]] QComboBox &house() const { return *m_house; }
    [[nodiscard]] Choice &due() const { return *m_due; }
    [[nodiscard]] PillButton &button() const { return *m_set; }

private:
    void listHouses();
    void listWhat();
    void readLessons();
    void readScenarios();
    [[nodiscard]] HomeworkKind chosenKind() const;

    Shell &m_shell;
    QString m_dealer;
    Choice *m_kind;
    QComboBox *m_what;
    QComboBox *m_house;
    Choice *m_due;
    PillButton *m_set;
    std::vector<std::pair<QString, QString>> m_lessons; ///< title and id
    QList<ScenarioFile> m_scenarios; ///< those that can be dealt
    QString m_wanted; ///< path of the scenario to choose once they are read
    Background m_reading;
    Background m_readingScenarios;
};

} // namespace pitwise::ui
