// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/sessionsdialog.h"

#include "ui/panels/toolkit.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

constexpr int KeyRole = Qt::UserRole;

enum Column { When, HouseName, Rounds, Judging, Columns };

} // namespace

SessionsDialog::SessionsDialog(Shell &shell, QWidget *parent)
    : QDialog(parent),
      m_shell(shell),
      m_list(new QTreeWidget{this}),
      m_note(new QLabel{this}),
      m_resume(new PillButton{tr("Resume"), this, PillButton::Rank::Primary}),
      m_review(new PillButton{tr("Review"), this})
{
    setWindowTitle(tr("Sessions"));
    m_list->setHeaderLabels({tr("Last dealt"), tr("House"), tr("Rounds"), tr("Judging")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAccessibleName(tr("Sessions, the latest first"));
    m_list->setFont(uiFont(13.5));
    m_list->setVerticalScrollBar(new ThinScrollBar{m_list});
    m_note->setFont(uiFont(13));
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(20, 18, 20, 16);
    page->setSpacing(12);
    page->addWidget(m_list, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_note, 1);
    auto *close = new PillButton{tr("Close"), this};
    buttons->addWidget(close);
    buttons->addWidget(m_review);
    buttons->addWidget(m_resume);
    page->addLayout(buttons);
    resize(720, 460);

    connect(close, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_resume, &QAbstractButton::clicked, this, &SessionsDialog::resume);
    connect(m_review, &QAbstractButton::clicked, this, &SessionsDialog::review);
    connect(m_list, &QTreeWidget::itemActivated, this, &SessionsDialog::resume);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        m_resume->setEnabled(item != nullptr && !item->isDisabled());
        m_review->setEnabled(m_resume->isEnabled());
    });
    connect(&m_shell.sessions(), &Sessions::savedChanged, this, &SessionsDialog::fill);
    fill();
    m_shell.sessions().refresh();
}

void SessionsDialog::fill()
{
    const QString chosen = m_list->currentItem() == nullptr
                             ? QString{}
                             : m_list->currentItem()->data(0, KeyRole).toString();
    const QStringList judging{tr("Coach"), tr("Practice"), tr("Silent")};
    m_list->clear();
    for (const SavedSession &saved : m_shell.sessions().saved()) {
        auto *item = new QTreeWidgetItem{m_list};
        item->setText(When, QLocale{}.toString(saved.when, QLocale::ShortFormat));
        item->setText(HouseName, saved.house);
        item->setText(Rounds, QString::number(saved.rounds));
        item->setText(Judging, saved.isOpen ? tr("At a table now")
                                            : judging[static_cast<int>(saved.coaching)]);
        item->setTextAlignment(Rounds, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, KeyRole, saved.key);
        item->setDisabled(saved.isOpen);
    }
    choose(chosen);
    for (int column = 0; column < Columns; ++column)
        m_list->resizeColumnToContents(column);
    m_list->header()->setStretchLastSection(true);
    m_note->setText(m_list->topLevelItemCount() == 0 ? tr("No session has been dealt yet.")
                                                     : tr("Every session you deal is kept."));
}

/// The session that was chosen before, else the latest that can be resumed.
void SessionsDialog::choose(const QString &path)
{
    QTreeWidgetItem *chosen = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        if (item->isDisabled())
            continue;
        if (chosen == nullptr || item->data(0, KeyRole).toString() == path)
            chosen = item;
    }
    m_list->setCurrentItem(chosen);
    m_resume->setEnabled(chosen != nullptr);
    m_review->setEnabled(chosen != nullptr);
}

void SessionsDialog::review()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (item == nullptr || item->isDisabled())
        return;
    m_shell.goTo(QStringLiteral("review"),
                 item->data(0, KeyRole).toString());
    accept();
}

void SessionsDialog::resume()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (item == nullptr || item->isDisabled())
        return;
    m_shell.sessions().resumeSaved(item->data(0, KeyRole).toString());
    accept();
}

} // namespace pitwise::ui
