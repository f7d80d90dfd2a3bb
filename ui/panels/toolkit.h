// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QPalette>
#include <QPixmap>
#include <QScrollBar>
#include <QWidget>

class QLabel;

namespace pitwise::ui {

/// The surroundings as a palette for all widgets: Window is the ground, Base a panel, Button a
/// raised item, Mid a line, PlaceholderText dim text, Highlight gold, BrightText coral, Link mint.
[[nodiscard]] QPalette paletteOf(const Surroundings &around);

/// Base of all our buttons: Enter presses them as Space does, and they react to the pointer.
class Button : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Button(QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

/// A button with rounded ends, and an optional key cap that names its key.
class PillButton : public Button
{
    Q_OBJECT

public:
    enum class Rank { Plain, Primary };

    explicit PillButton(const QString &text, QWidget *parent = nullptr, Rank rank = Rank::Plain);
    void setKeyText(const QString &key);
    [[nodiscard]] QSize sizeHint() const override;
    /// Closer around its text, where room is short.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int contentWidth() const;

    Rank m_rank;
    QString m_key;
};

/// A row of options, one of them chosen.
class Choice : public QWidget
{
    Q_OBJECT

public:
    explicit Choice(const QStringList &texts, QWidget *parent = nullptr);
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int index);
    [[nodiscard]] const QStringList &texts() const { return m_texts; }
    [[nodiscard]] QRect areaOf(int index) const { return cell(index).toRect(); }
    /// The same as a click on it.
    void choose(int index);
    [[nodiscard]] QSize sizeHint() const override;
    /// Options are never cut off; where room is short, a short one takes less of it than a long
    /// one.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(int index);
    /// A click, even if it changed nothing.
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
    static constexpr int Shadow = 10; ///< pixels around the visible panel

    explicit FloatingPanel(QWidget *parent = nullptr);
    /// Coloured stripe at the left edge.
    void setStripe(const QColor &colour);

protected:
    void paintEvent(QPaintEvent *event) override;
    /// Clicks on a panel must not reach the felt below.
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr int Corner = 26; ///< size of a corner in the frame picture

    void paintFrame(QPainter &painter, const QRectF &all) const;

    QColor m_stripe;
    QPixmap m_frame;
};

/// A scroll bar that only shows the position.
class ThinScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    explicit ThinScrollBar(QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// A tool tip that names the key: `Odds and simulation (F6)`.
[[nodiscard]] QString toolTipFor(const QString &text, const QKeySequence &key);

/// A small label above or beside a control.
[[nodiscard]] QLabel *caption(const QString &text, QWidget *parent);

/// The keyboard focus outline.
void paintFocus(QPainter &painter, const QRectF &box, qreal radius, const QPalette &palette);

} // namespace pitwise::ui
