// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/demobars.h"

#include "ui/screens/demo/sparelabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace pitwise::ui {

void setQuietly(Choice *choice, int index)
{
    const QSignalBlocker quiet{choice};
    choice->setCurrent(index);
}

void setQuietly(QComboBox *box, int index)
{
    const QSignalBlocker quiet{box};
    box->setCurrentIndex(index);
}

DemoHeader::DemoHeader(QWidget *parent)
    : QWidget(parent),
      tables(new Choice{{tr("Two tables"), tr("One table")}, this}),
      situation(new QComboBox{this}),
      again(new PillButton{tr("Another round"), this}),
      save(new PillButton{tr("Save\u2026"), this}),
      m_title(new SpareLabel{{24, 18, 15}, QFont::Bold, this})
{
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_title, 1);
    tables->setAccessibleName(tr("Tables"));
    row->addWidget(tables);
    situation->setFont(uiFont(14));
    situation->setMinimumSize(190, 32);
    situation->setAccessibleName(tr("Situation"));
    situation->setFocusPolicy(Qt::TabFocus);
    // In the order of `Situation`.
    situation->addItems({tr("Any round"), tr("Win, loss and tie"), tr("Two wars at once"),
                         tr("A tied war"), tr("A surrender"), tr("A bet above the limit"),
                         tr("An exposed card"), tr("The cut card comes out"), tr("A parlay"),
                         tr("A split")});
    row->addWidget(situation);
    again->setKeyText(QStringLiteral("N"));
    row->addWidget(again);
    row->addWidget(save);
}

void DemoHeader::setTitle(const QString &title)
{
    m_title->setText(title);
}

DemoFooter::DemoFooter(QWidget *parent)
    : QWidget(parent),
      // In the order of `ShownMistake`.
      mistake(new Choice{{tr("No mistake"), tr("Paid too much"), tr("Out of turn"),
                          tr("Burn forgotten"), tr("Cards too early")},
                         this}),
      note(new QLabel{this}),
      large(new PillButton{tr("Large type"), this}),
      difference(new PillButton{tr("What is the difference?"), this}),
      timeline(new Timeline{this}),
      speed(new Choice{{tr("Slow"), tr("Normal"), tr("Fast")}, this}),
      pace(new Choice{{tr("In step"), tr("Own time")}, this}),
      back(new PillButton{tr("Back"), this}),
      play(new PillButton{tr("Play"), this, PillButton::Rank::Primary}),
      forward(new PillButton{tr("Forward"), this}),
      m_legend(new SpareLabel{{13, 11.5}, QFont::Normal, this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(4);
    mistake->setAccessibleName(tr("Mistake to show"));
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setFont(uiFont(13));
    middle->addWidget(mistake);
    middle->addWidget(note);
    middle->addStretch();
    large->setKeyText(QStringLiteral("L"));
    middle->addWidget(large);
    difference->setKeyText(QStringLiteral("D"));
    middle->addWidget(difference);
    column->addLayout(middle);
    column->addWidget(timeline);
    auto *controls = new QHBoxLayout;
    speed->setAccessibleName(tr("Speed"));
    speed->setCurrent(1);
    pace->setAccessibleName(tr("Pace"));
    controls->addWidget(speed);
    controls->addWidget(pace);
    controls->addStretch();
    back->setKeyText(QStringLiteral("\u2190"));
    play->setKeyText(tr("Space"));
    forward->setKeyText(QStringLiteral("\u2192"));
    play->setMinimumWidth(150);
    controls->addWidget(back);
    controls->addWidget(play);
    controls->addWidget(forward);
    controls->addStretch();
    m_legend->setText(tr("\u25cb call   \u25cf chips   \u25ae cards leave"));
    m_legend->setForegroundRole(QPalette::PlaceholderText);
    controls->addWidget(m_legend);
    column->addLayout(controls);
}

void DemoFooter::setLargeType(bool isLarge)
{
    mistake->setVisible(!isLarge);
    note->setVisible(!isLarge);
    large->setText(isLarge ? tr("Normal type") : tr("Large type"));
}

} // namespace pitwise::ui
