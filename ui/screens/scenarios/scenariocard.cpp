// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/scenarios/scenariocard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

ScenarioCard::ScenarioCard(QWidget *parent)
    : QWidget(parent),
      coach(new PillButton{tr("Deal it with the coach"), this, PillButton::Rank::Primary}),
      silent(new PillButton{tr("Deal it silently"), this}),
      edit(new PillButton{tr("Edit"), this}),
      share(new PillButton{tr("Save a copy\u2026"), this}),
      homework(new PillButton{tr("Set as homework\u2026"), this}),
      remove(new PillButton{tr("Remove"), this}),
      m_title(new QLabel{this}),
      m_facts(new QLabel{this}),
      m_task(new QLabel{this}),
      m_trouble(new QLabel{this})
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(12);
    m_title->setFont(uiFont(24, QFont::Bold));
    m_facts->setFont(uiFont(14));
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_task->setFont(uiFont(17));
    m_trouble->setFont(uiFont(14));
    m_trouble->setForegroundRole(QPalette::BrightText);
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel *label : {m_title, m_facts, m_task, m_trouble}) {
        label->setWordWrap(true);
        page->addWidget(label);
    }
    auto *deal = new QHBoxLayout;
    deal->setSpacing(10);
    deal->addWidget(coach);
    deal->addWidget(silent);
    deal->addStretch(1);
    page->addSpacing(6);
    page->addLayout(deal);
    page->addStretch(1);
    auto *more = new QHBoxLayout;
    more->setSpacing(10);
    for (PillButton *button : {edit, share, homework, remove})
        more->addWidget(button);
    more->addStretch(1);
    page->addLayout(more);
}

void ScenarioCard::show(const ScenarioFile &file)
{
    const bool good = file.scenario.has_value();
    m_title->setText(file.title);
    m_trouble->setText(file.trouble);
    m_trouble->setVisible(!good);
    m_facts->setVisible(good);
    m_task->setVisible(good && !file.scenario->task.empty());
    if (good) {
        const auto &seats = file.scenario->round.script.seats;
        const auto patrons = std::count_if(seats.begin(), seats.end(),
                                           [](const SeatScript &seat) { return seat.taken; });
        m_facts->setText(tr("%1, %n seat(s) taken", nullptr, static_cast<int>(patrons))
                             .arg(QString::fromStdString(file.scenario->house.name)));
        m_task->setText(QString::fromStdString(file.scenario->task));
    }
    coach->setEnabled(good);
    silent->setEnabled(good);
    share->setEnabled(good);
    homework->setEnabled(good);
}

QString ScenarioCard::text() const
{
    QStringList lines;
    for (const QLabel *label : {m_title, m_facts, m_task, m_trouble}) {
        if (!label->isHidden())
            lines << label->text();
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace pitwise::ui
