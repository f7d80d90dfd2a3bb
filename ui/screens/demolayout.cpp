// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demoscreen.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

// How the demonstration is laid out, and what its buttons do.

namespace pitwise::ui {

void DemoScreen::arrangeTop(QLayout *page)
{
    auto *top = new QHBoxLayout;
    m_title->setFont(uiFont(24, QFont::Bold));
    top->addWidget(m_title);
    top->addStretch();
    m_tables->setAccessibleName(tr("Tables"));
    top->addWidget(m_tables);
    m_situation->setFont(uiFont(14));
    m_situation->setMinimumSize(190, 32);
    m_situation->setAccessibleName(tr("Situation"));
    m_situation->setFocusPolicy(Qt::TabFocus);
    m_situation->addItems({tr("Any round"), tr("Win, loss and tie"), tr("Two wars at once"),
                           tr("A war that ties"), tr("A surrender"), tr("A bet above the limit"),
                           tr("A card exposed"), tr("The cut card comes out"), tr("A parlay"),
                           tr("A split")});
    top->addWidget(m_situation);
    m_again->setKeyText(QStringLiteral("N"));
    top->addWidget(m_again);
    top->addWidget(m_save);
    static_cast<QVBoxLayout *>(page)->addLayout(top);
}

void DemoScreen::arrangeBottom(QLayout *page)
{
    auto *column = static_cast<QVBoxLayout *>(page);
    auto *middle = new QHBoxLayout;
    m_mistake->setAccessibleName(tr("Mistake to show"));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setFont(uiFont(13));
    middle->addWidget(m_mistake);
    middle->addWidget(m_note);
    middle->addStretch();
    m_large->setKeyText(QStringLiteral("L"));
    middle->addWidget(m_large);
    m_difference->setKeyText(QStringLiteral("D"));
    middle->addWidget(m_difference);
    column->addLayout(middle);
    column->addWidget(m_timeline);
    auto *controls = new QHBoxLayout;
    m_speed->setAccessibleName(tr("Speed"));
    m_pace->setAccessibleName(tr("Pace"));
    controls->addWidget(m_speed);
    controls->addWidget(m_pace);
    controls->addStretch();
    m_back->setKeyText(QStringLiteral("\u2190"));
    m_play->setKeyText(tr("Space"));
    m_forward->setKeyText(QStringLiteral("\u2192"));
    m_play->setMinimumWidth(150);
    controls->addWidget(m_back);
    controls->addWidget(m_play);
    controls->addWidget(m_forward);
    controls->addStretch();
    m_legend->setText(tr("\u25cb call   \u25cf chips   \u25ae cards leave"));
    m_legend->setFont(uiFont(13));
    m_legend->setForegroundRole(QPalette::PlaceholderText);
    controls->addWidget(m_legend);
    column->addLayout(controls);
}

void DemoScreen::connectAll()
{
    for (DemoTable *table : {m_left, m_right}) {
        connect(table, &DemoTable::chosen, this, [this, table] { choose(table); });
        connect(table, &DemoTable::takeOverWanted, this, [this, table] {
            setPlaying(false);
            const Showing &showing = table->showing();
            const auto wrong = firstMistake(showing);
            SessionSpec spec = showing.spec;
            spec.house = table->known().name;
            spec.style = table->style();
            Q_EMIT takenOver({table->known(), spec, showing.patrons,
                              showing.logUntil(table->frame()), wrong && *wrong < table->frame()});
        });
    }
    connect(m_timeline, &Timeline::scrubbed, this, [this](int step) {
        setPlaying(false);
        goTo(step);
    });
    connect(m_back, &QAbstractButton::clicked, this, [this] {
        setPlaying(false);
        goTo(m_step - 1);
    });
    connect(m_forward, &QAbstractButton::clicked, this, [this] {
        setPlaying(false);
        goTo(m_step + 1);
    });
    connect(m_play, &QAbstractButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(m_again, &QAbstractButton::clicked, this, [this] { setSeed(m_seed + 1); });
    connect(m_speed, &Choice::chosen, this, [this] {
        if (isPlaying())
            wait();
    });
    connect(m_pace, &Choice::chosen, this, [this] { setLockStep(m_pace->current() == 0); });
    connect(m_tables, &Choice::chosen, this, [this] { setTwoTables(m_tables->current() == 0); });
    connect(m_situation, &QComboBox::currentIndexChanged, this, [this] { load(); });
    connect(m_large, &QAbstractButton::clicked, this, [this] { setLargeType(!m_largeType); });
    connect(m_difference, &QAbstractButton::clicked, this, &DemoScreen::showDifference);
    connect(m_card, &EffortCard::closed, this, &DemoScreen::showDifference);
    connect(m_card, &EffortCard::modelChanged, this, [this] {
        m_average.reset();
        workOut();
        if (m_pace->current() == 1)
            follow();
    });
    connect(m_mistake, &Choice::chosen, this, [this] { setMistake(mistake()); });
    connect(m_save, &QAbstractButton::clicked, this, &DemoScreen::saveAs);
    connect(this, &DemoScreen::picturesWritten, this, [this](int pictures, const QString &trouble) {
        tellSaved(trouble, tr("Saved: %1 pictures.").arg(pictures));
    });
    connect(&m_ticks, &QTimer::timeout, this, &DemoScreen::tick);
}

} // namespace pitwise::ui
