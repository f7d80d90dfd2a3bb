// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/checkedfile.h"

#include <QWidget>

class QVBoxLayout;

namespace pitwise::ui {

/// The keys that the user trusts, each with a button to trust it no longer.
class TrustList : public QWidget
{
    Q_OBJECT

public:
    explicit TrustList(QWidget *parent = nullptr);
    void setKeys(const QList<TrustedKey> &keys);

Q_SIGNALS:
    void removed(const QString &hex);

private:
    QVBoxLayout *m_rows;
};

} // namespace pitwise::ui
