// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/summarycard.h"

#include "ui/panels/clauselabel.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int ResultWidth = 440;

} // namespace

SummaryCard::SummaryCard(QWidget *parent)
    : FloatingPanel(parent),
      m_lines(new QVBoxLayout),
      m_scroll(new QScrollArea{this}),
      m_close(new PillButton{tr("Continue"), this, PillButton::Rank::Primary}),
      m_again(new PillButton{tr("Deal it again"), this}),
      m_end(new PillButton{tr("End the session"), this}),
      m_save(new PillButton{tr("Save\u2026"), this}),
      m_print(new PillButton{tr("Print\u2026"), this}),
      m_copy(new PillButton{tr("Copy"), this}),
      m_review(new PillButton{tr("Review"), this})
{
    m_close->setKeyText(tr("Enter"));
    m_again->setKeyText(QStringLiteral("F3"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setVerticalScrollBar(new ThinScrollBar{m_scroll});
    m_scroll->setWidgetResizable(true);
    m_scroll->viewport()->setAutoFillBackground(false);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Shadow + 22, Shadow + 16, Shadow + 14, Shadow + 16);
    column->setSizeConstraint(QLayout::SetFixedSize);
    m_lines->setSpacing(5);
    column->addLayout(m_lines);
    column->addWidget(m_scroll);
    column->addSpacing(8);
    auto *buttons = new QHBoxLayout;
    for (PillButton *button : {m_close, m_again, m_end, m_review, m_save, m_print, m_copy})
        buttons->addWidget(button);
    buttons->addStretch();
    column->addLayout(buttons);
    connect(m_close, &QAbstractButton::clicked, this, &SummaryCard::closed);
    connect(m_again, &QAbstractButton::clicked, this, &SummaryCard::againWanted);
    connect(m_end, &QAbstractButton::clicked, this, &SummaryCard::endWanted);
    connect(m_save, &QAbstractButton::clicked, this, &SummaryCard::saveWanted);
    connect(m_print, &QAbstractButton::clicked, this, &SummaryCard::printWanted);
    connect(m_copy, &QAbstractButton::clicked, this, &SummaryCard::copyWanted);
    connect(m_review, &QAbstractButton::clicked, this, &SummaryCard::reviewWanted);
    hide();
}

void SummaryCard::begin(const QString &title, Buttons buttons)
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    auto *inside = new QWidget;
    m_findings = new QVBoxLayout{inside};
    m_findings->setContentsMargins(0, 6, 8, 0);
    m_findings->setSpacing(5);
    m_scroll->setWidget(inside); // deletes the one before
    inside->setAutoFillBackground(false);
    m_again->setVisible(buttons == Buttons::Round);
    m_end->setVisible(buttons == Buttons::Recording);
    for (PillButton *button : {m_review, m_save, m_print, m_copy})
        button->setVisible(buttons == Buttons::Session);
    line(m_lines, title, QPalette::Text, QFont::Bold, 18);
}

void SummaryCard::line(QVBoxLayout *to, const QString &text, QPalette::ColorRole role,
                       QFont::Weight weight, qreal size)
{
    auto *label = new QLabel{text};
    label->setFont(uiFont(size, weight));
    label->setForegroundRole(role);
    label->setWordWrap(true);
    label->setFixedWidth(scaled(ResultWidth));
    label->setTextFormat(Qt::PlainText);
    to->addWidget(label);
}

void SummaryCard::finding(const ResultLine &found, bool namesRound)
{
    const QString title = translated(found.words.title);
    const QString place = translated(found.place);
    const QString where = namesRound ? tr("Round %1, %2: %3").arg(found.round).arg(place, title)
                                     : tr("%1: %2").arg(asSentence(found.place), title);
    line(m_findings,
         found.dealtAgain  ? tr("%1 (dealt again, does not count)").arg(where)
         : found.corrected ? tr("%1 (corrected)").arg(where)
                           : where,
         found.dealtAgain ? QPalette::PlaceholderText : QPalette::BrightText, QFont::DemiBold, 14);
    line(m_findings,
         QStringList{asSentence(found.words.done), asSentence(found.words.wants),
                     asSentence(found.due)}
             .join(QLatin1Char(' '))
             .trimmed(),
         QPalette::Text, QFont::Normal, 13.5);
    auto *origin = new ClauseLabel;
    origin->setFont(uiFont(12.5));
    origin->setForegroundRole(QPalette::PlaceholderText);
    origin->setOrigin(found.origin);
    m_findings->addWidget(origin, 0, Qt::AlignLeft);
}

void SummaryCard::finish()
{
    m_findings->addStretch();
    fit();
    show();
    raise();
}

/// The findings take the room that they need, or what is left.
void SummaryCard::fit()
{
    if (m_findings == nullptr)
        return;
    m_scroll->setVisible(m_findings->count() > 1);
    const int needed = m_findings->sizeHint().height();
    m_scroll->setFixedHeight(0);
    layout()->activate();
    const int others = layout()->sizeHint().height();
    m_scroll->setFixedHeight(std::max(60, std::min(needed, m_mostHeight - others)));
    m_scroll->setFixedWidth(scaled(ResultWidth) + 16);
    layout()->activate();
    adjustSize();
}

void SummaryCard::setMostHeight(int pixels)
{
    m_mostHeight = pixels;
    fit();
}

void SummaryCard::showRound(const Sitting &sitting)
{
    begin(tr("Round %1").arg(sitting.stepsRound()), Buttons::Round);
    m_again->setVisible(sitting.session().canDealAgain());
    const auto &log = sitting.session().log();
    const auto ended = sitting.session().endedRounds();
    const std::size_t from = sitting.steps().empty() ? log.size() : sitting.steps().front().number;
    const std::size_t until = ended.empty() ? log.size() : ended.back().last + 1;
    int count = 0;
    for (const ResultLine &found : resultLines(sitting.session(), {from, until})) {
        finding(found, false);
        ++count;
    }
    setStripe(palette().color(count > 0 ? QPalette::BrightText : QPalette::Link));
    finish();
}

void SummaryCard::showRecording(const Sitting &sitting)
{
    begin(tr("Silent session"), Buttons::Recording);
    line(m_lines, tr("Rounds recorded: %1.").arg(sitting.roundsDone()), QPalette::Text,
         QFont::DemiBold, 14);
    m_end->setVisible(sitting.policy().mayBeEnded);
    if (sitting.policy().mayBeEnded)
        line(m_lines,
             tr("The result is shown when you end the session. After that, nothing can be dealt in "
                "it."),
             QPalette::Text, QFont::Normal, 13.5);
    setStripe(palette().color(QPalette::Highlight));
    finish();
}

void SummaryCard::showSession(const Sitting &sitting, const ResultSpan &span,
                              const ResultFacts &facts)
{
    const Score &score = facts.score;
    begin(tr("Result"), Buttons::Session);
    line(m_lines,
         QStringLiteral("%1 \u00b7 %2 \u00b7 %3 \u00b7 %4")
             .arg(QString::fromStdString(sitting.house().name), QString::fromStdString(facts.mode),
                  tr("seed %1").arg(facts.seed), QString::fromStdString(facts.date)),
         QPalette::PlaceholderText, QFont::Normal, 13);
    if (score.acts == 0)
        line(m_lines, tr("No act is counted yet."), QPalette::Text, QFont::DemiBold, 14);
    else
        line(m_lines,
             tr("%1 points of 100: %2 (pass mark %3).")
                 .arg(score.points)
                 .arg(score.passed ? tr("passed") : tr("not passed"))
                 .arg(sitting.house().scoring.pass),
             score.passed ? QPalette::Link : QPalette::BrightText, QFont::DemiBold, 14);
    line(m_lines,
         tr("%1 of %2 acts clean, %3 of %4 rounds clean.")
             .arg(score.cleanActs)
             .arg(score.acts)
             .arg(facts.cleanRounds)
             .arg(facts.rounds),
         QPalette::Text, QFont::Normal, 13.5);
    if (facts.pace > 0)
        line(m_lines,
             tr("%1 seconds per round; this house wants %2.")
                 .arg(facts.pace, 0, 'f', 0)
                 .arg(sitting.house().scoring.pace),
             QPalette::Text, QFont::Normal, 13.5);
    if (score.dealtAgain > 0)
        line(m_lines, tr("Rounds dealt again: %1. The last attempt counts.").arg(score.dealtAgain),
             QPalette::Text, QFont::Normal, 13.5);
    if (span.until < sitting.session().log().size())
        line(m_lines, tr("The round that is being dealt is not counted yet."),
             QPalette::PlaceholderText, QFont::Normal, 13);
    const auto lines = resultLines(sitting.session(), span);
    for (const ResultLine &found : lines)
        finding(found, true);
    if (lines.empty() && score.acts > 0)
        line(m_lines, tr("No findings."), QPalette::Link, QFont::DemiBold, 13.5);
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
