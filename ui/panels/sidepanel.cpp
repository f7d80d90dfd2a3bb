// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/sidepanel.h"

#include "ui/session/sessioncontroller.h"

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
      m_title(new QLabel{this}),
      m_round(new QLabel{this}),
      m_score(new ScorePanel{this}),
      m_steps(new StepList{this})
{
    m_title->setForegroundRole(QPalette::Highlight);
    m_title->setFont(uiFont(13, QFont::DemiBold));
    m_round->setFont(uiFont(13, QFont::DemiBold));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Shadow + 16, Shadow + 14, Shadow + 10, Shadow + 12);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_score);
    column->addWidget(m_round);
    column->addWidget(m_steps, 1);
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
    m_round->setText(tr("Round %1").arg(sitting.stepsRound()));
    const bool over = sitting.stepsRound() != sitting.table().roundNumber;
    const bool tells = policy.tellsNow(over);
    if (tells || begins || !policy.showsScore)
        m_score->follow(sitting);
    if (policy.listsPatrons)
        return m_steps->follow(sitting.steps(), sitting.stepsRound(), tells);
    // Silent mode lists only the dealer's acts: he must watch the patrons himself.
    std::vector<RoundStep> own;
    for (const RoundStep &step : sitting.steps()) {
        if (step.act() != nullptr)
            own.push_back(step);
    }
    m_steps->follow(own, sitting.stepsRound(), false);
}

} // namespace pitwise::ui
