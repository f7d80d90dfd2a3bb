// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/screens/scenarios/scenariofiles.h"

#include <QWidget>

class QLabel;

namespace pitwise::ui {

/// A scenario as a trainee meets it: what it is about and what to do, not its cards.
class ScenarioCard : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioCard(QWidget *parent = nullptr);

    /// `from`: who set it as homework, and until when; empty: nobody did.
    void show(const ScenarioFile &file, const QString &from, bool isHomework);
    /// All text on it.
    [[nodiscard]] QString text() const;

    PillButton *coach; ///< deal it with the coach
    PillButton *silent;
    PillButton *edit;
    PillButton *share;
    PillButton *remove;

private:
    QLabel *m_title;
    QLabel *m_from;
    QLabel *m_facts;
    QLabel *m_task;
    QLabel *m_trouble;
};

} // namespace pitwise::ui
