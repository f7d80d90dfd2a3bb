// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/shell/scenariofiles.h"

#include <QWidget>

class QLabel;

namespace pitwise::ui {

/// A scenario as a trainee meets it: what it is about and what to do, not its cards.
class ScenarioCard : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioCard(QWidget *parent = nullptr);

    void show(const ScenarioFile &file);
    /// All text on it.
    [[nodiscard]] QString text() const;

    PillButton *coach; ///< deal it with the coach
    PillButton *silent;
    PillButton *edit;
    PillButton *share;
    PillButton *homework; ///< set it as such
    PillButton *remove;

private:
    QLabel *m_title;
    QLabel *m_facts;
    QLabel *m_task;
    QLabel *m_trouble;
};

} // namespace pitwise::ui
