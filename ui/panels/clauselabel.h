// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/provenance.h"

#include <QLabel>

namespace pitwise::ui {

/// Says where a rule comes from. If a clause does, a click on it opens the clause's text.
class ClauseLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ClauseLabel(QWidget *parent = nullptr);
    /// In words: `WA-9, the source demands it`.
    void setOrigin(const Origin &origin);
    /// The same with another text.
    void setOrigin(const Origin &origin, const QString &text);
    /// A whole sentence that ends with the clause: a click opens it, and it is not underlined.
    void setSentence(const Origin &origin, const QString &sentence);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void open();
    void follow(const Origin &origin, const QString &text, bool isUnderlined);

    Origin m_origin;
    bool m_hasText = false; ///< there is a clause to show
};

} // namespace pitwise::ui
