// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/skills/memory.h"
#include "ui/panels/toolkit.h"

#include <string>

namespace pitwise::ui {

/// One skill on the map: filled by how likely it goes right, dim where we are not sure, with a dot
/// where it is due.
class SkillTile : public Button
{
    Q_OBJECT

public:
    /// `words`: what the skill says; `state`: how well it is known, for screen readers.
    SkillTile(const QString &words, const QString &state, QWidget *parent = nullptr);

    /// From 0 to 1.
    void setMastery(double filled, double certainty, bool isDue);
    [[nodiscard]] double filled() const { return m_filled; }
    [[nodiscard]] QString words() const { return text(); }
    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Under the pointer, or reached by a key.
    void looked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString m_state;
    double m_filled = 0;
    double m_certainty = 0;
    bool m_isDue = false;
};

} // namespace pitwise::ui
