// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/housebox.h"
#include "ui/panels/toolkit.h"
#include "ui/screens/practise/practicerun.h"
#include "ui/shell/screen.h"

class QLabel;

namespace pitwise::ui {

class SkillLines;

/// Practice that adapts: what is due, weak or next, for some minutes; and one's own mistakes.
class PractiseScreen : public Screen
{
    Q_OBJECT

public:
    explicit PractiseScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Practise"); }
    void entered() override;
    void left() override;
    /// Minutes: begins. `mistakes`: deals one's own mistakes. Empty: only shows the screen.
    void askedFor(const QString &what) override;
    void houseChanged(const KnownHouse &known) override;
    void houseRemoved(const std::string &name) override;

    void chooseHouse(const std::string &name);
    /// What is known of the dealer is there.
    [[nodiscard]] bool isReady() const { return m_isReady; }
    [[nodiscard]] PracticeRun &run() { return *m_run; }
    [[nodiscard]] const std::vector<OwnMistake> &mistakes() const { return m_mistakes; }
    [[nodiscard]] Choice *minutes() const { return m_minutes; }
    [[nodiscard]] PillButton *practiseButton() const { return m_practise; }
    [[nodiscard]] PillButton *mistakesButton() const { return m_again; }
    [[nodiscard]] PillButton *tableButton() const { return m_toTable; }
    [[nodiscard]] PillButton *endButton() const { return m_end; }
    /// All that is said at the left and at the right.
    [[nodiscard]] QString leftText() const;
    [[nodiscard]] QString rightText() const;

Q_SIGNALS:
    void ready();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void arrange();
    [[nodiscard]] QWidget *inPanel(SkillLines *lines, const std::vector<QWidget *> &below);
    void connectAll();
    void load();
    void begin();
    void show(const Standing &standing);
    void showPlan();
    void showRunning();
    void showResult();
    void showAll();
    [[nodiscard]] QString dealer() const;
    [[nodiscard]] QString skillText(const std::string &skill) const;

    PracticeRun *m_run;
    Standing m_standing;
    std::vector<OwnMistake> m_mistakes;
    bool m_isReady = false;
    bool m_hasResult = false;
    QString m_wanted; ///< asked for while the dealer was not known yet
    HouseBox *m_house;
    QLabel *m_state;
    SkillLines *m_left;
    SkillLines *m_right;
    Choice *m_minutes;
    PillButton *m_practise;
    PillButton *m_again;
    PillButton *m_toTable;
    PillButton *m_end;
    PillButton *m_progress;
};

} // namespace pitwise::ui
