// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/learn/questionview.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace pitwise::ui {

namespace {

constexpr std::size_t MostWrongAnswers = 3;

} // namespace

QuestionView::QuestionView(QWidget *parent)
    : QWidget(parent),
      m_list(new QVBoxLayout),
      m_verdict(new QLabel{this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    m_list->setSpacing(8);
    column->addLayout(m_list);
    m_verdict->setFont(uiFont(16, QFont::DemiBold));
    m_verdict->setWordWrap(true);
    column->addWidget(m_verdict);
}

void QuestionView::ask(const LessonStep &step)
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    m_answers.clear();
    m_tries = 0;
    m_done = false;
    m_verdict->clear();
    const std::size_t wrong = std::min(step.wrong.size(), MostWrongAnswers);
    for (std::size_t i = 0; i < wrong; ++i)
        m_answers.push_back(QString::fromStdString(step.wrong[i]));
    m_right = static_cast<int>(std::hash<std::string>{}(step.text) % (wrong + 1));
    m_answers.insert(m_answers.begin() + m_right, QString::fromStdString(step.answer));
    for (int i = 0; i < count(); ++i) {
        auto *button = new PillButton{m_answers[static_cast<std::size_t>(i)], this};
        button->setKeyText(QString::number(i + 1));
        connect(button, &QAbstractButton::clicked, this, [this, i] { choose(i); });
        m_list->addWidget(button, 0, Qt::AlignLeft);
        m_buttons.push_back(button);
    }
}

void QuestionView::choose(int index)
{
    if (m_done || index < 0 || index >= count())
        return;
    ++m_tries;
    m_done = index == m_right;
    const QString &answer = m_answers[static_cast<std::size_t>(index)];
    m_verdict->setForegroundRole(m_done ? QPalette::Link : QPalette::BrightText);
    m_verdict->setText(m_done ? tr("Right: %1.").arg(answer)
                              : tr("No, not %1. Look again and try another.").arg(answer));
    m_verdict->setAccessibleName(m_verdict->text());
    if (!m_done)
        return m_buttons[static_cast<std::size_t>(index)]->setEnabled(false);
    for (int i = 0; i < count(); ++i)
        m_buttons[static_cast<std::size_t>(i)]->setEnabled(i == m_right);
    Q_EMIT answered(m_tries == 1);
}

QString QuestionView::verdict() const
{
    return m_verdict->text();
}

} // namespace pitwise::ui
