// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QPalette>
#include <QPixmap>
#include <QScrollBar>
#include <QWidget>

class QLabel;

namespace pitwise::ui {

/// The surroundings as a palette, so that every widget follows: Window is the ground, Base a
/// panel, Button what is raised on it, Mid a line, PlaceholderText dim text, Highlight gold,
/// BrightText coral, Link mint.
[[nodiscard]] QPalette paletteOf(const Surroundings &around);

/// What all our buttons have in common: Enter presses them as Space does, and they show that the
/// pointer is over them.
class Button : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Button(QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

/// A button with rounded ends; with `key` a small cap that says which key does the same.
class PillButton : public Button
{
    Q_OBJECT

public:
    enum class Rank { Plain, Primary };

    explicit PillButton(const QString &text, QWidget *parent = nullptr, Rank rank = Rank::Plain);
    void setKeyText(const QString &key);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Rank m_rank;
    QString m_key;
};

/// A few words of which one is chosen.
class Choice : public QWidget
{
    Q_OBJECT

public:
    explicit Choice(const QStringList &texts, QWidget *parent = nullptr);
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int index);
    [[nodiscard]] QSize sizeHint() const override;
    /// Words are not cut.
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void chosen(int index);
    /// By the mouse, whether it changed anything or not.
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QRectF cell(int index) const;

    QStringList m_texts;
    int m_current = 0;
};

/// A panel that floats above the felt: rounded, opaque, with a soft shadow.
class FloatingPanel : public QWidget
{
    Q_OBJECT

public:
    static constexpr int Shadow = 10; ///< pixels around what is seen of it

    explicit FloatingPanel(QWidget *parent = nullptr);
    /// A stripe at its left edge.
    void setStripe(const QColor &colour);

protected:
    void paintEvent(QPaintEvent *event) override;
    /// What is pressed on a panel is not meant for the felt below.
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr int Corner = 26; ///< of the picture of its frame

    void paintFrame(QPainter &painter, const QRectF &all) const;

    QColor m_stripe;
    QPixmap m_frame;
};

/// Only as much of a scroll bar as is needed to see where one is.
class ThinScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    explicit ThinScrollBar(QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// Small words above or beside what can be chosen.
[[nodiscard]] QLabel *caption(const QString &text, QWidget *parent);

/// The outline that says: the keyboard is here.
void paintFocus(QPainter &painter, const QRectF &box, qreal radius, const QPalette &palette);

} // namespace pitwise::ui
