// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/housebox.h"
#include "ui/panels/toolkit.h"
#include "ui/shell/learner.h"
#include "ui/shell/screen.h"

class QLabel;

namespace pitwise::ui {

class SkillMap;
class WeekLine;

/// How far somebody is in a house: what is due, every skill, accuracy and pace over weeks, hours
/// dealt, and what is missing for the exam.
class ProgressScreen : public Screen
{
    Q_OBJECT

public:
    explicit ProgressScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Progress"); }
    void entered() override;
    /// The menu shows one's own.
    void chosen() override;
    /// A `Dealer::id`; empty: whoever deals.
    void askedFor(const QString &what) override;
    void houseChanged(const KnownHouse &known) override;
    void houseRemoved(const std::string &name) override;

    void chooseHouse(const std::string &name);
    [[nodiscard]] bool isReady() const { return m_isReady; }
    [[nodiscard]] SkillMap *map() const { return m_map; }
    [[nodiscard]] PillButton *practiseButton() const { return m_practise; }
    [[nodiscard]] WeekLine *accuracy() const { return m_accuracy; }
    [[nodiscard]] WeekLine *pace() const { return m_pace; }
    /// Whose it is; what is due; what the exam needs; hours.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void ready();

private:
    void arrange();
    void load();
    void show(const Standing &standing);
    void showToday(const Standing &standing);
    void showExam(const Standing &standing);
    void showFigures(const Standing &standing);
    void nameWhose();
    [[nodiscard]] bool isOwn() const;

    QString m_person; ///< another's `Dealer::id`; empty: whoever deals
    bool m_isReady = false;
    HouseBox *m_house;
    QLabel *m_whose;
    SkillMap *m_map;
    QLabel *m_today;
    PillButton *m_practise;
    QLabel *m_exam;
    QLabel *m_missing;
    QLabel *m_hours;
    WeekLine *m_accuracy;
    WeekLine *m_pace;
};

} // namespace pitwise::ui
