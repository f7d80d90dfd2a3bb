// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/housetile.h"

#include "ui/screens/start/morebutton.h"
#include "ui/theme/typescale.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QRadialGradient>

namespace pitwise::ui {

namespace {

constexpr int TraitHigh = 20;
constexpr int TraitsTop = 42;
constexpr int Below = 6; // under the last line
constexpr int LeastTraits = 3; // what a house of one's own is like, a difference, and how many more

} // namespace

HouseTile::HouseTile(const KnownHouse &known, QWidget *parent)
    : Button(parent),
      m_known(known),
      m_more(new MoreButton{this})
{
    setCheckable(true);
    setAutoExclusive(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_more, &QAbstractButton::clicked, this,
            [this] { showMenu(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
}

QSize HouseTile::minimumSizeHint() const
{
    return {scaled(160), scaled(TraitsTop) + LeastTraits * scaled(TraitHigh) + Below};
}

int HouseTile::mostHeight()
{
    constexpr int Lines = 5;
    return scaled(TraitsTop) + Lines * scaled(TraitHigh) + 16;
}

void HouseTile::setHouse(const KnownHouse &known, const QStringList &traits)
{
    m_known = known;
    m_traits = traits;
    setText(QString::fromStdString(known.shownAs()));
    setAccessibleDescription(m_traits.join(QStringLiteral(". ")));
    setToolTip((QStringList{text()} + m_traits).join(QLatin1Char('\n')));
    m_more->setVisible(isOwn());
    m_more->setAccessibleName(tr("More about %1").arg(text()));
    update();
}

/// Its name is a path, not an id.
bool HouseTile::isOwn() const
{
    return m_known.name != m_known.house.id;
}

void HouseTile::resizeEvent(QResizeEvent *)
{
    m_more->move(width() - m_more->width() - 10, 10);
    if (m_name != nullptr)
        m_name->setGeometry(14, 10, width() - 28, 30);
}

void HouseTile::showMenu(const QPoint &at)
{
    if (!isOwn())
        return;
    QMenu menu{this};
    menu.addAction(tr("Rename\u2026"), this, &HouseTile::beginRename);
    menu.addAction(tr("Remove from this list"), this, &HouseTile::removeWanted);
    menu.exec(at);
}

void HouseTile::contextMenuEvent(QContextMenuEvent *event)
{
    showMenu(event->globalPos());
}

void HouseTile::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && isOwn())
        Q_EMIT removeWanted();
    else
        Button::keyPressEvent(event);
}

void HouseTile::beginRename()
{
    if (m_name != nullptr)
        return;
    m_name = new QLineEdit{QString::fromStdString(m_known.house.name), this};
    m_name->setAccessibleName(tr("Name of the house"));
    m_name->setFont(uiFont(15, QFont::Bold));
    m_name->setGeometry(14, 10, width() - 28, 30);
    m_name->selectAll();
    m_name->show();
    m_name->setFocus();
    m_name->installEventFilter(this);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { endRename(true); });
}

bool HouseTile::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_name && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        endRename(false);
        return true;
    }
    return Button::eventFilter(watched, event);
}

void HouseTile::endRename(bool keep)
{
    if (m_name == nullptr)
        return;
    const QString name = m_name->text().trimmed();
    m_name->removeEventFilter(this);
    m_name->disconnect(this);
    m_name->deleteLater();
    m_name = nullptr;
    setFocus();
    if (keep && !name.isEmpty() && name != QString::fromStdString(m_known.house.name))
        Q_EMIT renamed(name);
}

QStringList HouseTile::shownTraits() const
{
    const auto room = std::max(1, (height() - Below - scaled(TraitsTop)) / scaled(TraitHigh));
    if (m_traits.size() <= room)
        return m_traits;
    QStringList lines = m_traits.mid(0, room - 1);
    const auto more = static_cast<int>(m_traits.size() - lines.size());
    return lines << tr("and %n more", "", more);
}

void HouseTile::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF{rect()}.adjusted(4, 4, -4, -4);
    const Felt felt = feltOf(QString::fromStdString(m_known.house.id));
    QRadialGradient light{box.center(), box.width() * 0.7};
    light.setColorAt(0, underMouse() ? felt.lit.lighter(112) : felt.lit);
    light.setColorAt(0.6, felt.cloth);
    light.setColorAt(1, felt.shade);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(box, 12, 12);
    painter.setPen(felt.line);
    // Names differ at their ends, so shrink the text rather than cut it off.
    const int room = static_cast<int>(box.width()) - 28 - (isOwn() ? m_more->width() : 0);
    qreal size = 16;
    while (size > 11 && QFontMetrics{uiFont(size, QFont::Bold)}.horizontalAdvance(text()) > room)
        size -= 0.5;
    painter.setFont(uiFont(size, QFont::Bold));
    painter.drawText(box.adjusted(16, 10, -12, 0), Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, room));
    painter.setPen(felt.faint);
    painter.setFont(uiFont(12.5));
    qreal y = scaled(TraitsTop);
    for (const QString &trait : shownTraits()) {
        painter.drawText(QRectF{box.left() + 16, y, box.width() - 28, scaled(TraitHigh) - 1.0},
                         Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(trait, Qt::ElideRight,
                                                          static_cast<int>(box.width()) - 28));
        y += scaled(TraitHigh);
    }
    painter.setBrush(Qt::NoBrush);
    if (isChecked()) {
        painter.setPen(QPen{palette().color(QPalette::Highlight), 3});
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 14, 14);
    }
    if (hasFocus()) {
        painter.setPen(QPen{felt.line, 1.6, Qt::DashLine});
        painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 9, 9);
    }
}

} // namespace pitwise::ui
