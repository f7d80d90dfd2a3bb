// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/review/actpanel.h"

#include "ui/panels/clauselabel.h"
#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/remedywords.h"
#include "ui/text/translated.h"
#include "ui/text/whywords.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

namespace pitwise::ui {

ActPanel::ActPanel(QWidget *parent)
    : FloatingPanel(parent),
      m_place(new QLabel{this}),
      m_what(new QLabel{this}),
      m_lines(new QVBoxLayout),
      m_room(new QWidget{this}),
      m_watch(new PillButton{tr("Watch it dealt right"), this}),
      m_try(new PillButton{tr("Try again from here"), this, PillButton::Rank::Primary}),
      m_next(new PillButton{tr("Next finding"), this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Shadow + 18, Shadow + 14, Shadow + 12, Shadow + 14);
    column->setSpacing(8);
    m_place->setFont(uiFont(12.5));
    m_place->setForegroundRole(QPalette::PlaceholderText);
    m_what->setFont(uiFont(17, QFont::Bold));
    for (QLabel *label : {m_place, m_what})
        label->setWordWrap(true);
    column->addWidget(m_place);
    auto *scroll = new QScrollArea{this};
    m_lines->setContentsMargins(0, 0, 8, 0);
    m_lines->setSpacing(7);
    m_lines->addWidget(m_what);
    auto *body = new QVBoxLayout{m_room};
    body->setContentsMargins(0, 0, 0, 0);
    body->addLayout(m_lines);
    body->addStretch(1);
    scroll->setWidget(m_room); // fills its background from now on
    m_room->setAutoFillBackground(false);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBar(new ThinScrollBar{scroll});
    scroll->setFocusPolicy(Qt::NoFocus);
    column->addWidget(scroll, 1);
    m_next->setKeyText(tr("N"));
    m_watch->setKeyText(tr("W"));
    m_try->setKeyText(tr("T"));
    for (PillButton *button : {m_next, m_watch, m_try})
        column->addWidget(button);
}

void ActPanel::clear()
{
    while (m_lines->count() > 1) {
        QLayoutItem *item = m_lines->takeAt(1);
        delete item->widget();
        delete item;
    }
}

QLabel *ActPanel::line(const QString &text, QPalette::ColorRole role, QFont::Weight weight,
                       qreal size)
{
    auto *label = new QLabel{text, m_room};
    label->setFont(uiFont(size, weight));
    label->setForegroundRole(role);
    label->setWordWrap(true);
    m_lines->addWidget(label);
    label->show();
    return label;
}

void ActPanel::origin(const Origin &origin)
{
    auto *label = new ClauseLabel{m_room};
    label->setFont(uiFont(12.5));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    label->setOrigin(origin);
    m_lines->addWidget(label);
    label->show();
}

void ActPanel::show(const Review &review, std::size_t number, const ReviewedMoment &moment)
{
    clear();
    tellPlace(review, number);
    const Event &event = review.entry(number).event;
    m_what->setText(asSentence(withLetters(narration(event, moment.seen), moment.split)));
    const auto findings = review.findingsAt(number);
    const auto *act = std::get_if<Act>(&event);
    if (const auto why = review.refusalAt(number))
        line(tr("Not possible: %1.").arg(translated(refusalWords(*why))), QPalette::Text,
             QFont::Normal, 14);
    else if (!moment.happened)
        line(tr("The coach held it back."), QPalette::PlaceholderText, QFont::Normal, 13.5);
    if (act != nullptr) {
        for (const Recorded &recorded : findings)
            tellFinding(review, recorded, *act, moment.split);
        if (findings.empty() && moment.happened)
            tellRule(review, *act, moment);
    }
    if (!findings.empty() && moment.due)
        line(tr("Right was: %1.")
                 .arg(translated(withLetters(instruction(*moment.due), moment.split))),
             QPalette::Highlight, QFont::DemiBold, 14);
    for (const Remedy &remedy : moment.remedies)
        line(asSentence(withLetters(remedyWords(remedy), moment.split)), QPalette::PlaceholderText,
             QFont::Normal, 13.5);
    setStripe(findings.empty() ? QColor{} : palette().color(QPalette::BrightText));
    m_next->setEnabled(review.firstFinding().has_value());
    setAccessibleDescription(text());
}

void ActPanel::tellPlace(const Review &review, std::size_t number)
{
    const ReviewedRound &round = review.rounds()[review.roundOf(number)];
    QString place = tr("Round %1, act %2 of %3")
                        .arg(round.number)
                        .arg(number - round.first + 1)
                        .arg(round.end - round.first);
    if (const auto took = review.tookAt(number))
        place = tr("%1, after %2 s")
                    .arg(place, QLocale{}.toString(static_cast<double>(*took) / 1000, 'f', 1));
    if (round.isShown)
        place = tr("%1 (a demonstration)").arg(place);
    else if (round.dealtAgain)
        place = tr("%1 (dealt again, does not count)").arg(place);
    m_place->setText(place);
}

void ActPanel::tellFinding(const Review &review, const Recorded &recorded, const Act &act,
                           SeatSet split)
{
    const House &house = review.session().house();
    const FindingWords said = findingWords(recorded.finding, act, house);
    const QString title = translated(said.title);
    line(recorded.finding.corrected ? tr("%1 (corrected)").arg(title) : title, QPalette::BrightText,
         QFont::Bold, 16);
    line(asSentence(withLetters(said.done, split)), QPalette::Text, QFont::Normal, 14);
    line(asSentence(withLetters(said.wants, split)), QPalette::Text, QFont::DemiBold, 14);
    if (const Sentence due = dueWords(recorded.finding); !due.pattern.empty())
        line(asSentence(withLetters(due, split)), QPalette::Text, QFont::DemiBold, 14);
    origin(originOf(house.provenance, name(recorded.finding.rule)));
}

void ActPanel::tellRule(const Review &review, const Act &act, const ReviewedMoment &moment)
{
    const House &house = review.session().house();
    const QString why = translated(whyWords(moment.before, house, act));
    if (why.isEmpty())
        return;
    line(why, QPalette::PlaceholderText, QFont::Normal, 14);
    origin(originOf(house.provenance, ruleBehind(moment.before, house, act)));
}

QString ActPanel::text() const
{
    QStringList lines{m_place->text()};
    for (int i = 0; i < m_lines->count(); ++i) {
        if (const auto *label = qobject_cast<QLabel *>(m_lines->itemAt(i)->widget()))
            lines << label->text();
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace pitwise::ui
