// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/issuecard.h"

#include "ui/screens/exam/trainerproof.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/savefile.h"
#include "ui/shell/shell.h"
#include "ui/text/datawords.h"
#include "ui/text/translated.h"
#include "ui/theme/theme.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

QString day(const QString &iso)
{
    return translated(dayWords(iso.toStdString()));
}

} // namespace

IssueCard::IssueCard(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_title(new QLabel{this}),
      m_message(new QLabel{this}),
      m_proof(new TrainerProof{this}),
      m_issue(
          new PillButton{tr("Sign and issue the certificate"), this, PillButton::Rank::Primary}),
      m_files(new QWidget{this}),
      m_badge(new PillButton{tr("Save the badge\u2026"), m_files})
{
    arrange();
    connect(m_issue, &QAbstractButton::clicked, this, &IssueCard::issue);
    connect(m_proof, &TrainerProof::entered, this, &IssueCard::issue);
    connect(m_badge, &QAbstractButton::clicked, this,
            [this] { askWhere(QStringLiteral(".jwt"), tr("Badges (*.jwt)")); });
}

void IssueCard::arrange()
{
    m_title->setFont(uiFont(18, QFont::DemiBold));
    m_message->setFont(uiFont(14.5));
    m_message->setWordWrap(true);
    auto *row = new QHBoxLayout{m_files};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    auto *file =
        new PillButton{tr("Save the certificate\u2026"), m_files, PillButton::Rank::Primary};
    auto *page = new PillButton{tr("Save a PDF\u2026"), m_files};
    for (PillButton *button : {file, page, m_badge})
        row->addWidget(button);
    row->addStretch(1);
    connect(file, &QAbstractButton::clicked, this,
            [this] { askWhere(QStringLiteral(".pitcert"), tr("Certificates (*.pitcert)")); });
    connect(page, &QAbstractButton::clicked, this,
            [this] { askWhere(QStringLiteral(".pdf"), tr("PDF (*.pdf)")); });
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_title);
    column->addWidget(m_proof);
    column->addWidget(m_issue, 0, Qt::AlignLeft);
    column->addWidget(m_message);
    column->addWidget(m_files);
}

void IssueCard::showFor(const EndedExam &exam, const IssuedPaper &known)
{
    setVisible(exam.passed);
    m_result = exam.result;
    showPaper(known);
    if (exam.passed && (known.id.isEmpty() || known.isRevoked))
        m_shell.records().people(
            this, [this](const KnownPeople &people) { m_proof->setTrainers(people.trainers); });
}

void IssueCard::showPaper(const IssuedPaper &paper)
{
    m_paper = paper;
    const bool isIssued = !paper.id.isEmpty();
    m_title->setText(isIssued ? tr("Certificate") : tr("Sign the result off"));
    m_message->setText(
        !isIssued ? tr("The trainer's signature makes this result a certificate.")
        : paper.isRevoked
            ? tr("Issued on %1, and revoked since.").arg(day(paper.granted))
            : tr("Issued on %1, valid until %2.").arg(day(paper.granted), day(paper.expires)));
    const bool holds = isIssued && !paper.isRevoked;
    m_proof->setVisible(!holds);
    m_issue->setVisible(!holds);
    m_files->setVisible(holds); // nobody hands out one that was revoked
    m_badge->setVisible(!paper.badge.isEmpty());
    m_proof->say({});
}

QString IssueCard::message() const
{
    return m_message->text();
}

void IssueCard::issue()
{
    if (m_busy || m_proof->trainer().isEmpty())
        return;
    m_busy = true;
    m_proof->say(tr("The exam is being dealt again and signed\u2026"));
    const KeyDeed deed{.kind = KeyDeed::Kind::Issue,
                       .trainer = m_proof->trainer(),
                       .passphrase = m_proof->takePassphrase(),
                       .id = m_result};
    m_shell.exams().carryOut(deed, this, [this](const SignIn &answer, const IssuedPaper &paper) {
        m_busy = false;
        m_proof->show(answer);
        if (paper.id.isEmpty())
            return;
        showPaper(paper);
        Q_EMIT issued(paper);
    });
}

// ---- files ----

/// `1042 Ada Byron, Washington, 2026-03-01`: found again among many.
QString IssueCard::proposedName() const
{
    const auto line = [this](const char *label) {
        const QString start = QLatin1Char('\n') + QLatin1String{label} + QLatin1String{": "};
        const qsizetype at = m_paper.text.indexOf(start);
        const qsizetype from = at + start.size();
        return at < 0 ? QString{} : m_paper.text.mid(from, m_paper.text.indexOf(QLatin1Char('\n'), from) - from);
    };
    QString name;
    for (const QChar c : QStringLiteral("%1 %2, %3, %4")
                             .arg(line("Number"), line("Name"), line("House name"), m_paper.granted))
        name += c.isLetterOrNumber() || QStringLiteral(" ,-").contains(c) ? c : QLatin1Char('_');
    constexpr int Longest = 80;
    return name.simplified().left(Longest);
}

void IssueCard::askWhere(const QString &ending, const QString &kind)
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the certificate"),
                                                      proposedName() + ending, kind);
    if (!path.isEmpty())
        save(withEnding(path, kind));
}

void IssueCard::save(const QString &path)
{
    if (path.endsWith(QLatin1String(".pdf"))) {
        const QString name = QFileInfo{path}.completeBaseName() + QLatin1String(".pitcert");
        m_shell.exams().writePage(m_paper.text, name, path, this, [this, path](const QString &why) {
            tellSaved(path, why.isEmpty() ? why : QStringLiteral("%1: %2").arg(path, why));
        });
        return;
    }
    const QString text =
        path.endsWith(QLatin1String(".jwt")) ? m_paper.badge + QLatin1Char('\n') : m_paper.text;
    m_work.restart([path, text] { return saveFile(path, text.toStdString()); },
                   [this, path](const QString &why) { tellSaved(path, why); });
}

void IssueCard::tellSaved(const QString &path, const QString &trouble)
{
    m_message->setText(trouble.isEmpty() ? tr("Saved: %1").arg(path) : trouble);
    Q_EMIT saved(path, trouble);
}

} // namespace pitwise::ui
