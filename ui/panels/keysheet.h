// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/panels/toolkit.h"

#include <QList>

#include <array>

namespace pitwise::ui {

/// A screen with a key of its own.
struct ScreenKey
{
    QString key;
    QString name;
};

/// All keys on one sheet.
class KeySheet : public FloatingPanel
{
    Q_OBJECT

public:
    explicit KeySheet(QWidget *parent = nullptr);
    void setHouse(const House &house);
    /// Shows the presenter's keys instead of the dealer's.
    void setPresenting(bool presenting) { m_presenting = presenting; }
    /// Only the keys that work in an exam.
    void setInExam(bool inExam) { m_inExam = inExam; }
    void setScreens(const QList<ScreenKey> &screens);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    /// Any key or click closes it.
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Line
    {
        QString keys; ///< empty: a heading
        QString does;
    };
    using Column = QList<Line>;
    struct Widths
    {
        qreal keys = 0;
        qreal does = 0;
    };

    [[nodiscard]] std::array<Column, 2> columns() const;
    [[nodiscard]] static Widths widthsOf(const Column &column, qreal scale);
    [[nodiscard]] QSizeF sizeAt(qreal scale) const;
    [[nodiscard]] qreal scale() const;

    Game m_game = Game::CasinoWar;
    bool m_presenting = false;
    bool m_inExam = false;
    QString m_chipKeys;
    QString m_chips;
    QList<ScreenKey> m_screens; ///< one line each
};

} // namespace pitwise::ui
