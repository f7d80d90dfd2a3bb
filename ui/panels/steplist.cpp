// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/steplist.h"

#include "ui/panels/toolkit.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace pitwise::ui {

namespace {

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

void StepModel::follow(const std::vector<RoundStep> &steps, int round, bool showWrong)
{
    const bool goesOn =
        round == m_round && showWrong == m_showWrong && steps.size() >= m_lines.size();
    m_round = round;
    m_showWrong = showWrong;
    if (!goesOn)
        clear();
    if (steps.size() == m_lines.size())
        return;
    beginInsertRows({}, static_cast<int>(m_lines.size()), static_cast<int>(steps.size()) - 1);
    for (std::size_t i = m_lines.size(); i < steps.size(); ++i) {
        m_lines.push_back(steps[i]);
        m_texts.push_back(asSentence(narration(steps[i].event, steps[i].seen)));
    }
    endInsertRows();
}

void StepModel::clear()
{
    beginResetModel();
    m_lines.clear();
    m_texts.clear();
    endResetModel();
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= m_lines.size())
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return m_texts[row];
    case WrongRole:
        return m_showWrong && !m_lines[row].findings.empty();
    case DealersRole:
        return m_lines[row].act() != nullptr;
    default:
        return {};
    }
}

StepList::StepList(QWidget *parent) : QListView(parent), m_model(new StepModel{this})
{
    setModel(m_model);
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

void StepList::follow(const std::vector<RoundStep> &steps, int round, bool showWrong)
{
    m_model->follow(steps, round, showWrong);
    scrollToBottom();
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

} // namespace pitwise::ui
