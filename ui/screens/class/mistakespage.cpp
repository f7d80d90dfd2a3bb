// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/mistakespage.h"

#include "ui/handout/classsheet.h"
#include "ui/panels/toolkit.h"
#include "ui/shell/trainerdoor.h"
#include "ui/text/findingwords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array MistakeDays{0, 30, 7};

} // namespace

MistakesPage::MistakesPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_houses(new QComboBox{this}),
      m_days(new Choice{{tr("Any time"), tr("30 days"), tr("7 days")}, this}),
      m_summary(new QLabel{this}),
      m_map(new HeatMap{shell, this}),
      m_findings(new CountBars{tr("Mistakes, and by how many people"), this}),
      m_parts(new CountBars{tr("When in the round"), this})
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(10);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    m_houses->setFont(uiFont(14));
    m_houses->setAccessibleName(tr("House"));
    m_houses->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_houses->addItem(tr("All houses"), QString{});
    m_days->setAccessibleName(tr("How old"));
    m_summary->setFont(uiFont(14));
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(m_houses);
    row->addWidget(m_days);
    row->addWidget(m_summary, 1);
    page->addLayout(row);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(22);
    columns->addWidget(m_map, 3);
    auto *scroll = new QScrollArea{this};
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setVerticalScrollBar(new ThinScrollBar{scroll});
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inner = new QWidget{scroll};
    auto *bars = new QVBoxLayout{inner};
    bars->setContentsMargins(0, 0, 10, 0);
    bars->setSpacing(14);
    bars->addWidget(m_findings);
    bars->addWidget(m_parts);
    bars->addStretch(1);
    scroll->setWidget(inner);
    columns->addWidget(scroll, 2);
    page->addLayout(columns, 1);
    setFocusProxy(m_houses);
    connect(m_houses, &QComboBox::currentIndexChanged, this, &MistakesPage::refresh);
    connect(m_days, &Choice::chosen, this, &MistakesPage::refresh);
}

QString MistakesPage::summary() const
{
    return m_summary->text();
}

void MistakesPage::refresh()
{
    const int asked = ++m_asked;
    const MistakeChoice choice{.house = m_houses->currentData().toString(),
                               .days = MistakeDays[static_cast<std::size_t>(m_days->current())]};
    m_shell.classroom().mistakes(choice, this, [this, asked](const MistakeView &view) {
        if (asked == m_asked)
            fill(view);
    });
}

/// Keeps the one that is chosen.
void MistakesPage::listHouses(const MistakeView &view)
{
    const QSignalBlocker quiet{m_houses};
    const QString chosen = m_houses->currentData().toString();
    while (m_houses->count() > 1)
        m_houses->removeItem(1);
    for (const auto &[id, name] : view.houses)
        m_houses->addItem(shortName(name), id);
    m_houses->setCurrentIndex(std::max(0, m_houses->findData(chosen)));
}

void MistakesPage::fill(const MistakeView &view)
{
    constexpr std::size_t Most = 12;
    listHouses(view);
    m_map->setMistakes(view);
    m_summary->setText(!view.trouble.isEmpty() ? view.trouble
                       : view.sessions == 0
                           ? tr("Nothing has been dealt here yet.")
                           : tr("%1 mistakes in %n round(s), without those put right at once",
                                nullptr, view.rounds)
                                 .arg(view.mistakes));
    std::vector<CountBars::Bar> findings;
    for (const MistakeView::Count &each : view.findings) {
        if (findings.size() < Most)
            findings.push_back({translated(titleOf(each.code)), each.count,
                                tr("%n people", nullptr, each.people)});
    }
    m_findings->setBars(std::move(findings));
    std::vector<CountBars::Bar> parts;
    for (const auto &[part, count] : view.parts)
        parts.push_back({translated(partWords(part)), count, {}});
    m_parts->setBars(std::move(parts));
    Q_EMIT filled();
}

} // namespace pitwise::ui
