// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/housebox.h"
#include "ui/panels/toolkit.h"
#include "ui/shell/scenariofiles.h"
#include "ui/work/background.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QStackedWidget;

namespace pitwise::ui {

class RoundForm;

/// Where a trainer makes a scenario: filled in, or written in notation. Either is checked at once
/// by letting the house's own dealer deal it.
class ScenarioEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioEditor(const Environment &environment, QWidget *parent = nullptr);

    void addHouse(const KnownHouse &known) { m_house->add(known); }
    void removeHouse(const std::string &name) { m_house->remove(name); }
    /// An empty round of this house.
    void startNew(const std::string &house, std::uint64_t seed);
    /// A file; one that cannot be used is shown as text.
    void edit(const ScenarioFile &file);

    /// The scenario, once it was checked and is good.
    [[nodiscard]] const std::optional<Scenario> &checked() const { return m_checked; }
    [[nodiscard]] bool isChecking() const { return m_wait.isActive() || m_work.isBusy(); }
    /// What the check said.
    [[nodiscard]] QString verdict() const;
    /// The file that is edited; empty: a new one.
    [[nodiscard]] const QString &path() const { return m_path; }
    void setPath(const QString &path) { m_path = path; }

    [[nodiscard]] RoundForm *form() const { return m_form; }
    [[nodiscard]] QPlainTextEdit *notation() const { return m_text; }
    [[nodiscard]] QLineEdit *title() const { return m_title; }
    [[nodiscard]] QLineEdit *task() const { return m_task; }
    [[nodiscard]] HouseBox *house() const { return m_house; }
    [[nodiscard]] Choice *ways() const { return m_ways; }
    void setWay(int way);

Q_SIGNALS:
    /// `checked` or `verdict` changed.
    void checkedChanged();

private:
    enum Way { Form, Notation };

    void arrange();
    void connectAll();
    void changed();
    void check();
    void checkForm();
    void checkText();
    void take(std::optional<Scenario> scenario, const QString &trouble);
    void showScenario(const Scenario &scenario);
    void fill(const Scenario &scenario);
    [[nodiscard]] std::optional<Style> style() const;

    const Environment &m_environment;
    QLineEdit *m_title;
    QLineEdit *m_task;
    HouseBox *m_house;
    QComboBox *m_style;
    Choice *m_ways;
    QStackedWidget *m_stack;
    RoundForm *m_form;
    QPlainTextEdit *m_text;
    QLabel *m_verdict;
    QPlainTextEdit *m_round; ///< what happens in it, a sentence an act
    QTimer m_wait; ///< until nobody has typed for a moment
    Background m_work;
    std::optional<Scenario> m_checked;
    QString m_path;
    std::uint64_t m_seed = 0;
    bool m_isFilling = false;
};

} // namespace pitwise::ui
