// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

namespace pitwise::ui {

/// The large button of the start screen: what to do now, and why.
class NowButton : public Button
{
    Q_OBJECT

public:
    explicit NowButton(const QString &text, QWidget *parent = nullptr);

    /// The line below the text.
    void setWhy(const QString &why);
    [[nodiscard]] QString why() const { return m_why; }
    void setKeyText(const QString &key);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString m_why;
    QString m_key;
};

} // namespace pitwise::ui
