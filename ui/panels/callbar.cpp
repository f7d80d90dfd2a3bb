// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/callbar.h"

#include "ui/theme/fittedfont.h"

#include "engine/house/pergame.h"
#include "ui/panels/toolkit.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPixmapCache>

#include <algorithm>
#include <vector>

namespace pitwise::ui {

namespace {

/// All buttons in a row share one disc, which is drawn once.
QPixmap disc(int diameter, qreal ratio, const QColor &ground, const QColor &edge)
{
    const QString key = QStringLiteral("disc %1 %2 %3 %4")
                            .arg(diameter)
                            .arg(ratio)
                            .arg(ground.rgba())
                            .arg(edge.rgba());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap{QSize{diameter, diameter} * ratio};
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter{&pixmap};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{edge, 1.4});
    painter.setBrush(ground);
    painter.drawEllipse(QRectF{2, 2, diameter - 4.0, diameter - 4.0});
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

constexpr PerGame<bool> HasHoleCard{false, true};

/// False: a call that this game does not have.
bool isCallOf(Game game, Call call)
{
    static const PerGame<std::vector<Call>> others{{Call::Parlay, Call::Insurance},
                                                   {Call::WarOrSurrender}};
    const std::vector<Call> &never = others.of(game);
    return std::find(never.begin(), never.end(), call) == never.end();
}

} // namespace

RoundButton::RoundButton(const QString &text, const QString &key, QWidget *parent)
    : Button(parent),
      m_key(key)
{
    setText(text);
    setAccessibleName(QString{text}.replace(QLatin1Char('\n'), QLatin1Char(' ')));
    setDiameter(64);
}

void RoundButton::setDiameter(int pixels)
{
    setFixedSize(pixels, pixels);
}

void RoundButton::setArmed(bool armed)
{
    if (m_armed == armed)
        return;
    m_armed = armed;
    update();
}

void RoundButton::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal scale = width() / 64.0;
    const QRectF box = QRectF{rect()}.adjusted(2, 2, -2, -2);
    QColor ground = palette().color(m_armed ? QPalette::Highlight : QPalette::Base);
    ground = isDown() ? ground.darker(120) : underMouse() ? ground.lighter(118) : ground;
    const QColor ink = palette().color(m_armed ? QPalette::HighlightedText : QPalette::Text);
    painter.drawPixmap(0, 0,
                       disc(width(), devicePixelRatioF(), ground,
                            palette().color(underMouse() ? QPalette::Highlight : QPalette::Mid)));
    painter.setPen(ink);
    const qreal room = width() - 8 * scale; // a round button is narrower where the lines are
    painter.setFont(fittedFont(fixedFont(10.6 * scale, QFont::DemiBold), text(), room));
    painter.drawText(box.adjusted(0, 9 * scale, 0, -21 * scale), Qt::AlignCenter, text());
    const QFont keyFont = fixedFont(10 * scale, QFont::DemiBold);
    const qreal wide = QFontMetricsF{keyFont}.horizontalAdvance(m_key) + 9 * scale;
    const QRectF cap{box.center().x() - wide / 2, box.bottom() - 21 * scale, wide, 14 * scale};
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{m_armed ? ink : palette().color(QPalette::Highlight), 1});
    painter.drawRoundedRect(cap, 3.5 * scale, 3.5 * scale);
    painter.setPen(m_armed ? ink : palette().color(QPalette::Highlight));
    painter.setFont(keyFont);
    painter.drawText(cap, Qt::AlignCenter, m_key);
    if (hasFocus())
        paintFocus(painter, QRectF{rect()}.adjusted(1, 1, -1, -1), width() / 2.0, palette());
}

CallBar::CallBar(QWidget *parent) : QWidget(parent)
{
    const auto add = [this](Call call, const QString &text, const char *key) {
        auto *button = new RoundButton{text, QString::fromLatin1(key), this};
        m_calls << qMakePair(call, button);
        connect(button, &QAbstractButton::clicked, this, [this, call] { Q_EMIT called(call); });
    };
    add(Call::PlaceBets, tr("Place\nyour bets"), "I");
    add(Call::NoMoreBets, tr("No more\nbets"), "N");
    add(Call::WarOrSurrender, tr("War or\nsurrender?"), "W");
    add(Call::Parlay, tr("Leave the\nwinnings?"), "W");
    add(Call::Insurance, tr("Any\ninsurance?"), "O");
    add(Call::BelowMinimum, tr("Below the\nminimum"), "M");
    add(Call::Floor, tr("Call the\nfloor"), "Y");
    const auto move = [this](const Act &act, const QString &text, const char *key) {
        auto *button = new RoundButton{text, QString::fromLatin1(key), this};
        m_motions << qMakePair(act, button);
        connect(button, &QAbstractButton::clicked, this, [this, act] { Q_EMIT acted(act); });
    };
    move(act::Deal{DealerHand, true}, tr("Deal face\ndown"), "-");
    move(act::Peek{}, tr("Peek at\nhole card"), "K");
    move(act::Reveal{}, tr("Turn over\nhole card"), "V");
    m_void = new RoundButton{tr("Void the\nround"), tr("Del"), this};
    connect(m_void, &QAbstractButton::clicked, this, &CallBar::voided);
    m_end = new RoundButton{tr("End the\nround"), QStringLiteral("E"), this};
    connect(m_end, &QAbstractButton::clicked, this, &CallBar::roundEnded);
    m_hint = new RoundButton{tr("What\nis next?"), QStringLiteral("F2"), this};
    connect(m_hint, &QAbstractButton::clicked, this, &CallBar::hintWanted);
    setGame(Game::CasinoWar);
}

void CallBar::setGame(Game game)
{
    for (const auto &[call, button] : m_calls)
        button->setVisible(isCallOf(game, call));
    for (const auto &[act, button] : m_motions)
        button->setVisible(HasHoleCard.of(game));
    place();
}

RoundButton *CallBar::button(const Act &act) const
{
    for (const auto &[one, button] : m_motions) {
        if (one == act)
            return button;
    }
    return nullptr;
}

RoundButton *CallBar::button(Call call) const
{
    for (const auto &[one, button] : m_calls) {
        if (one == call)
            return button;
    }
    return nullptr;
}

void CallBar::setDiameter(int pixels)
{
    if (m_diameter == pixels)
        return;
    m_diameter = pixels;
    place();
}

void CallBar::setArmed(const std::optional<Call> &call)
{
    for (const auto &[one, button] : m_calls)
        button->setArmed(call == one);
    for (const auto &[one, button] : m_motions)
        button->setArmed(false);
    m_void->setArmed(false);
    m_end->setArmed(false);
}

void CallBar::light(const Act &act)
{
    const auto *say = std::get_if<act::Say>(&act);
    setArmed(say != nullptr ? std::optional{say->call} : std::nullopt);
    RoundButton *lit = isAny<act::End>(act)  ? m_end
                     : isAny<act::Void>(act) ? m_void
                                             : button(act);
    if (lit != nullptr && say == nullptr)
        lit->setArmed(true);
}

void CallBar::setHintShown(bool shown)
{
    m_hint->setVisible(shown);
    place();
}

/// Calls first, then the end of the round, then the hint set a little apart.
void CallBar::place()
{
    const int gap = m_diameter / 8;
    int x = 0;
    const auto put = [&](RoundButton *button) {
        button->setDiameter(m_diameter);
        if (button->isHidden())
            return;
        button->move(x, 0);
        x += m_diameter + gap;
    };
    for (const auto &[call, button] : m_calls)
        put(button);
    for (const auto &[act, button] : m_motions)
        put(button);
    m_void->setDiameter(m_diameter);
    m_void->move(x, 0);
    x += m_diameter + gap * 3;
    m_end->setDiameter(m_diameter);
    m_end->move(x, 0);
    x += m_diameter + gap;
    if (!m_hint->isHidden()) {
        m_hint->setDiameter(m_diameter);
        m_hint->move(x, 0);
        x += m_diameter + gap;
    }
    setFixedSize(x - gap, m_diameter);
}

} // namespace pitwise::ui
