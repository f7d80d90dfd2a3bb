// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"

#include <QAbstractListModel>
#include <QListView>

namespace pitwise::ui {

/// What the list of steps tells.
struct ShownSteps
{
    bool wrong = true; ///< marks mistakes
    bool floor = true; ///< says what the floor puts right

    bool operator==(const ShownSteps &) const = default;
};

/// The current round, one sentence per act and per thing the floor puts right. Never the whole
/// session.
class StepModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Roles { WrongRole = Qt::UserRole, DealersRole };

    using QAbstractListModel::QAbstractListModel;
    /// The steps of this round.
    void follow(const std::vector<RoundStep> &steps, int round, const ShownSteps &shown);
    void clear();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// The step of a row.
    [[nodiscard]] const RoundStep &line(int row) const
    {
        return m_steps[m_rows[static_cast<std::size_t>(row)].step];
    }

private:
    struct Row
    {
        std::size_t step = 0;
        bool floor = false; ///< not the step itself, but what the floor then did
        QString text;
    };

    [[nodiscard]] std::vector<Row> rowsOf(std::size_t step) const;

    std::vector<RoundStep> m_steps;
    std::vector<Row> m_rows;
    int m_round = 0;
    ShownSteps m_shown;
};

class StepList : public QListView
{
    Q_OBJECT

public:
    explicit StepList(QWidget *parent = nullptr);
    void follow(const std::vector<RoundStep> &steps, int round, const ShownSteps &shown);
    /// Empties the list for a new session.
    void clear() { m_model->clear(); }
    [[nodiscard]] const StepModel &steps() const { return *m_model; }

Q_SIGNALS:
    /// The user clicked a step with a finding.
    void wrongStepChosen(const pitwise::RoundStep &line);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void copy(int from, int until) const;

    StepModel *m_model;
};

} // namespace pitwise::ui
