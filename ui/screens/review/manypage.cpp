// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/review/manypage.h"

#include "engine/skills/skill.h"
#include "ui/text/findingwords.h"
#include "ui/text/rulewords.h"
#include "ui/text/translated.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int WhatRole = Qt::UserRole; ///< which session
constexpr int EventRole = Qt::UserRole + 1; ///< and where in it

bool isChosen(const QTreeWidgetItem *item)
{
    return !item->isDisabled() && item->checkState(0) == Qt::Checked;
}

QString skillTitle(const SkillComingBack &skill, const House &house)
{
    const auto rule = ruleOfSkill(skill.skill);
    const auto said = rule ? ruleWords(house, name(*rule)) : std::nullopt;
    return said ? asSentence(*said) : QString::fromStdString(skill.skill);
}

} // namespace

ManyPage::ManyPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_list(makeList(tr("Sessions, the latest first"),
                      {tr("Dealt"), tr("House"), tr("Rounds"), tr("Findings")})),
      m_findings(
          makeList(tr("Mistakes that come back"), {tr("Mistake"), tr("Times"), tr("Sessions")})),
      m_skills(
          makeList(tr("Skills that go wrong"), {tr("Skill"), tr("Rounds wrong"), tr("Sessions")})),
      m_note(new QLabel{this}),
      m_title(new QLabel{this}),
      m_last(new PillButton{tr("Last %1").arg(Lately), this}),
      m_all(new PillButton{tr("All"), this}),
      m_none(new PillButton{tr("None"), this}),
      m_open(new PillButton{tr("Review this session"), this, PillButton::Rank::Primary})
{
    arrange();
    connect(m_last, &QAbstractButton::clicked, this, [this] { chooseLast(Lately); });
    connect(m_all, &QAbstractButton::clicked, this,
            [this] { chooseLast(m_list->topLevelItemCount()); });
    connect(m_none, &QAbstractButton::clicked, this, [this] { chooseLast(0); });
    connect(m_open, &QAbstractButton::clicked, this, &ManyPage::openChosen);
    connect(m_list, &QTreeWidget::itemActivated, this, &ManyPage::openChosen);
    connect(m_list, &QTreeWidget::itemChanged, this, &ManyPage::count);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        m_open->setEnabled(item != nullptr && !item->isDisabled());
    });
    for (QTreeWidget *list : {m_findings, m_skills})
        connect(list, &QTreeWidget::itemActivated, this,
                [this](const QTreeWidgetItem *item) { openPlace(item); });
    connect(&shell.sessions(), &Sessions::savedChanged, this, [this] {
        if (m_listing && m_shell.keeper().dealer().isGuest())
            listSaved();
    });
}

QTreeWidget *ManyPage::makeList(const QString &name, const QStringList &heads)
{
    auto *list = new QTreeWidget{this};
    list->setHeaderLabels(heads);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAlternatingRowColors(true);
    list->setAllColumnsShowFocus(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setFont(uiFont(13.5));
    list->setAccessibleName(name);
    list->setVerticalScrollBar(new ThinScrollBar{list});
    list->header()->setStretchLastSection(false);
    for (int column = 0; column < static_cast<int>(heads.size()); ++column)
        list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    return list;
}

void ManyPage::arrange()
{
    auto *page = new QHBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(26);
    auto *left = new QVBoxLayout;
    left->setSpacing(10);
    auto *choose = new QHBoxLayout;
    choose->addWidget(caption(tr("Choose:"), this));
    for (PillButton *button : {m_last, m_all, m_none})
        choose->addWidget(button);
    choose->addStretch(1);
    left->addLayout(choose);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    left->addWidget(m_list, 1);
    left->addWidget(m_open, 0, Qt::AlignRight);
    page->addLayout(left, 1);
    auto *right = new QVBoxLayout;
    right->setSpacing(10);
    m_title->setFont(uiFont(17, QFont::Bold));
    m_title->setWordWrap(true);
    m_note->setFont(uiFont(14));
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    right->addWidget(m_title);
    right->addWidget(m_note);
    for (QTreeWidget *list : {m_findings, m_skills}) {
        list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        right->addWidget(list, 1);
    }
    page->addLayout(right, 1);
}

QString ManyPage::note() const
{
    return m_note->text();
}

bool ManyPage::isReady() const
{
    return !m_listing && m_reading == 0 && !m_counting.isBusy();
}

// ---- the list ----

void ManyPage::refresh()
{
    m_listing = true;
    m_list->clear();
    const Dealer &dealer = m_shell.keeper().dealer();
    if (dealer.isGuest() || m_shell.environment().review == nullptr)
        return m_shell.sessions().refresh();
    const int asked = ++m_asked;
    KeptFilter filter;
    filter.dealer = dealer.id;
    m_shell.records().list(filter, this, [this, asked](const KeptList &kept) {
        if (asked == m_asked)
            listStored(kept);
    });
}

void ManyPage::add(const QString &what, const QStringList &cells, bool can)
{
    auto *item = new QTreeWidgetItem{m_list, cells};
    item->setData(0, WhatRole, what);
    item->setCheckState(0, Qt::Unchecked);
    item->setDisabled(!can);
    for (const int column : {2, 3})
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

void ManyPage::listStored(const KeptList &kept)
{
    const QSignalBlocker quiet{m_list};
    m_list->clear();
    for (const KeptSession &each : kept.sessions)
        add(QStringLiteral("records:") + each.id,
            {QLocale{}.toString(each.started, QLocale::ShortFormat), each.house,
             each.isJudged ? QString::number(each.rounds) : QString{},
             each.isJudged ? QString::number(each.findings) : QString{}},
            each.acts > 0 && !(each.isExam && each.state == KeptSession::State::UnderWay));
    listed();
    if (!kept.trouble.isEmpty())
        m_note->setText(kept.trouble);
}

void ManyPage::listSaved()
{
    const QSignalBlocker quiet{m_list};
    m_list->clear();
    for (const SavedSession &each : m_shell.sessions().saved())
        add(each.key,
            {QLocale{}.toString(each.when, QLocale::ShortFormat), each.house,
             QString::number(each.rounds), QString{}},
            each.rounds > 0);
    listed();
}

void ManyPage::listed()
{
    m_listing = false;
    m_list->setCurrentItem(m_list->topLevelItem(0));
    chooseLast(Lately);
}

void ManyPage::chooseLast(int count)
{
    {
        const QSignalBlocker quiet{m_list};
        for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
            QTreeWidgetItem *item = m_list->topLevelItem(i);
            const bool takes = !item->isDisabled() && count > 0;
            count -= takes ? 1 : 0;
            item->setCheckState(0, takes ? Qt::Checked : Qt::Unchecked);
        }
    }
    m_list->viewport()->update();
    this->count();
}

/// The oldest first.
QStringList ManyPage::chosen() const
{
    QStringList whats;
    for (int i = m_list->topLevelItemCount(); i-- > 0;) {
        if (isChosen(m_list->topLevelItem(i)))
            whats << m_list->topLevelItem(i)->data(0, WhatRole).toString();
    }
    return whats;
}

// ---- what comes back ----

void ManyPage::count()
{
    m_counting.cancel();
    const QStringList whats = chosen();
    for (const QString &what : whats) {
        if (!m_read.contains(what)) {
            m_read.insert(what, {}); // asked for
            read(what);
        }
    }
    combine();
}

void ManyPage::read(const QString &what)
{
    ++m_reading;
    if (what.startsWith(QLatin1String("file:")))
        return m_work.start(
            [path = what.mid(5), environment = m_shell.environment()] {
                return reviewOfFile(path, environment);
            },
            [this, what](const OpenedReview &opened) { hasRead(what, opened); });
    m_shell.environment().review->session(
        what.mid(8), this, [this, what](const SessionToReview &stored, const QString &trouble) {
            if (!trouble.isEmpty())
                return hasRead(what, {.why = trouble});
            m_work.start([stored] { return reviewOfStored(stored, false); },
                         [this, what](const OpenedReview &opened) { hasRead(what, opened); });
        });
}

void ManyPage::hasRead(const QString &what, const OpenedReview &opened)
{
    m_read.insert(what, opened);
    --m_reading;
    combine();
}

void ManyPage::combine()
{
    if (m_reading > 0) {
        m_title->setText(tr("Reading the sessions"));
        return;
    }
    QStringList whats;
    std::vector<std::shared_ptr<const Review>> reviews;
    for (const QString &what : chosen()) {
        if (const auto &review = m_read[what].review) {
            whats << what;
            reviews.push_back(review);
        }
    }
    m_counting.restart(
        [reviews] {
            std::vector<const Session *> sessions;
            for (const auto &review : reviews)
                sessions.push_back(&review->session());
            return comingBack(sessions);
        },
        [this, whats](const ComingBack &back) { fill(back, whats); });
}

void ManyPage::fill(const ComingBack &back, const QStringList &whats)
{
    m_findings->clear();
    m_skills->clear();
    const auto row = [&](QTreeWidget *list, const QStringList &cells, const MistakePlace &last) {
        auto *item = new QTreeWidgetItem{list, cells};
        item->setToolTip(0, cells.first());
        item->setData(0, WhatRole, whats[static_cast<qsizetype>(last.session)]);
        item->setData(0, EventRole, static_cast<int>(last.event));
        for (const int column : {1, 2})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    };
    for (const FindingComingBack &each : back.findings)
        row(m_findings,
            {translated(titleOf(each.code)), QString::number(each.times),
             QString::number(each.sessions)},
            each.last);
    for (const SkillComingBack &each : back.skills) {
        const QString last = whats[static_cast<qsizetype>(each.last.session)];
        row(m_skills,
            {skillTitle(each, m_read[last].review->session().house()),
             tr("%1 of %2").arg(each.wrong).arg(each.rounds), QString::number(each.sessions)},
            each.last);
    }
    m_title->setText(tr("What keeps coming back"));
    m_note->setText(
        m_list->topLevelItemCount() == 0
            ? tr("No session has been dealt yet. Every session you deal is listed here.")
        : whats.isEmpty() ? tr("Choose sessions at the left.")
        : back.findings.empty()
            ? tr("Not one finding in %n session(s).", nullptr, static_cast<int>(whats.size()))
            : tr("In %n session(s). Enter opens the last time it happened.", nullptr,
                 static_cast<int>(whats.size())));
}

void ManyPage::openChosen()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (item != nullptr && !item->isDisabled())
        Q_EMIT openWanted(item->data(0, WhatRole).toString(), -1);
}

void ManyPage::openPlace(const QTreeWidgetItem *item)
{
    Q_EMIT openWanted(item->data(0, WhatRole).toString(), item->data(0, EventRole).toInt());
}

} // namespace pitwise::ui
