// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/homeworkpanel.h"

#include "ui/shell/openhomework.h"
#include "ui/shell/shell.h"
#include "ui/shell/trainerdoor.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr unsigned RowsAtMost = 2; // the houses need their room

QString lineOf(const Homework &homework)
{
    const QString title = homework.title.simplified();
    const QString trainer = shortName(homework.trainer);
    if (!homework.due.isValid())
        return HomeworkPanel::tr("Homework from %1: %2").arg(trainer, title);
    const QString due = QLocale{}.toString(homework.due, QLocale::ShortFormat);
    return homework.isLate(QDate::currentDate())
             ? HomeworkPanel::tr("Homework from %1, late since %2: %3").arg(trainer, due, title)
             : HomeworkPanel::tr("Homework from %1 until %2: %3").arg(trainer, due, title);
}

} // namespace

HomeworkPanel::HomeworkPanel(Shell &shell, QWidget *parent)
    : FloatingPanel(parent),
      m_shell(shell),
      m_rows(new QVBoxLayout{this})
{
    m_rows->setContentsMargins(Shadow + 18, Shadow + 9, Shadow + 12, Shadow + 9);
    m_rows->setSpacing(6);
    connect(&shell.openHomework(), &OpenHomework::changed, this, &HomeworkPanel::fill);
    connect(&shell.keeper(), &SessionKeeper::dealerChanged, this, &HomeworkPanel::refresh);
    fill();
}

void HomeworkPanel::refresh()
{
    const int asked = ++m_asked;
    const Dealer &dealer = m_shell.keeper().dealer();
    const auto take = [this, asked](const ExamAttempts &known) {
        if (asked != m_asked)
            return;
        const auto underWay = std::find_if(
            known.attempts.begin(), known.attempts.end(),
            [](const ExamAttempt &each) { return each.state == ExamAttempt::State::UnderWay; });
        m_exam = underWay == known.attempts.end() ? std::nullopt : std::optional{*underWay};
        fill();
    };
    if (dealer.isGuest())
        take({});
    else
        m_shell.exams().attempts(dealer.id, this, take);
}

void HomeworkPanel::fill()
{
    m_buttons.clear();
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    if (m_exam)
        addExam();
    const std::size_t most = RowsAtMost + m_buttons.size();
    const auto &items = m_shell.openHomework().items();
    for (const Homework &homework : items) {
        if (m_buttons.size() == most)
            break;
        auto *button = new PillButton{tr("Do it"), this};
        button->setAccessibleName(tr("Do it: %1").arg(homework.title.simplified()));
        connect(button, &QAbstractButton::clicked, this,
                [this, homework] { m_shell.openHomework().begin(homework); });
        m_buttons.push_back(button);
        addRow(lineOf(homework), button);
    }
    if (items.size() > RowsAtMost)
        addRow(tr("More follows when these are done."), nullptr);
    setVisible(m_rows->count() > 0);
    Q_EMIT filled();
}

void HomeworkPanel::addExam()
{
    auto *button = new PillButton{tr("Go on with the exam"), this};
    connect(button, &QAbstractButton::clicked, this,
            [this] { m_shell.goTo(QStringLiteral("exam"), {}); });
    m_buttons.push_back(button);
    addRow(tr("Your exam is under way: %1, begun %2. A trainer opens it again.")
               .arg(m_exam->exam, QLocale{}.toString(m_exam->started, QLocale::ShortFormat)),
           button);
}

void HomeworkPanel::addRow(const QString &text, PillButton *button)
{
    auto *row = new QWidget{this};
    auto *layout = new QHBoxLayout{row};
    layout->setContentsMargins(0, 0, 0, 0);
    auto *label = new QLabel{text, row};
    label->setFont(uiFont(14.5, QFont::DemiBold));
    label->setWordWrap(true);
    layout->addWidget(label, 1);
    if (button != nullptr)
        layout->addWidget(button);
    m_rows->addWidget(row);
}

QString HomeworkPanel::text() const
{
    QStringList lines;
    for (int i = 0; i < m_rows->count(); ++i)
        lines << m_rows->itemAt(i)->widget()->findChild<QLabel *>()->text();
    return lines.join(u'\n');
}

} // namespace pitwise::ui
