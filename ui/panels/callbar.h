// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/table/acts.h"

#include "ui/panels/toolkit.h"

#include <QList>
#include <QWidget>

namespace pitwise::ui {

/// A big round button with two lines of text and its key.
class RoundButton : public Button
{
    Q_OBJECT

public:
    RoundButton(const QString &text, const QString &key, QWidget *parent = nullptr);
    void setDiameter(int pixels);
    /// Lit while its call waits for a seat.
    void setArmed(bool armed);
    [[nodiscard]] bool isArmed() const { return m_armed; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_key;
    bool m_armed = false;
};

/// The calls and the end of the round, along the lower edge.
class CallBar : public QWidget
{
    Q_OBJECT

public:
    explicit CallBar(QWidget *parent = nullptr);
    void setDiameter(int pixels);
    /// The call that waits for a seat; none: no call waits.
    void setArmed(const std::optional<Call> &call);
    /// Shows the button that does this act, if there is one; until a call is armed or none is.
    void light(const Act &act);
    void setHintShown(bool shown);
    /// Shows the calls and actions of this game.
    void setGame(Game game);
    /// For the hole card, the peek and the reveal.
    [[nodiscard]] RoundButton *button(const Act &act) const;
    [[nodiscard]] RoundButton *button(Call call) const;
    [[nodiscard]] RoundButton *voidButton() const { return m_void; }
    [[nodiscard]] RoundButton *endButton() const { return m_end; }
    [[nodiscard]] RoundButton *hintButton() const { return m_hint; }

Q_SIGNALS:
    void called(pitwise::Call call);
    void acted(const pitwise::Act &act);
    void roundEnded();
    void voided();
    void hintWanted();

private:
    void place();

    QList<QPair<Call, RoundButton *>> m_calls;
    QList<QPair<Act, RoundButton *>> m_motions;
    RoundButton *m_void;
    RoundButton *m_end;
    RoundButton *m_hint;
    int m_diameter = 64;
};

} // namespace pitwise::ui
