// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/keptpeople.h"

#include <QWidget>

class QLineEdit;
class QListWidget;

namespace pitwise::ui {

/// The trainees; a few letters or the number find one.
class PersonList : public QWidget
{
    Q_OBJECT

public:
    explicit PersonList(QWidget *parent = nullptr);

    /// Whoever was chosen stays so, if he is there still.
    void setPeople(const std::vector<Dealer> &people);
    void choose(const QString &id);
    /// A guest: nobody.
    [[nodiscard]] Dealer chosen() const;
    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] QListWidget *list() const { return m_list; }

Q_SIGNALS:
    void changed(const pitwise::ui::Dealer &dealer);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();

    std::vector<Dealer> m_people;
    QString m_chosen;
    QLineEdit *m_field;
    QListWidget *m_list;
};

} // namespace pitwise::ui
