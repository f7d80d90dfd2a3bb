// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/summarycard.h"

#include "ui/panels/scorepanel.h"
#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

constexpr int Width = 420;
constexpr int MostFindings = 6; ///< the step list has them all

} // namespace

SummaryCard::SummaryCard(QWidget *parent)
    : FloatingPanel(parent),
      m_lines(new QVBoxLayout),
      m_close(new PillButton{tr("Continue"), this, PillButton::Rank::Primary}),
      m_again(new PillButton{tr("Deal it again"), this})
{
    m_close->setKeyText(tr("Enter"));
    m_again->setKeyText(QStringLiteral("F3"));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Shadow + 22, Shadow + 16, Shadow + 18, Shadow + 16);
    column->setSizeConstraint(QLayout::SetFixedSize);
    m_lines->setSpacing(5);
    column->addLayout(m_lines);
    column->addSpacing(8);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_close);
    buttons->addWidget(m_again);
    buttons->addStretch();
    column->addLayout(buttons);
    connect(m_close, &QAbstractButton::clicked, this, &SummaryCard::closed);
    connect(m_again, &QAbstractButton::clicked, this, &SummaryCard::againWanted);
    hide();
}

void SummaryCard::begin(const QString &title)
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    line(title, QPalette::Text, QFont::Bold, 18);
}

void SummaryCard::line(const QString &text, QPalette::ColorRole role, QFont::Weight weight,
                       qreal size)
{
    auto *label = new QLabel{text, this};
    label->setFont(uiFont(size, weight));
    label->setForegroundRole(role);
    label->setWordWrap(true);
    label->setFixedWidth(Width);
    label->setTextFormat(Qt::PlainText);
    m_lines->addWidget(label);
}

void SummaryCard::finish()
{
    layout()->activate();
    adjustSize();
    show();
    raise();
}

void SummaryCard::showRound(const Sitting &sitting)
{
    const House &house = sitting.house();
    begin(tr("Round %1").arg(sitting.stepsRound()));
    m_again->setVisible(sitting.session().canDealAgain());
    int count = 0;
    for (const RoundStep &step : sitting.steps()) {
        for (const Finding &finding : step.findings) {
            if (++count > MostFindings)
                continue;
            const FindingWords words = findingWords(finding, *step.act(), house);
            line(translated(words.title), QPalette::BrightText, QFont::DemiBold, 14);
            line(tr("%1 %2").arg(asSentence(words.done), asSentence(words.wants)), QPalette::Text,
                 QFont::Normal, 13.5);
            line(asSentence(originWords(originOf(house.provenance, name(finding.rule)))),
                 QPalette::PlaceholderText, QFont::Normal, 12.5);
        }
    }
    if (count > MostFindings)
        line(tr("And %n more in the step list.", nullptr, count - MostFindings),
             QPalette::PlaceholderText, QFont::Normal, 13);
    setStripe(palette().color(count > 0 ? QPalette::BrightText : QPalette::Link));
    finish();
}

void SummaryCard::showSession(const Sitting &sitting)
{
    const Score score = sitting.score();
    begin(tr("This session"));
    m_again->hide();
    line(tr("%1 points of 100: %2 (pass mark %3).")
             .arg(score.points)
             .arg(score.passed ? tr("passed") : tr("not passed"))
             .arg(sitting.house().scoring.pass),
         score.passed ? QPalette::Link : QPalette::BrightText, QFont::DemiBold, 14);
    line(tr("%1 of %2 acts clean, %3 of %4 rounds clean.")
             .arg(score.cleanActs)
             .arg(score.acts)
             .arg(sitting.cleanRounds())
             .arg(sitting.roundsDone()),
         QPalette::Text, QFont::Normal, 13.5);
    if (sitting.pace() > 0)
        line(tr("%1 seconds per round; this house wants %2.")
                 .arg(sitting.pace(), 0, 'f', 0)
                 .arg(sitting.house().scoring.pace),
             QPalette::Text, QFont::Normal, 13.5);
    for (const auto &[code, count] : findingsByKind(sitting.session()))
        line(tr("%1 \u00d7 %2").arg(count).arg(translated(titleOf(code))), QPalette::BrightText,
             QFont::Normal, 13.5);
    if (score.acts > 0 && score.lost == 0)
        line(tr("No findings."), QPalette::Link, QFont::DemiBold, 13.5);
    setStripe(palette().color(QPalette::Highlight));
    finish();
}

QString SummaryCard::text() const
{
    QStringList lines;
    for (const QLabel *label : findChildren<QLabel *>())
        lines << label->text();
    return lines.join(QLatin1Char('\n'));
}

} // namespace pitwise::ui
