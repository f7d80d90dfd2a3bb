// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/toast.h"

#include "ui/panels/announce.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QTimerEvent>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int Stays = 4500; ///< ms
constexpr int Padding = 12;

} // namespace

Toast::Toast(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void Toast::say(const QString &text, Tone tone)
{
    show(text, tone, Stays);
}

void Toast::sayAtTop(const QRect &room, const QString &text)
{
    constexpr int Widest = 620;
    constexpr int Beside = 40;
    constexpr int FromTop = 12;
    constexpr qreal TextSize = 15;
    setPlace(room.bottomRight(), std::min(Widest, room.width() - Beside), TextSize);
    say(text);
    move(room.center().x() - width() / 2, room.top() + FromTop);
}

void Toast::ask(const QString &text, Tone tone)
{
    show(text, tone, 0);
}

void Toast::clear()
{
    m_text.clear();
    m_timer.stop();
    hide();
}

void Toast::show(const QString &text, Tone tone, int ms)
{
    m_text = text;
    m_tone = tone;
    if (ms > 0)
        m_timer.start(ms, this);
    else
        m_timer.stop();
    setAccessibleName(text);
    announce(this, text);
    place();
    QWidget::show();
    raise();
    update();
}

void Toast::setPlace(const QPoint &corner, int widest, qreal textSize)
{
    m_corner = corner;
    m_widest = widest;
    m_size = textSize;
    place();
}

void Toast::place()
{
    const QFontMetrics metrics{uiFont(m_size, QFont::DemiBold)};
    const QRect box =
        metrics.boundingRect(QRect{0, 0, m_widest - 2 * Padding, 400}, Qt::TextWordWrap, m_text);
    const QSize size = box.size() + QSize{2 * Padding, 14};
    setGeometry(QRect{m_corner - QPoint{size.width(), size.height()}, size});
}

void Toast::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = m_tone == Tone::Clean ? FeltMint
                     : m_tone == Tone::Hint  ? FeltGold
                                             : QColor{0xf4, 0xf2, 0xec};
    painter.setPen(QPen{QColor{255, 255, 255, 36}, 1});
    painter.setBrush(QColor{0x12, 0x14, 0x17, 235});
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), 11, 11);
    painter.setPen(ink);
    painter.setFont(uiFont(m_size, QFont::DemiBold));
    painter.drawText(rect().adjusted(Padding, 0, -Padding, 0), Qt::TextWordWrap | Qt::AlignVCenter,
                     m_text);
}

void Toast::timerEvent(QTimerEvent *)
{
    clear();
}

} // namespace pitwise::ui
