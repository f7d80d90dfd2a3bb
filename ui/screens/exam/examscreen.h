// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/examplaces.h"
#include "ui/shell/screen.h"

class QStackedWidget;

namespace pitwise::ui {

class AfterPage;
class BeforePage;
class KeysPage;
class ResultsPage;
class SetPage;
class SittingPage;
struct EndedExam;
struct OpenedExam;

/// Exams are set and sat here, their results listed and signed, and the site's keys kept.
class ExamScreen : public Screen
{
    Q_OBJECT

public:
    explicit ExamScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void entered() override;
    /// "results", "keys"; anything else: set an exam.
    void askedFor(const QString &what) override;
    void left() override;
    void viewOptionsChanged(const ViewOptions &options) override;

    [[nodiscard]] QWidget *page() const;
    [[nodiscard]] SetPage &setting() const { return *m_set; }
    [[nodiscard]] BeforePage &before() const { return *m_before; }
    [[nodiscard]] SittingPage &sitting() const { return *m_sitting; }
    [[nodiscard]] AfterPage &after() const { return *m_after; }
    [[nodiscard]] ResultsPage &results() const { return *m_results; }
    [[nodiscard]] KeysPage &keys() const { return *m_keys; }
    void show(ExamPlaces::Place place);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addPage(QWidget *page);
    void connectPages();
    void turnTo(QWidget *page);
    void begin(const OpenedExam &exam);
    void end(const EndedExam &exam);

    ExamPlaces *m_places;
    QStackedWidget *m_pages;
    SetPage *m_set;
    BeforePage *m_before;
    SittingPage *m_sitting;
    AfterPage *m_after;
    ResultsPage *m_results;
    KeysPage *m_keys;
    QString m_who; ///< name of whoever sits
    ExamPlaces::Place m_back = ExamPlaces::Place::Sit; ///< where the page after leads
};

} // namespace pitwise::ui
