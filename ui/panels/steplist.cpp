// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/steplist.h"

#include "ui/panels/announce.h"
#include "ui/panels/toolkit.h"
#include "ui/text/gamewords.h"
#include "ui/text/remedywords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <iterator>

namespace pitwise::ui {

namespace {

/// A triangle with an exclamation mark: a mistake is told by more than its colour.
void paintMistakeSign(QPainter &painter, const QPointF &middle, const QColor &ink)
{
    const qreal half = 6 * typeScale();
    painter.setPen(QPen{ink, 1.4 * typeScale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(Qt::NoBrush);
    const QPointF corners[] = {middle + QPointF{0, -half}, middle + QPointF{half, half * 0.8},
                               middle + QPointF{-half, half * 0.8}};
    painter.drawPolygon(corners, 3);
    painter.drawLine(middle + QPointF{0, -half * 0.3}, middle + QPointF{0, half * 0.15});
    painter.drawPoint(middle + QPointF{0, half * 0.5});
}

class StepDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *list = qobject_cast<const QListView *>(option.widget);
        const int room = list != nullptr ? list->viewport()->width() : option.rect.width();
        const int width = std::max(80, room - indent() - 6);
        const bool wrong = index.data(StepModel::WrongRole).toBool();
        const QRect box = QFontMetrics{font(wrong)}.boundingRect(
            QRect{0, 0, width, 1000}, Qt::TextWordWrap, index.data().toString());
        return {room, box.height() + 6};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const bool wrong = index.data(StepModel::WrongRole).toBool();
        const bool dealers = index.data(StepModel::DealersRole).toBool();
        const bool last = index.row() + 1 == index.model()->rowCount();
        const QPalette &palette = option.palette;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if ((option.state & QStyle::State_MouseOver) != 0 && wrong)
            painter->fillRect(option.rect, palette.color(QPalette::Button));
        if ((option.state & QStyle::State_HasFocus) != 0)
            paintFocus(*painter, QRectF{option.rect}.adjusted(1, 1, -1, -1), 5, palette);
        const QColor ink = wrong ? palette.color(QPalette::BrightText)
                         : last  ? palette.color(QPalette::Text)
                                 : palette.color(QPalette::PlaceholderText);
        const QPointF dot{option.rect.left() + 9.0 * typeScale(),
                          option.rect.top() + 11.0 * typeScale()};
        painter->setPen(QPen{ink, 1.4});
        painter->setBrush(dealers ? QBrush{ink} : QBrush{Qt::NoBrush});
        if (wrong)
            paintMistakeSign(*painter, dot, ink);
        else
            painter->drawEllipse(dot, 3.2, 3.2);
        painter->setPen(ink);
        painter->setFont(font(wrong));
        painter->drawText(option.rect.adjusted(indent(), 2, -4, 0), Qt::TextWordWrap,
                          index.data().toString());
        painter->restore();
    }

private:
    [[nodiscard]] static int indent() { return scaled(22); }
    [[nodiscard]] static QFont font(bool wrong)
    {
        return uiFont(13, wrong ? QFont::DemiBold : QFont::Normal);
    }
};

} // namespace

void StepModel::follow(const std::vector<RoundStep> &steps, int round, const ShownSteps &shown)
{
    const bool goesOn = round == m_round && shown == m_shown && steps.size() >= m_steps.size();
    m_round = round;
    m_shown = shown;
    if (!goesOn)
        clear();
    if (steps.size() == m_steps.size())
        return;
    std::vector<Row> rows;
    for (std::size_t i = m_steps.size(); i < steps.size(); ++i) {
        m_steps.push_back(steps[i]);
        for (Row &row : rowsOf(i))
            rows.push_back(std::move(row));
    }
    const auto first = static_cast<int>(m_rows.size());
    beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
    std::move(rows.begin(), rows.end(), std::back_inserter(m_rows));
    endInsertRows();
}

std::vector<StepModel::Row> StepModel::rowsOf(std::size_t step) const
{
    const RoundStep &line = m_steps[step];
    std::vector<Row> rows{
        {step, false, asSentence(withLetters(narration(line.event, line.seen), line.split))}};
    if (!m_shown.floor)
        return rows;
    for (const Remedy &remedy : line.remedies)
        rows.push_back({step, true, asSentence(withLetters(remedyWords(remedy), line.split))});
    return rows;
}

void StepModel::clear()
{
    beginResetModel();
    m_steps.clear();
    m_rows.clear();
    endResetModel();
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    const auto at = static_cast<std::size_t>(index.row());
    if (!index.isValid() || at >= m_rows.size())
        return {};
    const Row &row = m_rows[at];
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::AccessibleTextRole:
        return data(index, WrongRole).toBool() ? StepList::tr("Mistake: %1").arg(row.text)
                                               : row.text;
    case WrongRole:
        return m_shown.wrong && !row.floor && !m_steps[row.step].findings.empty();
    case DealersRole:
        return !row.floor && m_steps[row.step].act() != nullptr;
    default:
        return {};
    }
}

StepList::StepList(QWidget *parent) : QListView(parent), m_model(new StepModel{this})
{
    setModel(m_model);
    setAccessibleName(tr("Steps of this round"));
    setItemDelegate(new StepDelegate{this});
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setVerticalScrollBar(new ThinScrollBar{this});
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    viewport()->setAutoFillBackground(false);
    const auto choose = [this](const QModelIndex &index) {
        if (index.data(StepModel::WrongRole).toBool())
            Q_EMIT wrongStepChosen(m_model->line(index.row()));
    };
    connect(this, &QListView::clicked, this, choose);
    connect(this, &QListView::activated, this, choose);
}

void StepList::follow(const std::vector<RoundStep> &steps, int round, const ShownSteps &shown)
{
    const int before = m_model->rowCount();
    m_model->follow(steps, round, shown);
    scrollToBottom();
    QStringList added;
    for (int row = m_model->rowCount() < before ? 0 : before; row < m_model->rowCount(); ++row)
        added << m_model->index(row).data(Qt::AccessibleTextRole).toString();
    announce(this, added.join(QStringLiteral(". ")));
}

void StepList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        doItemsLayout();
}

void StepList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    scrollToBottom();
}

void StepList::paintEvent(QPaintEvent *event)
{
    if (m_model->rowCount() > 0)
        return QListView::paintEvent(event);
    QPainter painter{viewport()};
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.setFont(uiFont(13));
    painter.drawText(viewport()->rect().adjusted(8, 8, -8, -8), Qt::TextWordWrap,
                     tr("Your acts appear here, one line each."));
}

/// Also by the menu key.
void StepList::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex at = event->reason() == QContextMenuEvent::Keyboard
                             ? currentIndex()
                             : indexAt(event->pos());
    auto *menu = new QMenu{this};
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (at.isValid() && at.data(StepModel::WrongRole).toBool()) {
        const RoundStep step = m_model->line(at.row());
        menu->addAction(tr("Show the table as it was then"), this,
                        [this, step] { Q_EMIT wrongStepChosen(step); });
    }
    if (at.isValid())
        menu->addAction(tr("Copy this step"), this,
                        [this, row = at.row()] { copy(row, row + 1); });
    if (m_model->rowCount() > 0)
        menu->addAction(tr("Copy the round"), this, [this] { copy(0, m_model->rowCount()); });
    if (menu->isEmpty())
        return delete menu;
    menu->popup(event->globalPos());
}

void StepList::copy(int from, int until) const
{
    QStringList lines;
    for (int row = from; row < until; ++row)
        lines << m_model->index(row).data(Qt::DisplayRole).toString();
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

} // namespace pitwise::ui
