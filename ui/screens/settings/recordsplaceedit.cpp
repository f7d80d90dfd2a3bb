// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/settings/recordsplaceedit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace pitwise::ui {

RecordsPlaceEdit::RecordsPlaceEdit(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_field(new QLineEdit{this}),
      m_test(new PillButton{tr("Test"), this}),
      m_use(new PillButton{tr("Use"), this}),
      m_answer(new QLabel{this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto *row = new QHBoxLayout;
    row->addWidget(m_field, 1);
    row->addWidget(m_test);
    row->addWidget(m_use);
    column->addLayout(row);
    column->addWidget(m_answer);
    m_field->setFont(uiFont(14));
    m_field->setPlaceholderText(tr("The usual file"));
    m_field->setAccessibleName(tr("File or server"));
    m_answer->setFont(uiFont(13));
    m_answer->setWordWrap(true);
    m_answer->setForegroundRole(QPalette::PlaceholderText);
    m_answer->hide();
    setFocusProxy(m_field);
    // What was given when the program was started counts until it ends.
    const bool mayChange = shell.environment().recordsGiven.isEmpty() && shell.records().isThere();
    for (QWidget *part : {static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_use)})
        part->setEnabled(mayChange);
    m_test->setEnabled(shell.records().isThere());
    connect(m_test, &QAbstractButton::clicked, this, [this] { tryOut(false); });
    connect(m_use, &QAbstractButton::clicked, this, [this] { tryOut(true); });
    connect(m_field, &QLineEdit::returnPressed, this, [this] { tryOut(false); });
    connect(m_field, &QLineEdit::textChanged, m_answer, &QWidget::hide);
}

void RecordsPlaceEdit::show(const QString &where)
{
    if (!m_field->isModified())
        m_field->setText(where);
}

QString RecordsPlaceEdit::answer() const
{
    return m_answer->isHidden() ? QString{} : m_answer->text();
}

void RecordsPlaceEdit::tryOut(bool use)
{
    const QString where = m_field->text().trimmed();
    m_answer->setText(tr("Trying\u2026"));
    m_answer->show();
    m_shell.records().tryOut(where, this, [this, where, use](const RecordsTrial &trial) {
        if (where != m_field->text().trimmed())
            return; // it was changed meanwhile
        m_answer->setText(trial.sentence);
        m_answer->show();
        if (!use || !trial.works)
            return;
        m_field->setModified(false);
        m_shell.setRecordsPlace(where);
    });
}

} // namespace pitwise::ui
