// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/askcard.h"

#include "ui/theme/theme.h"
#include "ui/theme/typescale.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

AskCard::AskCard(QWidget *parent)
    : FloatingPanel(parent),
      m_above(new QLabel{this}),
      m_question(new QLabel{this}),
      m_answers(new QVBoxLayout)
{
    m_above->setFont(uiFont(13.5));
    m_above->setForegroundRole(QPalette::PlaceholderText);
    m_above->setWordWrap(true);
    m_question->setFont(uiFont(19, QFont::DemiBold));
    m_question->setWordWrap(true);
    constexpr int Edge = Shadow + 22;
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Edge, Edge, Edge, Edge);
    column->setSpacing(10);
    column->addWidget(m_question);
    column->addWidget(m_above);
    m_answers->setSpacing(8);
    column->addSpacing(6);
    column->addLayout(m_answers);
    hide();
}

void AskCard::ask(const QString &above, const QString &question, const QStringList &answers,
                  bool lettered, int preferred)
{
    m_lettered = lettered;
    m_above->setText(above);
    m_question->setText(question);
    for (PillButton *button : std::as_const(m_buttons)) {
        m_answers->removeWidget(button); // it takes no room any more
        button->hide();
        button->deleteLater(); // one of them may have been pressed
    }
    m_buttons.clear();
    for (const QString &answer : answers) {
        const auto index = static_cast<int>(m_buttons.size());
        auto *button = new PillButton{answer, this,
                                      index == preferred && !lettered ? PillButton::Rank::Primary
                                                                      : PillButton::Rank::Plain};
        if (lettered)
            button->setKeyText(QString{QChar{u'A' + index}});
        m_answers->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, index] { Q_EMIT answered(index); });
        m_buttons << button;
    }
    centreIn(m_room);
    show();
    raise();
    m_buttons[preferred]->setFocus(Qt::OtherFocusReason);
}

QString AskCard::question() const
{
    return m_question->text();
}

void AskCard::centreIn(const QRect &room)
{
    m_room = room;
    constexpr int Widest = 520;
    setFixedWidth(std::min(scaled(Widest), room.width()));
    layout()->activate();
    resize(width(),
           layout()->hasHeightForWidth() ? layout()->heightForWidth(width()) : sizeHint().height());
    move(room.center() - rect().center());
}

void AskCard::keyPressEvent(QKeyEvent *event)
{
    const int letter = event->key() - Qt::Key_A;
    if (event->key() == Qt::Key_Escape)
        Q_EMIT escaped();
    else if (event->key() == Qt::Key_Up)
        focusNextPrevChild(false);
    else if (event->key() == Qt::Key_Down)
        focusNextPrevChild(true);
    else if (m_lettered && letter >= 0 && letter < m_buttons.size())
        Q_EMIT answered(letter);
    // It takes every other key, too.
}

} // namespace pitwise::ui
