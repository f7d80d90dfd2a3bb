// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/sidepanel.h"

#include "ui/session/sessioncontroller.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

QString coachingText(Coaching coaching)
{
    switch (coaching) {
    case Coaching::Coach:
        return SidePanel::tr("Coach");
    case Coaching::Practice:
        return SidePanel::tr("Practice");
    case Coaching::Silent:
        return SidePanel::tr("Silent");
    case Coaching::Exam:
        return SidePanel::tr("Exam");
    }
    return {};
}

QString styleText(Style style)
{
    return style == Style::PickAndPay ? SidePanel::tr("pick and pay")
                                      : SidePanel::tr("lay and pay");
}

} // namespace

SidePanel::SidePanel(QWidget *parent)
    : FloatingPanel(parent),
      m_plan(new QLabel{this}),
      m_title(new QLabel{this}),
      m_round(new QLabel{this}),
      m_score(new ScorePanel{this}),
      m_again(new PillButton{tr("Deal again"), this}),
      m_steps(new StepList{this})
{
    m_again->setKeyText(QStringLiteral("F3"));
    m_again->setToolTip(tr("Deal this round again: the same cards, the same patrons"));
    connect(m_again, &QAbstractButton::clicked, this, &SidePanel::againWanted);
    m_title->setForegroundRole(QPalette::Highlight);
    m_plan->setWordWrap(true);
    m_plan->setTextFormat(Qt::PlainText);
    m_plan->setFont(uiFont(14, QFont::Bold));
    m_plan->hide();
    m_title->setFont(uiFont(13, QFont::DemiBold));
    m_round->setFont(uiFont(13, QFont::DemiBold));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Shadow + 16, Shadow + 14, Shadow + 10, Shadow + 12);
    column->setSpacing(8);
    column->addWidget(m_plan);
    column->addWidget(m_title);
    column->addWidget(m_score);
    auto *heading = new QHBoxLayout;
    heading->addWidget(m_round, 1);
    heading->addWidget(m_again);
    column->addLayout(heading);
    column->addWidget(m_steps, 1);
}

QString SidePanel::modeText(const Sitting &sitting)
{
    return modeText(sitting.settings().coaching, sitting.house().cards.style);
}

QString SidePanel::modeText(Coaching coaching, Style style)
{
    return tr("%1, %2").arg(coachingText(coaching), styleText(style));
}

void SidePanel::setPlan(const QString &title, int rounds, const Sitting &sitting)
{
    m_plan->setText(title);
    m_plan->setVisible(!title.isEmpty());
    m_rounds = rounds;
    follow(sitting);
}

void SidePanel::watch(SessionController *controller)
{
    connect(controller, &SessionController::started, this,
            [=, this] { follow(controller->sitting(), true); });
    connect(controller, &SessionController::stepped, this,
            [=, this] { follow(controller->sitting()); });
    if (controller->hasSitting())
        follow(controller->sitting(), true);
}

void SidePanel::follow(const Sitting &sitting, bool begins)
{
    if (begins)
        m_steps->clear();
    const CoachingPolicy &policy = sitting.policy();
    m_title->setText(QStringLiteral("%1  \u00b7  %2")

                         .arg(coachingText(sitting.settings().coaching),
                              styleText(sitting.house().cards.style)));
    const int round = sitting.stepsRound();
    m_round->setText(m_rounds >= round ? tr("Round %1 of %2").arg(round).arg(m_rounds)
                                       : tr("Round %1").arg(round));
    m_again->setVisible(mayDealAgain(sitting.session().spec()));
    m_again->setEnabled(sitting.session().canDealAgain());
    const bool over = sitting.stepsRound() != sitting.table().roundNumber;
    const bool tells = policy.tellsNow(over);
    if (tells || begins || !policy.showsScore)
        m_score->follow(sitting);
    if (policy.listsPatrons)
        return m_steps->follow(sitting.steps(), sitting.stepsRound(), {tells, true});
    // Silent mode lists only the dealer's acts: he must watch the patrons himself.
    std::vector<RoundStep> own;
    for (const RoundStep &step : sitting.steps()) {
        if (step.act() != nullptr)
            own.push_back(step);
    }
    m_steps->follow(own, sitting.stepsRound(), {false, false});
}

} // namespace pitwise::ui
