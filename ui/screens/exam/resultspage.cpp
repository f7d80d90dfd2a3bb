// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/resultspage.h"

#include "ui/screens/exam/deedpanel.h"
#include "ui/screens/exam/issuecard.h"
#include "ui/screens/exam/personlist.h"
#include "ui/shell/shell.h"
#include "ui/text/translated.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

QString outcomeOf(const ExamAttempt &attempt)
{
    switch (attempt.state) {
    case ExamAttempt::State::UnderWay:
        return ResultsPage::tr("under way");
    case ExamAttempt::State::GivenUp:
        return ResultsPage::tr("given up");
    case ExamAttempt::State::Finished:
        break;
    }
    const QString score = translated(figure(pointsText(attempt.score)));
    return attempt.passed ? ResultsPage::tr("passed, %1 points").arg(score)
                          : ResultsPage::tr("not passed, %1 points").arg(score);
}

QString lineOf(const ExamAttempt &attempt)
{
    const QString date = QLocale{}.toString(attempt.started, QLocale::ShortFormat);
    const QString line = ResultsPage::tr("%1   %2: %3").arg(date, attempt.exam, outcomeOf(attempt));
    const bool isCertified = std::any_of(attempt.certificates.begin(), attempt.certificates.end(),
                                         [](const IssuedPaper &paper) { return !paper.isRevoked; });
    return isCertified ? ResultsPage::tr("%1, certificate").arg(line) : line;
}

IssuedPaper latestOf(const ExamAttempt &attempt)
{
    return attempt.certificates.isEmpty() ? IssuedPaper{} : attempt.certificates.last();
}

} // namespace

ResultsPage::ResultsPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_people(new PersonList{this}),
      m_list(new QListWidget{this}),
      m_note(new QLabel{this}),
      m_show(new PillButton{tr("Show the result"), this, PillButton::Rank::Primary}),
      m_revoke(new PillButton{tr("Revoke the certificate\u2026"), this}),
      m_issue(new IssueCard{shell, this}),
      m_deed(new DeedPanel{shell, this})
{
    arrange();
    connect(m_people, &PersonList::changed, this, &ResultsPage::ask);
    connect(m_list, &QListWidget::currentRowChanged, this, &ResultsPage::choose);
    connect(m_list, &QListWidget::itemActivated, this, &ResultsPage::showResult);
    connect(m_show, &QAbstractButton::clicked, this, &ResultsPage::showResult);
    connect(m_revoke, &QAbstractButton::clicked, this, &ResultsPage::revoke);
    connect(m_issue, &IssueCard::issued, this, [this](const IssuedPaper &paper) {
        const int row = m_list->currentRow();
        if (row < 0 || row >= m_attempts.size())
            return;
        m_attempts[row].certificates << paper;
        m_list->item(row)->setText(lineOf(m_attempts[row]));
        m_revoke->show();
    });
    connect(m_deed, &DeedPanel::done, this, &ResultsPage::ask);
    connect(&shell.trainersArea(), &TrainersArea::changed, this, &ResultsPage::refresh);
    connect(&shell.keeper(), &SessionKeeper::dealerChanged, this, &ResultsPage::refresh);
}

void ResultsPage::arrange()
{
    setFocusProxy(m_people);
    m_list->setFont(uiFont(15));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAlternatingRowColors(true);
    m_list->setAccessibleName(tr("Exams of this person, the latest first"));
    m_list->setVerticalScrollBar(new ThinScrollBar{m_list});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_note->setFont(uiFont(15));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setWordWrap(true);
    auto *left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(caption(tr("Trainee"), this));
    left->addWidget(m_people, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    buttons->addWidget(m_show);
    buttons->addWidget(m_revoke);
    buttons->addStretch(1);
    auto *right = new QVBoxLayout;
    right->setSpacing(8);
    right->addWidget(caption(tr("Exams"), this));
    right->addWidget(m_note);
    right->addWidget(m_list, 1);
    right->addLayout(buttons);
    right->addWidget(m_issue);
    right->addWidget(m_deed);
    auto *columns = new QHBoxLayout{this};
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(34);
    columns->addLayout(left, 2);
    columns->addLayout(right, 3);
}

/// Everybody sees his own, a trainer all.
void ResultsPage::refresh()
{
    const bool isTrainer = m_shell.trainersArea().isOpen();
    const Dealer &own = m_shell.keeper().dealer();
    if (!isTrainer) {
        m_people->setPeople(own.isGuest() ? std::vector<Dealer>{} : std::vector{own});
        return ask();
    }
    m_shell.records().people(this, [this](const KnownPeople &people) {
        if (!m_shell.trainersArea().isOpen())
            return; // he left before the answer came
        m_people->setPeople(people.dealers);
        ask();
    });
}

void ResultsPage::ask()
{
    const int asked = ++m_asked;
    const Dealer who = m_people->chosen();
    if (who.isGuest())
        return fill({});
    m_shell.exams().attempts(who.id, this, [this, asked](const ExamAttempts &found) {
        if (asked == m_asked)
            fill(found);
    });
}

void ResultsPage::fill(const ExamAttempts &found)
{
    const int before = std::max(0, m_list->currentRow());
    m_attempts = found.attempts;
    {
        const QSignalBlocker quiet{m_list};
        m_list->clear();
        for (const ExamAttempt &attempt : m_attempts)
            m_list->addItem(lineOf(attempt));
        m_list->setCurrentRow(std::min(before, m_list->count() - 1));
    }
    const bool nobody = m_people->chosen().isGuest() && !m_shell.trainersArea().isOpen();
    m_note->setText(!found.trouble.isEmpty() ? found.trouble
                    : nobody ? tr("Say who deals to see your own results. A trainer sees "
                                  "everybody's: Records, Trainer.")
                    : m_attempts.isEmpty()   ? tr("No exam was sat yet.")
                                             : QString{});
    m_note->setVisible(!m_note->text().isEmpty());
    choose();
    Q_EMIT filled();
}

ExamAttempt ResultsPage::chosen() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_attempts.size() ? m_attempts[row] : ExamAttempt{};
}

void ResultsPage::choose()
{
    const ExamAttempt now = chosen();
    const IssuedPaper latest = latestOf(now);
    m_show->setVisible(!now.result.isEmpty());
    m_revoke->setVisible(!latest.id.isEmpty() && !latest.isRevoked);
    m_deed->hide();
    m_issue->showFor({.result = now.result, .passed = now.passed}, latest);
}

void ResultsPage::showResult()
{
    const ExamAttempt now = chosen();
    if (now.result.isEmpty())
        return;
    m_note->setText(tr("The exam is being dealt again\u2026"));
    m_note->show();
    const QString who = m_people->chosen().name.simplified();
    m_shell.exams().review(now.session, this, [this, now, who](const EndedExam &exam) {
        m_note->setText(exam.trouble);
        m_note->setVisible(!exam.trouble.isEmpty());
        if (exam.sitting)
            Q_EMIT wanted(exam, who, latestOf(now));
    });
}

void ResultsPage::revoke()
{
    m_issue->hide();
    m_deed->open({.kind = KeyDeed::Kind::RevokeCertificate, .id = latestOf(chosen()).id},
                 {tr("Revoke this certificate?"),
                  tr("It is void from then on. Whoever verifies certificates needs your new "
                     "revocation list: write it under Site keys."),
                  tr("Reason"), tr("Revoke it")});
}

} // namespace pitwise::ui
