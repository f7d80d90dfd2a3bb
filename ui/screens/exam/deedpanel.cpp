// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/deedpanel.h"

#include "ui/screens/exam/trainerproof.h"
#include "ui/shell/shell.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace pitwise::ui {

DeedPanel::DeedPanel(Shell &shell, QWidget *parent)
    : FloatingPanel(parent),
      m_shell(shell),
      m_title(new QLabel{this}),
      m_text(new QLabel{this}),
      m_caption(caption({}, this)),
      m_field(new QLineEdit{this}),
      m_proof(new TrainerProof{this}),
      m_do(new PillButton{{}, this, PillButton::Rank::Primary}),
      m_cancel(new PillButton{tr("Cancel"), this})
{
    m_title->setFont(uiFont(18, QFont::DemiBold));
    m_title->setWordWrap(true);
    m_text->setFont(uiFont(14.5));
    m_text->setForegroundRole(QPalette::PlaceholderText);
    m_text->setWordWrap(true);
    m_field->setFont(uiFont(15));
    constexpr int Edge = Shadow + 18;
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Edge, Edge, Edge, Edge);
    column->setSpacing(8);
    for (QWidget *part : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_text),
                          static_cast<QWidget *>(m_caption), static_cast<QWidget *>(m_field),
                          static_cast<QWidget *>(m_proof)})
        column->addWidget(part);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    buttons->addWidget(m_do);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    column->addSpacing(6);
    column->addLayout(buttons);
    hide();
    connect(m_do, &QAbstractButton::clicked, this, &DeedPanel::carryOut);
    connect(m_proof, &TrainerProof::entered, this, &DeedPanel::carryOut);
    connect(m_cancel, &QAbstractButton::clicked, this, &DeedPanel::close);
}

void DeedPanel::open(const KeyDeed &deed, const DeedWords &words)
{
    m_deed = deed;
    m_busy = false;
    m_opener = QApplication::focusWidget();
    m_title->setText(words.title);
    m_text->setText(words.text);
    m_caption->setText(words.field);
    m_field->setAccessibleName(words.field);
    m_field->clear();
    m_caption->setVisible(!words.field.isEmpty());
    m_field->setVisible(!words.field.isEmpty());
    m_do->setText(words.verb);
    m_do->updateGeometry();
    m_proof->say({});
    (void)m_proof->takePassphrase();
    m_shell.records().people(
        this, [this](const KnownPeople &people) { m_proof->setTrainers(people.trainers); });
    show();
    (m_field->isHidden() ? m_proof->field() : m_field)->setFocus();
}

void DeedPanel::carryOut()
{
    if (m_busy || m_proof->trainer().isEmpty())
        return;
    if (!m_field->isHidden() && m_field->text().simplified().isEmpty())
        return m_proof->say(tr("%1 is missing.").arg(m_caption->text()));
    m_busy = true;
    m_proof->say(tr("One moment\u2026"));
    KeyDeed deed = m_deed;
    if (!m_field->isHidden())
        deed.text = m_field->text().simplified();
    deed.trainer = m_proof->trainer();
    deed.passphrase = m_proof->takePassphrase();
    m_shell.exams().carryOut(deed, this, [this](const SignIn &answer, const IssuedPaper &) {
        m_busy = false;
        m_proof->show(answer);
        if (!answer.right || !answer.trouble.isEmpty())
            return;
        close();
        Q_EMIT done();
    });
}

/// The focus goes back to where it was, not to whatever comes next in the window.
void DeedPanel::close()
{
    if (m_opener != nullptr && m_opener->isVisible() && m_opener->isEnabled())
        m_opener->setFocus();
    hide();
}

void DeedPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        FloatingPanel::keyPressEvent(event);
}

} // namespace pitwise::ui
