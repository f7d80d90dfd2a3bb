// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/draft.h"
#include "ui/panels/toolkit.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace pitwise::ui {

class ClauseLabel;

/// Edits one key of a house file: its value, its origin, what it means, and its faults.
class KeyRow : public QWidget
{
    Q_OBJECT

public:
    explicit KeyRow(const HouseKey &key, QWidget *parent = nullptr);

    [[nodiscard]] const HouseKey &key() const { return *m_key; }
    /// Shows the draft. A field with the keyboard focus is left alone.
    void follow(const HouseDraft &draft);
    [[nodiscard]] QString value() const;
    /// The same as typing it.
    void enter(const QString &value);
    [[nodiscard]] QString fault() const;
    [[nodiscard]] QLineEdit *originField() const { return m_origin; }

Q_SIGNALS:
    void valueEntered(const QString &value);
    void originEntered(const QString &origin);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void tintOrigin();
    QWidget *makeControl();

    const HouseKey *m_key;
    QLineEdit *m_line = nullptr; ///< exactly one of these three exists
    QComboBox *m_box = nullptr;
    Choice *m_flag = nullptr;
    QLineEdit *m_origin;
    ClauseLabel *m_clause; ///< opens what the origin names
    QLabel *m_explanation;
    QLabel *m_fault;
};

} // namespace pitwise::ui
