// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exams/checkcard.h"

#include "ui/text/datawords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

using Verdict = CheckedFile::Verdict;

QString verdictText(const CheckedFile &result)
{
    switch (result.verdict) {
    case Verdict::Valid:
        return CheckCard::tr("Valid");
    case Verdict::UnknownKey:
        return CheckCard::tr("Signed by a key you do not trust yet");
    case Verdict::NotValid:
        return CheckCard::tr("Not valid");
    case Verdict::Key:
        return result.isTrusted ? CheckCard::tr("A key you trust")
                                : CheckCard::tr("A key you do not trust yet");
    case Verdict::Revocations:
        return result.isTrusted ? CheckCard::tr("A revocation list, taken into account")
                                : CheckCard::tr("A revocation list of somebody you do not trust");
    case Verdict::Unreadable:
        break;
    }
    return CheckCard::tr("Not a certificate");
}

QPalette::ColorRole verdictRole(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return QPalette::Link;
    case Verdict::NotValid:
    case Verdict::Unreadable:
        return QPalette::BrightText;
    case Verdict::UnknownKey:
    case Verdict::Key:
    case Verdict::Revocations:
        break;
    }
    return QPalette::Highlight;
}

} // namespace

CheckCard::CheckCard(QWidget *parent)
    : FloatingPanel(parent),
      m_verdict(new QLabel{this}),
      m_file(new QLabel{this}),
      m_lines(new QVBoxLayout),
      m_trust(new PillButton{tr("Trust this key"), this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Shadow + 20, Shadow + 16, Shadow + 20, Shadow + 16);
    column->setSpacing(8);
    m_verdict->setFont(uiFont(24, QFont::Bold));
    m_verdict->setWordWrap(true);
    m_file->setFont(uiFont(14));
    m_file->setForegroundRole(QPalette::PlaceholderText);
    m_file->setWordWrap(true);
    column->addWidget(m_verdict);
    column->addWidget(m_file);
    m_lines->setSpacing(8);
    column->addLayout(m_lines);
    column->addWidget(m_trust, 0, Qt::AlignLeft);
    m_trust->hide();
    connect(m_trust, &QAbstractButton::clicked, this, &CheckCard::trustWanted);
}

QString CheckCard::verdict() const
{
    return m_verdict->text();
}

QStringList CheckCard::lines() const
{
    QStringList texts;
    for (const QLabel *label : findChildren<QLabel *>()) {
        if (!label->isHidden())
            texts << label->text();
    }
    return texts;
}

/// Deleted at once, so that `lines` never tells of the file before.
void CheckCard::clear()
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void CheckCard::addLine(const QString &text, qreal size, QPalette::ColorRole role)
{
    auto *label = new QLabel{text, this};
    label->setFont(uiFont(size));
    label->setForegroundRole(role);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lines->addWidget(label);
}

void CheckCard::showBusy(const QString &file)
{
    clear();
    m_trust->hide();
    setStripe(palette().color(QPalette::Mid));
    m_verdict->setForegroundRole(QPalette::WindowText);
    m_verdict->setText(tr("Dealing the exam again\u2026"));
    m_file->setText(file);
    show();
}

void CheckCard::showResult(const QString &file, const CheckedFile &result)
{
    clear();
    const QPalette::ColorRole role = verdictRole(result.verdict);
    setStripe(palette().color(role));
    m_verdict->setForegroundRole(role);
    m_verdict->setText(verdictText(result));
    m_file->setText(file);
    // Of an unknown key the card says more than the sentence.
    if (result.verdict != Verdict::UnknownKey) {
        for (const Sentence &reason : result.reasons)
            addLine(asSentence(reason), 16, QPalette::WindowText);
    }
    if (result.verdict == Verdict::Revocations)
        addLine(tr("It declares %n certificate(s) or key(s) void.", nullptr, result.revoked), 16,
                QPalette::WindowText);
    const bool asks = result.verdict == Verdict::UnknownKey
                   || (result.verdict == Verdict::Key && !result.isTrusted);
    if (asks)
        addFingerprint(result);
    m_trust->setVisible(asks);
    for (const Sentence &remark : result.remarks)
        addLine(asSentence(remark), 14, QPalette::PlaceholderText);
    if (result.hasFacts)
        addFacts(result.facts);
    show();
}

void CheckCard::addFingerprint(const CheckedFile &result)
{
    addLine(result.verdict == Verdict::UnknownKey
                ? tr("Everything else holds: the log, the cards, the findings and the score. What "
                     "is left is whose key this is. It says it belongs to %1.")
                      .arg(result.key.site)
                : tr("It says it belongs to %1.").arg(result.key.site),
            16, QPalette::WindowText);
    addLine(tr("Call them, on a number you know, and let them read out the fingerprint of their "
               "key. Trust it only if it is this one:"),
            15, QPalette::WindowText);
    auto *print = new QLabel{result.fingerprint, this};
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(uiFont(19).pixelSize());
    print->setFont(fixed);
    print->setWordWrap(true);
    print->setTextInteractionFlags(Qt::TextSelectableByMouse);
    print->setAccessibleName(tr("Fingerprint"));
    m_lines->addWidget(print);
}

void CheckCard::addFacts(const CertificateFacts &facts)
{
    auto *box = new QWidget{this};
    auto *grid = new QGridLayout{box};
    grid->setContentsMargins(0, 8, 0, 0);
    grid->setHorizontalSpacing(26);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    int row = 0;
    const auto add = [&](int column, const QString &what, const QString &value) {
        auto *name = new QLabel{what, box};
        name->setFont(uiFont(14));
        name->setForegroundRole(QPalette::PlaceholderText);
        auto *said = new QLabel{value, box};
        said->setFont(uiFont(15));
        said->setWordWrap(true);
        said->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(name, row, column, Qt::AlignTop);
        grid->addWidget(said, row, column + 1, Qt::AlignTop);
        ++row;
    };
    add(0, tr("Dealer"), tr("%1, number %2").arg(facts.name, facts.number));
    add(0, tr("Exam"), facts.exam);
    add(0, tr("House"), facts.house);
    add(0, tr("Granted"), translated(dayWords(facts.granted.toStdString())));
    add(0, tr("Expires"), translated(dayWords(facts.expires.toStdString())));
    add(0, tr("Signed by"), tr("%1, %2").arg(facts.trainer, facts.site));
    add(0, tr("Hours dealt"), translated(figure(facts.hours.toStdString())));
    row = 0;
    add(2, tr("Score"), translated(gradeWords(facts.score.toStdString())));
    for (const CertificateFacts::Group &group : facts.groups)
        add(2, asSentence(group.name), translated(gradeWords(group.grade.toStdString())));
    m_lines->addWidget(box);
}

} // namespace pitwise::ui
