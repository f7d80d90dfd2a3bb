// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"

#include <QAbstractListModel>
#include <QListView>

namespace pitwise::ui {

/// The current round, one sentence per act. Never the whole session.
class StepModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Roles { WrongRole = Qt::UserRole, DealersRole };

    using QAbstractListModel::QAbstractListModel;
    /// The steps of this round; `showWrong`: mistakes are marked.
    void follow(const std::vector<RoundStep> &steps, int round, bool showWrong);
    void clear();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] const RoundStep &line(int row) const
    {
        return m_lines[static_cast<std::size_t>(row)];
    }

private:
    std::vector<RoundStep> m_lines;
    std::vector<QString> m_texts;
    int m_round = 0;
    bool m_showWrong = true;
};

class StepList : public QListView
{
    Q_OBJECT

public:
    explicit StepList(QWidget *parent = nullptr);
    void follow(const std::vector<RoundStep> &steps, int round, bool showWrong);
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

private:
    StepModel *m_model;
};

} // namespace pitwise::ui
