// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/clausepopover.h"

#include "ui/text/clauses.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int ClauseWidth = 300;

} // namespace

ClausePopover::ClausePopover(QWidget *window)
    : FloatingPanel(window),
      m_id(new QLabel{this}),
      m_text(new QLabel{this}),
      m_kind(new QLabel{this})
{
    m_id->setFont(uiFont(15, QFont::Bold));
    m_id->setForegroundRole(QPalette::Highlight);
    m_text->setFont(uiFont(14));
    m_kind->setFont(uiFont(12.5));
    m_kind->setForegroundRole(QPalette::PlaceholderText);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Shadow + 16, Shadow + 12, Shadow + 16, Shadow + 12);
    column->setSpacing(6);
    column->setSizeConstraint(QLayout::SetFixedSize);
    for (QLabel *label : {m_id, m_text, m_kind}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    hide();
}

void ClausePopover::open(const Origin &origin, QWidget *beside)
{
    QWidget *window = beside->window();
    auto *popover = window->findChild<ClausePopover *>(QString{}, Qt::FindDirectChildrenOnly);
    if (popover == nullptr)
        popover = new ClausePopover{window};
    popover->show(origin, beside);
}

void ClausePopover::show(const Origin &origin, QWidget *beside)
{
    m_id->setText(QString::fromStdString(origin.clause));
    m_text->setText(translatedClause(origin.clause));
    m_kind->setText(origin.kind == Origin::Kind::Reading
                        ? tr("The source is unclear here: this is how we read it.")
                        : tr("The source demands it. The words are ours."));
    for (QLabel *label : {m_id, m_text, m_kind})
        label->setFixedWidth(scaled(ClauseWidth));
    setAccessibleDescription(text());
    layout()->activate();
    adjustSize();
    const QPoint below = beside->mapTo(parentWidget(), QPoint{0, beside->height()});
    const QSize room = parentWidget()->size();
    const int above = beside->mapTo(parentWidget(), QPoint{}).y() - height() + Shadow;
    move(std::clamp(below.x() - Shadow, 0, std::max(0, room.width() - width())),
         below.y() - Shadow + height() <= room.height() ? below.y() - Shadow : std::max(0, above));
    QWidget::show();
    raise();
}

QString ClausePopover::text() const
{
    return QStringList{m_id->text(), m_text->text(), m_kind->text()}.join(QLatin1Char('\n'));
}

void ClausePopover::showEvent(QShowEvent *)
{
    qApp->installEventFilter(this);
}

void ClausePopover::hideEvent(QHideEvent *)
{
    qApp->removeEventFilter(this);
}

bool ClausePopover::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        hide();
        return true;
    }
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (event->type() == QEvent::MouseButtonPress && widget != nullptr && widget != this
        && !isAncestorOf(widget))
        hide();
    return FloatingPanel::eventFilter(watched, event);
}

} // namespace pitwise::ui
