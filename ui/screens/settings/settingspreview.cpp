// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/settings/settingspreview.h"

#include "ui/panels/toolkit.h"
#include "ui/theme/typescale.h"

#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

constexpr std::uint64_t PreviewSeed = 21;
constexpr int Most = 200; ///< acts, should a house never come to settle

/// A round until cards and payoffs are on the layout.
bool isWorthShowing(const Table &table)
{
    bool paid = false;
    eachHand(table, [&](HandId hand) {
        paid = paid || table.at(hand).bet(BetKind::Main).payoff > Money{};
    });
    return paid && table.dealer.lying > 0;
}

} // namespace

SettingsPreview::SettingsPreview(const House &house, QWidget *parent)
    : QWidget(parent),
      m_view(new TableView{this}),
      m_again(new PillButton{tr("Show the motion"), this})
{
    PlaySettings settings;
    settings.house = house.id;
    settings.seats = house.table.seats;
    settings.seed = PreviewSeed;
    m_sitting.emplace(settings, house);
    for (int i = 0; i < Most && !isWorthShowing(m_sitting->table()); ++i) {
        const auto next = m_sitting->next();
        if (!next)
            break;
        m_before = m_sitting->table();
        m_ledgerBefore = m_sitting->ledger();
        m_last = *next;
        m_sitting->perform(*next, {});
    }
    m_view->setHouse(house, PreviewSeed, settings.seats);
    m_view->setTable(m_sitting->table(), m_sitting->ledger());
    m_view->setMarks({Spot::ofBet(handAt(1), BetKind::Main)});
    m_view->setAnswers({{seatAt(2), tr("I'll go to war")}});
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAccessibleName(tr("Preview"));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, FloatingPanel::Shadow, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_view, 1);
    column->addWidget(m_again, 0, Qt::AlignHCenter);
    m_again->setToolTip(tr("Plays the last act of the preview again"));
    connect(m_again, &QAbstractButton::clicked, this, &SettingsPreview::move);
}

void SettingsPreview::setOptions(const ViewOptions &options)
{
    m_view->setOptions(options);
    m_again->setEnabled(options.speed > 0);
}

void SettingsPreview::move()
{
    if (!m_last)
        return;
    m_view->setTable(m_before, m_ledgerBefore);
    m_view->moveTo(m_sitting->table(), m_sitting->ledger(), *m_last);
}

} // namespace pitwise::ui
