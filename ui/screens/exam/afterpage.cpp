// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/afterpage.h"

#include "ui/screens/exam/issuecard.h"
#include "ui/text/examwords.h"
#include "ui/text/resultlines.h"
#include "ui/text/translated.h"
#include "ui/theme/theme.h"
#include "ui/theme/typescale.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

QString points(double value)
{
    return translated(figure(pointsText(value)));
}

/// Round 4, seat 3: what was wrong.
QString headOf(const ResultLine &line)
{
    const QString title = line.corrected
                            ? AfterPage::tr("%1 (corrected)").arg(asSentence(line.words.title))
                            : asSentence(line.words.title);
    return AfterPage::tr("Round %1, %2: %3").arg(line.round).arg(translated(line.place), title);
}

/// What was done, what the house wants, what was due.
QString bodyOf(const ResultLine &line)
{
    QStringList parts{asSentence(line.words.done), asSentence(line.words.wants)};
    if (!line.due.pattern.empty())
        parts << asSentence(line.due);
    return parts.join(QLatin1Char(' '));
}

} // namespace

AfterPage::AfterPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_verdict(new QLabel{this}),
      m_who(new QLabel{this}),
      m_lines(new QVBoxLayout),
      m_issue(new IssueCard{shell, this}),
      m_done(new PillButton{tr("Done"), this})
{
    m_verdict->setFont(uiFont(30, QFont::Bold));
    m_verdict->setWordWrap(true);
    m_who->setFont(uiFont(16));
    m_who->setForegroundRole(QPalette::PlaceholderText);
    m_who->setWordWrap(true);
    auto *scroll = new QScrollArea{this};
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setVerticalScrollBar(new ThinScrollBar{scroll});
    // Always there, or lines that wrap differently beside it come out too low.
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inner = new QWidget{scroll};
    auto *column = new QVBoxLayout{inner};
    column->setContentsMargins(0, 0, 12, 0);
    m_lines->setSpacing(6);
    column->addLayout(m_lines);
    column->addStretch(1);
    scroll->setWidget(inner);
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(10);
    page->addWidget(m_verdict);
    page->addWidget(m_who);
    page->addWidget(scroll, 1);
    page->addWidget(m_issue);
    page->addWidget(m_done, 0, Qt::AlignLeft);
    connect(m_done, &QAbstractButton::clicked, this, &AfterPage::doneWanted);
}

void AfterPage::show(const EndedExam &exam, const QString &who, const IssuedPaper &known)
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const ExamGrade grade = exam.sitting->grade();
    m_verdict->setText(exam.givenUp  ? tr("Given up")
                       : exam.passed ? tr("Passed")
                                     : tr("Not passed"));
    // Points of what was not dealt would say nothing.
    const QString name = QString::fromStdString(exam.sitting->paper().blueprint.name);
    m_who->setText(exam.givenUp ? tr("%1: %2", "who sat which exam").arg(who, name)
                                : tr("%1: %2, %3 points of 100")
                                      .arg(who, name, points(grade.score.points)));
    for (const Shortfall &shortfall : grade.shortfalls)
        addText(asSentence(shortfallWords(shortfall)), 16, QPalette::WindowText);
    addGroups(grade);
    addFindings(exam.sitting->session());
    m_issue->showFor(exam, known);
    m_done->setFocus();
}

void AfterPage::addText(const QString &text, qreal size, QPalette::ColorRole role)
{
    auto *label = new QLabel{text, this};
    label->setFont(uiFont(size, size > 16 ? QFont::DemiBold : QFont::Normal));
    label->setForegroundRole(role);
    label->setWordWrap(true);
    label->setMaximumWidth(scaled(940));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lines->addWidget(label);
}

void AfterPage::addGroups(const ExamGrade &grade)
{
    m_lines->addSpacing(10);
    addText(tr("By group of skills"), 18, QPalette::WindowText);
    auto *box = new QWidget{this};
    auto *grid = new QGridLayout{box};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(28);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(2, 1);
    int row = 0;
    const auto add = [&](const QString &name, const QString &percent, const QString &of) {
        int column = 0;
        for (const QString &text : {name, percent, of}) {
            auto *label = new QLabel{text, box};
            label->setFont(uiFont(16));
            if (column == 2)
                label->setForegroundRole(QPalette::PlaceholderText);
            grid->addWidget(label, row, column++);
        }
        ++row;
    };
    for (const SkillGroup group : AllSkillGroups) {
        const GroupGrade &one = grade.of(group);
        if (one.judged == 0)
            add(asSentence(groupWords(group)), QStringLiteral("\u2013"), tr("did not occur"));
        else
            add(asSentence(groupWords(group)), tr("%1 %").arg(points(one.score())),
                tr("%1 judged, %2 wrong").arg(one.judged).arg(points(one.wrong)));
    }
    if (grade.questions > 0)
        add(tr("Questions"), tr("%1 of %2").arg(grade.questionsRight).arg(grade.questions), {});
    m_lines->addWidget(box);
}

void AfterPage::addFindings(const Session &session)
{
    m_lines->addSpacing(10);
    const auto lines = resultLines(session, {.from = 0, .until = session.log().size()});
    addText(lines.empty() ? tr("Nothing was found.") : tr("What was found"), 18,
            QPalette::WindowText);
    for (const ResultLine &line : lines) {
        addText(headOf(line), 16, QPalette::WindowText);
        addText(bodyOf(line), 14.5, QPalette::PlaceholderText);
    }
}

QString AfterPage::verdict() const
{
    return m_verdict->text();
}

QStringList AfterPage::lines() const
{
    QStringList texts{m_who->text()};
    for (int i = 0; i < m_lines->count(); ++i) {
        QWidget *widget = m_lines->itemAt(i)->widget();
        if (const auto *label = qobject_cast<QLabel *>(widget))
            texts << label->text();
        else if (widget != nullptr)
            for (const QLabel *inside : widget->findChildren<QLabel *>())
                texts << inside->text();
    }
    return texts;
}

void AfterPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT doneWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace pitwise::ui
