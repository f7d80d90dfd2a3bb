// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/beforepage.h"

#include "ui/screens/exam/examtexts.h"
#include "ui/shell/shell.h"
#include "ui/shell/whodeals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace pitwise::ui {

BeforePage::BeforePage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_title(new QLabel{this}),
      m_who(new QLabel{this}),
      m_lines(new QVBoxLayout),
      m_pinRow(new QWidget{this}),
      m_pin(new QLineEdit{m_pinRow}),
      m_message(new QLabel{this}),
      m_begin(new PillButton{tr("Begin the exam"), this, PillButton::Rank::Primary}),
      m_back(new PillButton{tr("Back"), this})
{
    m_title->setFont(uiFont(28, QFont::Bold));
    m_title->setWordWrap(true);
    m_who->setFont(uiFont(16));
    m_who->setForegroundRole(QPalette::PlaceholderText);
    m_message->setFont(uiFont(14));
    m_message->setWordWrap(true);
    m_pin->setFont(uiFont(15));
    m_pin->setEchoMode(QLineEdit::Password);
    m_pin->setAccessibleName(tr("Your PIN"));
    auto *pin = new QHBoxLayout{m_pinRow};
    pin->setContentsMargins(0, 0, 0, 0);
    pin->addWidget(caption(tr("Your PIN"), m_pinRow));
    pin->addWidget(m_pin);
    pin->addStretch(1);
    auto *scroll = new QScrollArea{this};
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setVerticalScrollBar(new ThinScrollBar{scroll});
    // Always there, or lines that wrap differently beside it come out too low.
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inner = new QWidget{scroll};
    // All as wide as the page, or the height of wrapped lines comes out too small.
    scroll->setMaximumWidth(scaled(880));
    auto *column = new QVBoxLayout{inner};
    column->setContentsMargins(0, 0, 12, 0);
    column->addLayout(m_lines);
    column->addStretch(1);
    m_lines->setSpacing(8);
    scroll->setWidget(inner);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addWidget(m_begin);
    buttons->addWidget(m_back);
    buttons->addStretch(1);
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(10);
    for (QWidget *part : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_who)})
        page->addWidget(part);
    page->addSpacing(8);
    page->addWidget(scroll, 1);
    page->addWidget(m_pinRow);
    page->addWidget(m_message);
    page->addLayout(buttons);
    connect(m_begin, &QAbstractButton::clicked, this, &BeforePage::begin);
    connect(m_pin, &QLineEdit::returnPressed, this, &BeforePage::begin);
    connect(m_back, &QAbstractButton::clicked, this, &BeforePage::backWanted);
}

void BeforePage::show(const Dealer &trainee, const ExamOffer &offer)
{
    m_busy = false;
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const bool resumes = offer.exam.isEmpty();
    m_title->setText(resumes ? tr("The exam goes on")
                             : QString::fromStdString(offer.blueprint.name));
    m_who->setText(tr("%1, number %2").arg(trainee.name.simplified(), trainee.number));
    if (resumes) {
        addLines({}, {tr("The table is as it was after your last act: the same cards, the same "
                         "patrons. Nothing that you dealt is lost."),
                      tr("Once it goes on it can only be finished or given up.")});
    } else {
        addLines(tr("What will be asked"), askedIn(offer.blueprint, offer.house));
        addLines(tr("How it is judged"), judgedBy(offer.blueprint));
    }
    addLines({}, {tr("During the exam F1 shows the keys. Point at a stack to see its chips.")});
    m_begin->setText(resumes ? tr("Go on") : tr("Begin the exam"));
    m_begin->updateGeometry();
    m_pin->clear();
    m_pinRow->setVisible(trainee.hasPin);
    m_message->clear();
    m_message->hide();
    (trainee.hasPin ? static_cast<QWidget *>(m_pin) : m_begin)->setFocus();
}

void BeforePage::addLines(const QString &title, const QStringList &lines)
{
    if (!title.isEmpty()) {
        auto *head = new QLabel{title, this};
        head->setFont(uiFont(18, QFont::DemiBold));
        m_lines->addWidget(head);
    }
    for (const QString &text : lines) {
        auto *line = new QLabel{text, this};
        line->setFont(uiFont(16));
        line->setWordWrap(true);
        m_lines->addWidget(line);
    }
    m_lines->addSpacing(12);
}

QStringList BeforePage::lines() const
{
    QStringList lines;
    for (int i = 0; i < m_lines->count(); ++i) {
        if (const auto *label = qobject_cast<QLabel *>(m_lines->itemAt(i)->widget()))
            lines << label->text();
    }
    return lines;
}

QString BeforePage::message() const
{
    return m_message->text();
}

void BeforePage::begin()
{
    if (m_busy)
        return;
    m_busy = true;
    m_message->setText(tr("The cards are being shuffled\u2026"));
    m_message->show();
    const QString pin = m_pin->text();
    m_pin->clear();
    m_shell.exams().begin(pin, this, [this](const OpenedExam &exam) {
        m_busy = false;
        m_message->setText(signInWords(exam.pin));
        m_message->setVisible(!m_message->text().isEmpty());
        if (exam.sitting)
            Q_EMIT begun(exam);
    });
}

void BeforePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT backWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace pitwise::ui
