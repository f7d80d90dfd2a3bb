// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/examspage.h"

#include "ui/panels/toolkit.h"
#include "ui/screens/class/examtile.h"
#include "ui/theme/typescale.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

QString attemptResult(const ExamAttemptView &attempt)
{
    if (attempt.isGivenUp)
        return ExamsPage::tr("Given up");
    if (!attempt.isJudged)
        return ExamsPage::tr("Finished");
    return attempt.passed ? ExamsPage::tr("Passed") : ExamsPage::tr("Not passed");
}

QString attemptCertificate(const ExamAttemptView &attempt)
{
    if (!attempt.isCertified)
        return {};
    if (attempt.isRevoked)
        return ExamsPage::tr("Revoked");
    return attempt.expires.isValid()
             ? ExamsPage::tr("Until %1")
                   .arg(QLocale{}.toString(attempt.expires, QLocale::ShortFormat))
             : ExamsPage::tr("Yes");
}

ExamsPage::ExamsPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_state(new QLabel{this}),
      m_running(new QWidget{this}),
      m_done(new QTreeWidget{this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_state->setFont(uiFont(15));
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setWordWrap(true);
    column->addWidget(m_state);
    column->addWidget(m_running);
    column->addWidget(caption(tr("Done"), this));
    m_done->setColumnCount(6);
    m_done->setHeaderLabels(
        {tr("When"), tr("Who"), tr("House"), tr("Result"), tr("Score"), tr("Certificate")});
    m_done->setRootIsDecorated(false);
    m_done->setUniformRowHeights(true);
    m_done->setAlternatingRowColors(true);
    m_done->setFrameShape(QFrame::NoFrame);
    m_done->setFont(uiFont(14));
    m_done->setAccessibleName(tr("Exams that are done, the latest first"));
    m_done->setVerticalScrollBar(new ThinScrollBar{m_done});
    m_done->header()->setStretchLastSection(false);
    m_done->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int stretched : {1, 2})
        m_done->header()->setSectionResizeMode(stretched, QHeaderView::Stretch);
    column->addWidget(m_done, 1);
    setFocusProxy(m_done);
    connect(&shell.classroom(), &ClassDesk::examsChanged, this, &ExamsPage::setBoard);
    constexpr int Second = 1000;
    m_clock.setInterval(Second);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        for (ExamTile *tile : std::as_const(m_tiles))
            tile->update();
    });
    setBoard({});
}

QString ExamsPage::state() const
{
    return m_state->text();
}

void ExamsPage::setBoard(const ExamBoard &board)
{
    const QString count = board.running.empty() ? tr("No exam is under way.")
                                                : tr("%n exam(s) under way", nullptr,
                                                     static_cast<int>(board.running.size()));
    m_state->setText(
        !board.trouble.isEmpty()
            ? tr("The server cannot be reached: this is what it said last. (%1)").arg(board.trouble)
            : count);
    while (m_tiles.size() > static_cast<int>(board.running.size()))
        delete m_tiles.takeLast();
    while (m_tiles.size() < static_cast<int>(board.running.size())) {
        m_tiles << new ExamTile{m_shell, m_running};
        m_tiles.last()->show();
    }
    for (int i = 0; i < m_tiles.size(); ++i)
        m_tiles[i]->setExam(board.running[static_cast<std::size_t>(i)]);
    if (m_tiles.isEmpty())
        m_clock.stop();
    else
        m_clock.start();
    arrangeTiles();
    listDone(board.done);
}

/// As many in a row as are readable; many exams make small tiles.
void ExamsPage::arrangeTiles()
{
    const int count = static_cast<int>(m_tiles.size());
    if (count == 0) {
        m_running->setFixedHeight(0);
        return;
    }
    const int least = scaled(count > 8 ? 150 : 210);
    const int columns = std::clamp(width() / least, 1, std::max(count, 4));
    const int rows = (count + columns - 1) / columns;
    constexpr int Gap = 10;
    const int wide = (width() - Gap * (columns - 1)) / columns;
    const int most = std::max(120, height() * 3 / 5 / rows - Gap);
    const int high = std::min(wide * 5 / 6, most);
    for (int i = 0; i < count; ++i)
        m_tiles[i]->setGeometry(i % columns * (wide + Gap), i / columns * (high + Gap), wide, high);
    m_running->setFixedHeight(rows * (high + Gap) - Gap);
}

void ExamsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrangeTiles();
}

void ExamsPage::listDone(const std::vector<ExamAttemptView> &done)
{
    const QLocale locale;
    m_done->clear();
    for (const ExamAttemptView &each : done) {
        auto *item = new QTreeWidgetItem{m_done};
        item->setText(0, locale.toString(each.started, QLocale::ShortFormat));
        item->setText(
            1,
            tr("%1 %2", "number and name").arg(each.number.simplified(), each.name.simplified()));
        item->setText(2, each.house.simplified());
        item->setText(3, attemptResult(each));
        item->setText(4, each.isJudged ? locale.toString(each.score, 'f', 1) : QString{});
        item->setText(5, attemptCertificate(each));
        item->setTextAlignment(4, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, Qt::UserRole, each.session);
    }
}

} // namespace pitwise::ui
