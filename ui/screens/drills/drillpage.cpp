// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drillpage.h"

#include "ui/panels/toolkit.h"
#include "ui/screens/drills/drillfelt.h"
#include "ui/screens/drills/drillpad.h"
#include "ui/screens/drills/drillverdict.h"
#include "ui/screens/drills/drillwords.h"
#include "ui/theme/typescale.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTimerEvent>
#include <QVBoxLayout>

namespace pitwise::ui {

DrillPage::DrillPage(SessionController::Clock clock, QWidget *parent)
    : QWidget(parent),
      m_runner(new DrillRunner{std::move(clock), this}),
      m_title(new QLabel{this}),
      m_progress(new QLabel{this}),
      m_time(new QLabel{this}),
      m_close(new PillButton{tr("All drills"), this}),
      m_stage(new QStackedLayout),
      m_felt(new DrillFelt{this}),
      m_words(new QVBoxLayout),
      m_question(new QLabel{this}),
      m_verdict(new DrillVerdictCard{this})
{
    setFocusPolicy(Qt::StrongFocus);
    arrange();
    connect(m_close, &QAbstractButton::clicked, this, &DrillPage::closed);
    connect(m_runner, &DrillRunner::asked, this, &DrillPage::ask);
    connect(m_runner, &DrillRunner::finished, this, &DrillPage::finished);
    connect(m_runner, &DrillRunner::nothingToAsk, this, &DrillPage::nothingToAsk);
    connect(m_verdict, &DrillVerdictCard::nextWanted, m_runner, &DrillRunner::next);
    connect(m_felt, &DrillFelt::gestured, this, [this](const Gesture &gesture) {
        setFocus(); // keys go on working after a click
        if (m_pad != nullptr)
            m_pad->gesture(gesture);
    });
}

void DrillPage::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(14);
    auto *head = new QHBoxLayout;
    head->setSpacing(18);
    m_title->setFont(uiFont(24, QFont::Bold));
    for (QLabel *label : {m_time, m_progress}) {
        label->setFont(uiFont(15));
        label->setForegroundRole(QPalette::PlaceholderText);
    }
    m_close->setKeyText(tr("Esc"));
    m_close->setFocusPolicy(Qt::TabFocus);
    head->addWidget(m_title, 1);
    head->addWidget(m_time);
    head->addWidget(m_progress);
    head->addWidget(m_close);
    page->addLayout(head);
    auto *scroll = new QScrollArea{this};
    auto *left = new QWidget{scroll};
    m_words->setContentsMargins(0, 0, 10, 0);
    m_words->setSpacing(16);
    m_question->setFont(uiFont(19, QFont::DemiBold));
    m_question->setWordWrap(true);
    m_words->addWidget(m_question);
    m_words->addWidget(m_verdict);
    m_words->addStretch(1);
    left->setLayout(m_words);
    scroll->setWidget(left);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBar(new ThinScrollBar{scroll});
    scroll->setFocusPolicy(Qt::NoFocus);
    m_stage->addWidget(m_felt);
    auto *body = new QHBoxLayout;
    body->setSpacing(22);
    body->addWidget(scroll, 4);
    body->addLayout(m_stage, 8);
    page->addLayout(body, 1);
}

void DrillPage::setOptions(const ViewOptions &options)
{
    m_felt->setOptions(options);
}

void DrillPage::start(const DrillPlan &plan, bool timed)
{
    cancel();
    m_timed = timed;
    m_title->setText(tr("%1, %2").arg(drillTitle(plan.drill), levelInside(plan.level)));
    m_time->setVisible(timed);
    m_question->clear();
    m_verdict->hide();
    m_runner->start(plan);
    setFocus();
}

void DrillPage::cancel()
{
    m_runner->cancel();
    m_ticks.stop();
    m_stage->setCurrentWidget(m_felt);
    dismissPad();
}

/// It may be what asked for this, so it goes later.
void DrillPage::dismissPad()
{
    if (m_pad == nullptr)
        return;
    m_pad->stop();
    m_pad->hide();
    m_pad->deleteLater();
    m_pad = nullptr;
}

void DrillPage::pause()
{
    if (m_pad != nullptr)
        m_pad->setPaused(true);
    m_runner->pause();
    m_ticks.stop();
}

void DrillPage::resume()
{
    m_runner->resume();
    if (m_pad != nullptr && !m_runner->isAnswered())
        m_pad->setPaused(false);
    if (m_timed)
        m_ticks.start(200, this);
    setFocus();
}

void DrillPage::ask()
{
    const DrillTask &task = *m_runner->task();
    dismissPad();
    m_verdict->hide();
    m_pad = newPad(task, *m_felt, this);
    m_words->insertWidget(1, m_pad);
    connect(m_pad, &DrillPad::answered, this, &DrillPage::answer);
    connect(m_pad, &DrillPad::questionChanged, m_question, &QLabel::setText);
    const QString question = questionOf(task);
    m_question->setText(question);
    m_question->setAccessibleName(question);
    setAccessibleName(question); // it has the focus
    QWidget *stage = m_pad->stage() != nullptr ? m_pad->stage() : m_felt;
    if (m_stage->indexOf(stage) < 0)
        m_stage->addWidget(stage);
    m_stage->setCurrentWidget(stage);
    m_pad->ask(task);
    m_pad->show();
    showProgress();
    if (m_timed)
        m_ticks.start(200, this);
    setFocus();
}

void DrillPage::answer(const DrillAnswer &answer)
{
    if (m_runner->task() == nullptr || m_runner->isAnswered())
        return;
    const bool last = m_runner->isLast();
    const DrillVerdict verdict = m_runner->answer(answer);
    m_ticks.stop();
    showClock();
    m_pad->stop();
    m_pad->hide();
    m_verdict->show(*m_runner->task(), answer, verdict, last);
    setAccessibleName(m_verdict->text());
    showProgress();
    setFocus();
}

QString DrillPage::question() const
{
    return m_question->text();
}

void DrillPage::showProgress()
{
    m_progress->setText(tr("%1 of %2, %3 right")
                            .arg(m_runner->number())
                            .arg(TasksInRun)
                            .arg(m_runner->run().right));
}

void DrillPage::showClock()
{
    if (!m_timed)
        return;
    const auto target = targetMilliseconds(m_runner->plan().drill, m_runner->plan().level) / 1000;
    m_time->setText(tr("%1 s, target %2 s").arg(m_runner->milliseconds() / 1000).arg(target));
}

void DrillPage::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_ticks.timerId())
        showClock();
    else
        QWidget::timerEvent(event);
}

void DrillPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else if (m_runner->isAnswered() && isEnter(*event))
        m_runner->next();
    else if (m_runner->isAnswered() || m_pad == nullptr || !m_pad->readKey(*event))
        QWidget::keyPressEvent(event);
}

} // namespace pitwise::ui
