// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/compare/comparescreen.h"

#include "ui/panels/clauselabel.h"
#include "ui/screens/compare/differencesession.h"
#include "ui/shell/filedialogs.h"
#include "ui/text/diffwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/keywords.h"
#include "ui/text/translated.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

CompareScreen::CompareScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_known(new HouseBox{tr("The house you know"), this}),
      m_next(new HouseBox{tr("The house you move to"), this}),
      m_count(new QLabel{this}),
      m_scroll(new QScrollArea{this}),
      m_sheet(new PillButton{tr("Write the sheet\u2026"), this}),
      m_practise(new PillButton{tr("Practise the differences"), this, PillButton::Rank::Primary})
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(32, 22, 32, 22);
    page->setSpacing(12);
    auto *title = new QLabel{tr("What is different?"), this};
    title->setFont(uiFont(28, QFont::Bold));
    page->addWidget(title);
    auto *choice = new QHBoxLayout;
    choice->setSpacing(12);
    choice->addWidget(caption(tr("You know"), this));
    choice->addWidget(m_known);
    auto *swap = new PillButton{QStringLiteral("\u21c4"), this};
    swap->setAccessibleName(tr("Swap the two houses"));
    swap->setToolTip(tr("Swap"));
    choice->addWidget(swap);
    choice->addWidget(caption(tr("You move to"), this));
    choice->addWidget(m_next);
    choice->addStretch();
    page->addLayout(choice);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setVerticalScrollBar(new ThinScrollBar{m_scroll});
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    page->addWidget(m_scroll, 1);
    auto *below = new QHBoxLayout;
    m_count->setFont(uiFont(14));
    m_count->setForegroundRole(QPalette::PlaceholderText);
    below->addWidget(m_count, 1);
    below->addWidget(m_sheet);
    m_practise->setKeyText(tr("Enter"));
    below->addWidget(m_practise);
    page->addLayout(below);

    for (HouseBox *box : {m_known, m_next}) {
        box->setMinimumWidth(300);
        for (const KnownHouse &known : shell.houses().all())
            box->add(known);
    }
    m_next->setCurrentIndex(std::min(1, m_next->count() - 1));
    setFocusPolicy(Qt::StrongFocus);
    connect(m_known, &QComboBox::currentIndexChanged, this, &CompareScreen::fill);
    connect(m_next, &QComboBox::currentIndexChanged, this, &CompareScreen::fill);
    connect(swap, &QAbstractButton::clicked, this,
            [this] { choose(std::string{next().name}, std::string{known().name}); });
    connect(m_practise, &QAbstractButton::clicked, this, &CompareScreen::practise);
    connect(m_sheet, &QAbstractButton::clicked, this,
            [this] { askToWriteDifferences(this->shell(), known().house, next().house, this); });
    connect(&shell.sessions(), &Sessions::preparing, this, [this](bool busy) {
        m_busy = busy;
        updateButtons();
    });
    fill();
}

QString CompareScreen::title() const
{
    return tr("Compare two houses");
}

void CompareScreen::entered()
{
    m_practise->setFocus();
}

void CompareScreen::houseChanged(const KnownHouse &known)
{
    m_known->add(known);
    m_next->add(known);
    fill();
}

void CompareScreen::houseRemoved(const std::string &name)
{
    m_known->remove(name);
    m_next->remove(name);
}

void CompareScreen::choose(const std::string &known, const std::string &next)
{
    m_known->choose(known);
    m_next->choose(next);
    fill();
}

void CompareScreen::fill()
{
    m_differences = difference(known().house, next().house);
    m_scroll->setWidget(list());
    const auto count = static_cast<int>(m_differences.size());
    m_count->setText(count == 0 ? tr("No differences.")
                     : count == 1
                         ? tr("One thing to do differently")
                         : tr("%1 things to do differently, the riskiest first").arg(count));
    updateButtons();
}

void CompareScreen::updateButtons()
{
    m_practise->setEnabled(!m_differences.empty() && !m_busy);
    m_sheet->setEnabled(!m_differences.empty());
}

void CompareScreen::practise()
{
    shell().sessions().prepare(
        [known = known(), next = next(), settings = shell().settings().startChoice().play,
         seed = freshSeed()] { return differenceSession(known, next, settings, seed); },
        tr("The differences cannot be practised"));
}

/// One line per difference: what to do, old and new value, why.
QWidget *CompareScreen::list()
{
    auto *page = new QWidget;
    auto *grid = new QGridLayout{page};
    grid->setContentsMargins(0, 0, 12, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(7);
    grid->setColumnStretch(0, 1);
    m_sentences.clear();
    int row = 0;
    std::optional<Risk> under;
    const auto add = [&](const QString &text, qreal size, bool dim, int column) {
        auto *label = new QLabel{text, page};
        label->setFont(uiFont(size));
        if (dim)
            label->setForegroundRole(QPalette::PlaceholderText);
        label->setWordWrap(column == 0);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus);
        grid->addWidget(label, row, column, Qt::AlignTop);
        return label;
    };
    for (const Difference &each : m_differences) {
        if (under != each.risk) {
            under = each.risk;
            auto *heading = add(asSentence(riskWords(each.risk)), 14, false, 0);
            heading->setFont(uiFont(14, QFont::Bold));
            heading->setForegroundRole(QPalette::Highlight);
            heading->setContentsMargins(0, row == 0 ? 0 : 12, 0, 2);
            ++row;
        }
        m_sentences << asSentence(diffWords(each, next().house));
        add(m_sentences.back(), 15.5, false, 0);
        const HouseKey *key = findHouseKey(each.key);
        const auto said = [&](const std::string &value) {
            if (key->kind == KeyKind::Choice)
                return translated(choiceWords(each.key, value));
            if (key->kind == KeyKind::Flag)
                return value == "yes" ? tr("yes") : tr("no");
            return QString::fromStdString(value);
        };
        add(QStringLiteral("%1 \u2192 %2").arg(said(each.from), said(each.to)), 13.5, true, 1);
        auto *origin = new ClauseLabel{page};
        origin->setFont(uiFont(13.5));
        origin->setForegroundRole(QPalette::PlaceholderText);
        origin->setOrigin(each.origin, translated(originTag(each.origin)));
        grid->addWidget(origin, row, 2, Qt::AlignTop);
        ++row;
    }
    grid->setRowStretch(row, 1);
    return page;
}

void CompareScreen::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return m_practise->click();
    case Qt::Key_Escape:
        return shell().goHome();
    default:
        Screen::keyPressEvent(event);
    }
}

} // namespace pitwise::ui
