// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/peoplepage.h"

#include "ui/panels/toolkit.h"
#include "ui/text/examwords.h"
#include "ui/text/translated.h"
#include "ui/theme/fittedfont.h"
#include "ui/theme/theme.h"
#include "ui/theme/typescale.h"

#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

/// The groups' names above their columns.
class ClassHeading : public QWidget
{
public:
    using QWidget::QWidget;

    [[nodiscard]] QSize sizeHint() const override { return {scaled(400), scaled(38)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter{this};
        const QFont usual = uiFont(13, QFont::DemiBold);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        const ClassColumns columns{QRectF{rect()}.adjusted(1, 0, -1, -4)};
        for (const SkillGroup group : AllSkillGroups) {
            const QRectF box =
                columns.groups[static_cast<std::size_t>(group)].adjusted(1, 0, -1, 0);
            QString text = translated(groupWords(group));
            // Its longest word on a line of its own.
            painter.setFont(fittedFont(usual, QString{text}.replace(u' ', u'\n'), box.width()));
            constexpr int How = Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap;
            while (painter.boundingRect(box, How, text).height() > box.height()
                   && painter.font().pixelSize() > 6) {
                QFont smaller = painter.font();
                smaller.setPixelSize(smaller.pixelSize() - 1);
                painter.setFont(smaller);
            }
            painter.drawText(box, How, text);
        }
    }
};

bool fits(const Trainee &trainee, const QString &typed)
{
    return trainee.person.number.startsWith(typed, Qt::CaseInsensitive)
        || trainee.person.name.contains(typed, Qt::CaseInsensitive);
}

} // namespace

PeoplePage::PeoplePage(QWidget *parent)
    : QWidget(parent),
      m_search(new QLineEdit{this}),
      m_heading(new ClassHeading{this}),
      m_model(new ClassModel{this}),
      m_list(new QListView{this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_search->setPlaceholderText(tr("Name or number"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setFont(uiFont(14));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(scaled(300));
    column->addWidget(m_search);
    m_heading->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    column->addWidget(m_heading);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ClassRowPainter{m_list});
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBar(new ThinScrollBar{m_list});
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setAccessibleName(tr("The class, those who need you first"));
    column->addWidget(m_list, 1);
    setFocusProxy(m_list);
    connect(m_search, &QLineEdit::textChanged, this, &PeoplePage::filter);
    connect(m_list, &QListView::activated, this,
            [this](const QModelIndex &index) { Q_EMIT chosen(m_model->at(index.row())); });
    connect(m_list, &QListView::clicked, this,
            [this](const QModelIndex &index) { Q_EMIT chosen(m_model->at(index.row())); });
}

void PeoplePage::setTrainees(std::vector<Trainee> trainees)
{
    m_all = std::move(trainees);
    filter();
}

void PeoplePage::filter()
{
    const QString typed = m_search->text().trimmed();
    std::vector<Trainee> found;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(found),
                 [&](const Trainee &trainee) { return typed.isEmpty() || fits(trainee, typed); });
    m_model->setTrainees(std::move(found));
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0));
}

} // namespace pitwise::ui
