// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/table/tableresult.h"

#include "ui/panels/sidepanel.h"
#include "ui/panels/summarycard.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/printing.h"
#include "ui/text/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QLocale>

namespace pitwise::ui {

TableResult::TableResult(Shell &shell, QWidget *screen)
    : QObject(screen),
      m_shell(shell),
      m_screen(screen)
{
}

const Sitting &TableResult::sitting() const
{
    return m_shell.controller().sitting();
}

ResultSpan TableResult::span() const
{
    return {sitting().settings().shown, sitting().toldUntil()};
}

ResultFacts TableResult::facts() const
{
    const Sitting &now = sitting();
    ResultFacts facts;
    facts.date = QLocale{}
                     .toString(QDateTime::currentDateTime(), QStringLiteral("d MMMM yyyy, hh:mm"))
                     .toStdString();
    facts.mode = SidePanel::modeText(now).toStdString();
    facts.seed = now.settings().seed;
    facts.score = scoreOf(now.session(), span().from, span().until);
    facts.rounds = now.roundsDone();
    facts.cleanRounds = now.cleanRounds();
    facts.pace = now.pace();
    return facts;
}

Document TableResult::sheet() const
{
    return resultSheet(sitting().session(), span(), facts());
}

void TableResult::showOn(SummaryCard *card)
{
    const bool recording = sitting().policy().tells == CoachingPolicy::Tells::Never && !isOver();
    if (recording)
        card->showRecording(sitting());
    else
        card->showSession(sitting(), span(), facts());
}

void TableResult::save()
{
    askToWriteDocument(m_shell, sheet(), tr("Save the result"), tr("result"), m_screen);
}

void TableResult::print()
{
    askToPrint(sheet(), m_screen);
}

void TableResult::review()
{
    m_shell.goTo(QStringLiteral("review"));
}

void TableResult::copy()
{
    const Wording say = [](const Sentence &sentence) { return translated(sentence).toStdString(); };
    QApplication::clipboard()->setText(QString::fromStdString(asMarkdown(sheet(), say)));
    m_shell.tell(tr("Result copied."));
}

} // namespace pitwise::ui
