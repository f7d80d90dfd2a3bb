// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/classview.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <array>

namespace pitwise::ui {

/// The trainees as a list; a row's text says in a sentence what the row shows.
class ClassModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setTrainees(std::vector<Trainee> trainees);
    [[nodiscard]] const Trainee &at(int row) const
    {
        return m_trainees[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<Trainee> m_trainees;
};

/// Where the columns are, for the rows and the heading above them.
struct ClassColumns
{
    explicit ClassColumns(const QRectF &row);

    QRectF name;
    QRectF standing;
    PerGroup<QRectF> groups;
    QRectF note;
};

/// Paints a row of the class so that it can be read from across the room.
class ClassRowPainter : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
};

[[nodiscard]] QString standingText(const Trainee &trainee);
/// Stuck on what, or until when a certificate lasts; may be empty.
[[nodiscard]] QString noteText(const Trainee &trainee);
[[nodiscard]] QString levelText(GroupLevel level);
/// A square with a number in it, in the colour of its level.
void paintGroup(QPainter &painter, const QRectF &box, const Trainee &trainee, SkillGroup group,
                const QPalette &palette);

} // namespace pitwise::ui
