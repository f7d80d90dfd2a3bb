// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/toolkit.h"

#include "ui/theme/typescale.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace pitwise::ui {

namespace {

constexpr int PillHeight = 34;
constexpr int TextSize = 14;

QFont keyFont()
{
    return uiFont(11, QFont::DemiBold);
}

} // namespace

QPalette paletteOf(const Surroundings &around)
{
    QPalette palette;
    palette.setColor(QPalette::Window, around.ground);
    palette.setColor(QPalette::WindowText, around.text);
    palette.setColor(QPalette::Base, around.panel);
    palette.setColor(QPalette::AlternateBase, around.raised);
    palette.setColor(QPalette::Text, around.text);
    palette.setColor(QPalette::PlaceholderText, around.dim);
    palette.setColor(QPalette::Button, around.raised);
    palette.setColor(QPalette::ButtonText, around.text);
    palette.setColor(QPalette::Mid, around.line);
    palette.setColor(QPalette::Highlight, around.gold);
    palette.setColor(QPalette::HighlightedText, around.onGold);
    palette.setColor(QPalette::BrightText, around.coral);
    palette.setColor(QPalette::Link, around.mint);
    palette.setColor(QPalette::ToolTipBase, around.panel);
    palette.setColor(QPalette::ToolTipText, around.text);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText}) {
        QColor faint = around.dim;
        faint.setAlphaF(0.92F); // what cannot be used can still be read
        palette.setColor(QPalette::Disabled, role, faint);
    }
    return palette;
}

void paintFocus(QPainter &painter, const QRectF &box, qreal radius, const QPalette &palette)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{palette.color(QPalette::Highlight), 2});
    painter.drawRoundedRect(box, radius, radius);
}

Button::Button(QWidget *parent) : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
}

void Button::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return click();
    case Qt::Key_Up:
    case Qt::Key_Down:
        return event->ignore(); // the surrounding menu may want it
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

PillButton::PillButton(const QString &text, QWidget *parent, Rank rank)
    : Button(parent),
      m_rank(rank)
{
    setText(text);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

void PillButton::setKeyText(const QString &key)
{
    m_key = key;
    updateGeometry();
    update();
}

int PillButton::contentWidth() const
{
    const int text =
        QFontMetrics{uiFont(TextSize, QFont::DemiBold)}.horizontalAdvance(this->text());
    const int key =
        m_key.isEmpty() ? 0 : QFontMetrics{keyFont()}.horizontalAdvance(m_key) + scaled(20);
    return text + key;
}

QSize PillButton::sizeHint() const
{
    return {contentWidth() + scaled(36), scaled(PillHeight)};
}

QSize PillButton::minimumSizeHint() const
{
    return {contentWidth() + scaled(m_key.isEmpty() ? 15 : 18), scaled(PillHeight)};
}

void PillButton::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const bool primary = m_rank == Rank::Primary && isEnabled();
    QColor ground = palette().color(primary ? QPalette::Highlight : QPalette::Button);
    if (isDown())
        ground = ground.darker(112);
    else if (underMouse())
        ground = ground.lighter(108);
    // A gap keeps a gold ring apart from a gold button.
    const qreal inset = primary && hasFocus() ? 4 : 1.5;
    const QRectF box = QRectF{rect()}.adjusted(inset, inset, -inset, -inset);
    painter.setPen(primary ? QPen{Qt::NoPen} : QPen{palette().color(QPalette::Mid), 1});
    painter.setBrush(ground);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    const QColor ink = palette().color(primary ? QPalette::HighlightedText : QPalette::ButtonText);
    painter.setPen(ink);
    painter.setFont(uiFont(TextSize, QFont::DemiBold));
    QRectF words = box;
    if (!m_key.isEmpty()) {
        const qreal wide = QFontMetrics{keyFont()}.horizontalAdvance(m_key) + scaled(12);
        const qreal high = scaled(20);
        const QRectF cap{box.right() - wide - scaled(9), box.center().y() - high / 2, wide, high};
        words.setRight(cap.left());
        painter.drawText(words.adjusted(7, 0, 0, 0), Qt::AlignCenter, text());
        painter.setBrush(Qt::NoBrush);
        QColor faint = ink;
        faint.setAlpha(110);
        painter.setPen(QPen{faint, 1});
        painter.drawRoundedRect(cap, 4, 4);
        painter.setPen(ink);
        painter.setFont(keyFont());
        painter.drawText(cap, Qt::AlignCenter, m_key);
    } else {
        painter.drawText(words, Qt::AlignCenter, text());
    }
    if (hasFocus())
        paintFocus(painter, QRectF{rect()}.adjusted(1, 1, -1, -1), height() / 2.0, palette());
}

Choice::Choice(const QStringList &texts, QWidget *parent) : QWidget(parent), m_texts(texts)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void Choice::setCurrent(int index)
{
    index = std::clamp(index, 0, static_cast<int>(m_texts.size()) - 1);
    if (index == m_current)
        return;
    m_current = index;
    update();
    if (hasFocus()) { // what the keys chose is spoken
        QAccessibleEvent event{this, QAccessible::Focus};
        event.setChild(index);
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT chosen(index);
}

void Choice::choose(int index)
{
    setCurrent(index);
    Q_EMIT clicked();
}

namespace {

constexpr int CellEdge = 3;

/// How wide the texts of the options are.
QList<int> widthsOf(const QStringList &texts)
{
    const QFontMetrics metrics{uiFont(13, QFont::DemiBold)};
    QList<int> widths;
    for (const QString &text : texts)
        widths << metrics.horizontalAdvance(text);
    return widths;
}

} // namespace

QSize Choice::sizeHint() const
{
    const QList<int> widths = widthsOf(m_texts);
    const int widest = widths.isEmpty() ? 0 : *std::max_element(widths.begin(), widths.end());
    return {(widest + scaled(26)) * static_cast<int>(m_texts.size()) + 2 * CellEdge,
            scaled(PillHeight)};
}

QSize Choice::minimumSizeHint() const
{
    const QList<int> widths = widthsOf(m_texts);
    return {std::accumulate(widths.begin(), widths.end(), 0)
                + scaled(11) * static_cast<int>(m_texts.size()) + 2 * CellEdge,
            scaled(PillHeight)};
}

/// All equally wide, if they fit that way; else each as its text needs it.
QRectF Choice::cell(int index) const
{
    const QRectF box = QRectF{rect()}.adjusted(CellEdge, CellEdge, -CellEdge, -CellEdge);
    const auto count = static_cast<qreal>(m_texts.size());
    const QList<int> widths = widthsOf(m_texts);
    const qreal equal = box.width() / count;
    if (*std::max_element(widths.begin(), widths.end()) + scaled(10) <= equal)
        return {box.left() + index * equal, box.top(), equal, box.height()};
    const int all = std::accumulate(widths.begin(), widths.end(), 0);
    const qreal more = (box.width() - all) / count;
    const qreal before = std::accumulate(widths.begin(), widths.begin() + index, 0);
    return {box.left() + before + index * more, box.top(), widths[index] + more, box.height()};
}

void Choice::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{palette().color(QPalette::Mid), 1});
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), height() / 2.0,
                            height() / 2.0);
    painter.setFont(uiFont(13, QFont::DemiBold));
    for (int i = 0; i < m_texts.size(); ++i) {
        const bool on = i == m_current;
        if (on) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().color(QPalette::Highlight));
            painter.drawRoundedRect(cell(i), cell(i).height() / 2, cell(i).height() / 2);
        }
        painter.setPen(palette().color(on ? QPalette::HighlightedText : QPalette::Text));
        painter.drawText(cell(i), Qt::AlignCenter, m_texts[i]);
    }
    if (hasFocus())
        paintFocus(painter, QRectF{rect()}.adjusted(1, 1, -1, -1), height() / 2.0, palette());
}

void Choice::mousePressEvent(QMouseEvent *event)
{
    for (int i = 0; i < m_texts.size(); ++i) {
        if (cell(i).contains(event->position()))
            setCurrent(i);
    }
    Q_EMIT clicked();
}

void Choice::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Left)
        setCurrent(m_current - 1);
    else if (event->key() == Qt::Key_Right)
        setCurrent(m_current + 1);
    else
        QWidget::keyPressEvent(event);
}

FloatingPanel::FloatingPanel(QWidget *parent) : QWidget(parent) { }

void FloatingPanel::setStripe(const QColor &colour)
{
    m_stripe = colour;
    update();
}

void FloatingPanel::paintEvent(QPaintEvent *)
{
    // Anything that moves below a panel repaints it, so its frame is a small cached picture: the
    // corners are copied, the sides stretched.
    const qreal ratio = devicePixelRatioF();
    if (m_frame.isNull() || m_frame.devicePixelRatio() != ratio) {
        m_frame = QPixmap{QSize{2 * Corner + 2, 2 * Corner + 2} * ratio};
        m_frame.setDevicePixelRatio(ratio);
        m_frame.fill(Qt::transparent);
        QPainter inside{&m_frame};
        paintFrame(inside, QRectF{0, 0, 2 * Corner + 2, 2 * Corner + 2});
    }
    QPainter painter{this};
    const QRect all = rect();
    const int right = all.width() - Corner;
    const int bottom = all.height() - Corner;
    const auto copy = [&](const QRect &to, const QRect &from) {
        painter.drawPixmap(to, m_frame, QRect{from.topLeft() * ratio, from.size() * ratio});
    };
    copy({0, 0, Corner, Corner}, {0, 0, Corner, Corner});
    copy({right, 0, Corner, Corner}, {Corner + 2, 0, Corner, Corner});
    copy({0, bottom, Corner, Corner}, {0, Corner + 2, Corner, Corner});
    copy({right, bottom, Corner, Corner}, {Corner + 2, Corner + 2, Corner, Corner});
    copy({Corner, 0, right - Corner, Corner}, {Corner, 0, 2, Corner});
    copy({Corner, bottom, right - Corner, Corner}, {Corner, Corner + 2, 2, Corner});
    copy({0, Corner, Corner, bottom - Corner}, {0, Corner, Corner, 2});
    copy({right, Corner, Corner, bottom - Corner}, {Corner + 2, Corner, Corner, 2});
    painter.fillRect(QRect{Corner, Corner, right - Corner, bottom - Corner},
                     palette().color(QPalette::Base));
    if (m_stripe.isValid()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_stripe);
        painter.drawRoundedRect(
            QRectF{Shadow + 5.0, Shadow + 10.0, 4, all.height() - 2.0 * Shadow - 20}, 2, 2);
    }
}

void FloatingPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_frame = {};
    QWidget::changeEvent(event);
}

void FloatingPanel::paintFrame(QPainter &painter, const QRectF &all) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = all.adjusted(Shadow, Shadow, -Shadow, -Shadow);
    painter.setPen(Qt::NoPen);
    for (int i = Shadow; i >= 1; i -= 2) {
        painter.setBrush(QColor{0, 0, 0, 13});
        painter.drawRoundedRect(box.adjusted(-i + 2, -i + 4, i - 2, i), 12 + i, 12 + i);
    }
    painter.setPen(QPen{palette().color(QPalette::Mid), 1});
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12);
}

void FloatingPanel::mousePressEvent(QMouseEvent *event)
{
    event->accept();
}

ThinScrollBar::ThinScrollBar(QWidget *parent) : QScrollBar(Qt::Vertical, parent)
{
    setAccessibleName(tr("Scroll"));
}

QSize ThinScrollBar::sizeHint() const
{
    return {7, 40};
}

void ThinScrollBar::paintEvent(QPaintEvent *)
{
    if (maximum() <= minimum())
        return;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal all = maximum() - minimum() + pageStep();
    const qreal from = height() * (value() - minimum()) / all;
    const qreal size = std::max(24.0, height() * pageStep() / all);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Mid));
    painter.drawRoundedRect(QRectF{1.5, std::min(from, height() - size), 4, size}, 2, 2);
}

QString toolTipFor(const QString &text, const QKeySequence &key)
{
    return key.isEmpty()
             ? text
             : QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText));
}

QLabel *caption(const QString &text, QWidget *parent)
{
    auto *label = new QLabel{text, parent};
    label->setFont(uiFont(13.5, QFont::DemiBold));
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace pitwise::ui
