// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drillverdict.h"

#include "engine/drills/material.h"
#include "ui/panels/toolkit.h"
#include "ui/screens/drills/drillwords.h"
#include "ui/text/findingwords.h"
#include "ui/text/rulewords.h"
#include "ui/text/translated.h"

#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

/// The act that the finding is about.
std::optional<Act> actOf(const DrillTask &task, const DrillAnswer &answer,
                         const DrillVerdict &verdict)
{
    if (const auto *chips = std::get_if<ask::Chips>(&task.ask)) {
        const auto *counts = std::get_if<ChipCounts>(&answer);
        return counts == nullptr
                 ? std::nullopt
                 : withAmount(chips->act, Amount{task.house.table.chips.worth(*counts), *counts});
    }
    if (const auto *choice = std::get_if<ask::Choice>(&task.ask)) {
        const auto *option = std::get_if<std::size_t>(&answer);
        return option == nullptr || *option >= choice->options.size()
                 ? std::nullopt
                 : std::optional{choice->options[*option]};
    }
    if (std::holds_alternative<ask::Run>(task.ask)) {
        const auto *acts = std::get_if<std::vector<Act>>(&answer);
        return acts == nullptr || verdict.wrongAt >= acts->size()
                 ? std::nullopt
                 : std::optional{(*acts)[verdict.wrongAt]};
    }
    if (const auto *watch = std::get_if<ask::Watch>(&task.ask))
        return std::get<Act>(watch->events[watch->wrongAt]);
    return std::nullopt;
}

/// As `[provenance]` names it; empty: no rule of the house is behind the task.
std::string ruleOf(const DrillTask &task, const DrillVerdict &verdict)
{
    if (const auto *rule = std::get_if<ask::Rule>(&task.ask))
        return std::string{rule->question.key->key};
    return verdict.rule ? std::string{name(*verdict.rule)} : std::string{};
}

/// Of a task in which nothing is broken but the eye was too slow.
QString ownWords(const DrillTask &task, const DrillAnswer &answer)
{
    if (std::holds_alternative<ask::Heaps>(task.ask))
        return DrillVerdictCard::tr(
            "Chips of 25 and 500 are cut in fours, all others in fives; the "
            "rest comes last.");
    const auto *watch = std::get_if<ask::Watch>(&task.ask);
    const auto *stopped = std::get_if<Stopped>(&answer);
    if (watch == nullptr || stopped == nullptr)
        return {};
    if (stopped->event < watch->wrongAt)
        return DrillVerdictCard::tr("You stopped him before he made a mistake.");
    return check(task, Stopped{stopped->event, watch->right}).right
             ? QString{}
             : DrillVerdictCard::tr("He made his mistake some acts before you stopped him.");
}

QLabel *line(QWidget *parent, qreal size, QPalette::ColorRole role)
{
    auto *label = new QLabel{parent};
    label->setFont(uiFont(size));
    label->setWordWrap(true);
    label->setForegroundRole(role);
    return label;
}

void put(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setAccessibleName(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

DrillVerdictCard::DrillVerdictCard(QWidget *parent)
    : QWidget(parent),
      m_title(line(this, 20, QPalette::Link)),
      m_done(line(this, 15, QPalette::WindowText)),
      m_answer(line(this, 15, QPalette::WindowText)),
      m_rule(line(this, 15, QPalette::WindowText)),
      m_origin(new ClauseLabel{this}),
      m_next(new PillButton{tr("Next"), this, PillButton::Rank::Primary})
{
    m_title->setFont(uiFont(20, QFont::Bold));
    m_answer->setFont(uiFont(15, QFont::DemiBold));
    m_origin->setFont(uiFont(13));
    m_origin->setForegroundRole(QPalette::PlaceholderText);
    m_origin->setWordWrap(true);
    m_next->setKeyText(tr("Enter"));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_title, m_done, m_answer, m_rule, m_origin})
        column->addWidget(each);
    column->addSpacing(4);
    column->addWidget(m_next, 0, Qt::AlignLeft);
    connect(m_next, &QAbstractButton::clicked, this, &DrillVerdictCard::nextWanted);
}

void DrillVerdictCard::show(const DrillTask &task, const DrillAnswer &answer,
                            const DrillVerdict &verdict, bool isLast)
{
    const bool right = verdict.right;
    m_title->setForegroundRole(right ? QPalette::Link : QPalette::BrightText);
    put(m_title, right ? tr("Right") : tr("Not right"));
    QString done = right ? QString{} : ownWords(task, answer);
    const auto act = actOf(task, answer, verdict);
    if (!right && verdict.finding && act) {
        const FindingWords words = findingWords(*verdict.finding, *act, task.house);
        done += (done.isEmpty() ? QString{} : QStringLiteral(" ")) + asSentence(words.done);
    }
    put(m_done, done);
    put(m_answer, right ? QString{} : tr("Right is: %1").arg(answerWords(task, solution(task))));
    const std::string rule = ruleOf(task, verdict);
    const auto words = rule.empty() ? std::nullopt : ruleWords(task.house, rule);
    put(m_rule, words ? asSentence(*words) : QString{});
    m_origin->setVisible(!rule.empty());
    if (!rule.empty())
        m_origin->setOrigin(originOf(task.house.provenance, rule));
    m_next->setText(isLast ? tr("Finish") : tr("Next"));
    setAccessibleDescription(text());
    QWidget::show();
}

QString DrillVerdictCard::text() const
{
    QStringList lines;
    for (const QLabel *each :
         std::initializer_list<const QLabel *>{m_title, m_done, m_answer, m_rule, m_origin}) {
        if (!each->isHidden())
            lines << each->text();
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace pitwise::ui
