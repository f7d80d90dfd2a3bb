// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QBasicTimer>
#include <QColor>
#include <QWidget>

namespace pitwise::ui {

/// A short message that disappears by itself and blocks nothing.
class Toast : public QWidget
{
    Q_OBJECT

public:
    enum class Tone { Plain, Hint, Clean };

    explicit Toast(QWidget *parent = nullptr);
    void say(const QString &text, Tone tone = Tone::Plain);
    /// In the middle of the upper edge of `room`.
    void sayAtTop(const QRect &room, const QString &text);
    /// Stays until it is replaced or cleared.
    void ask(const QString &text, Tone tone = Tone::Hint);
    void clear();
    [[nodiscard]] const QString &text() const { return m_text; }
    /// `corner` is its lower right corner, `widest` the space it may take.
    void setPlace(const QPoint &corner, int widest, qreal textSize);

protected:
    void paintEvent(QPaintEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    void show(const QString &text, Tone tone, int ms);
    void place();

    QString m_text;
    Tone m_tone = Tone::Plain;
    QBasicTimer m_timer;
    QPoint m_corner;
    int m_widest = 320;
    qreal m_size = 13;
};

} // namespace pitwise::ui
