// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/clauselabel.h"

#include "ui/panels/clausepopover.h"
#include "ui/text/clauses.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace pitwise::ui {

ClauseLabel::ClauseLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void ClauseLabel::setOrigin(const Origin &origin)
{
    setOrigin(origin, asSentence(originWords(origin)));
}

void ClauseLabel::setOrigin(const Origin &origin, const QString &text)
{
    follow(origin, text, true);
}

void ClauseLabel::setSentence(const Origin &origin, const QString &sentence)
{
    follow(origin, sentence, false);
    setToolTip(m_hasText ? tr("Click to read %1").arg(QString::fromStdString(origin.clause))
                         : QString{});
}

void ClauseLabel::follow(const Origin &origin, const QString &text, bool isUnderlined)
{
    m_origin = origin;
    m_hasText = !clauseText(origin.clause).empty();
    setText(text);
    setCursor(m_hasText ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setFocusPolicy(m_hasText ? Qt::TabFocus : Qt::NoFocus);
    QFont underlined = font();
    underlined.setUnderline(m_hasText && isUnderlined);
    setFont(underlined);
}

void ClauseLabel::open()
{
    if (m_hasText)
        ClausePopover::open(m_origin, this);
}

void ClauseLabel::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        open();
}

void ClauseLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return
        || event->key() == Qt::Key_Enter)
        open();
    else
        QLabel::keyPressEvent(event);
}

void ClauseLabel::paintEvent(QPaintEvent *event)
{
    QLabel::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    paintFocus(painter, QRectF{rect()}.adjusted(1, 1, -1, -1), 4, palette());
}

} // namespace pitwise::ui
