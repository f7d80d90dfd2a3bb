// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>

class QBoxLayout;
class QLabel;

namespace pitwise::ui {

/// What a row of preferences says.
struct PreferenceText
{
    QString name;
    QString help; ///< one sentence
    QStringList more; ///< also found by these words
};

/// How a preference is shown and put back.
struct PreferenceValue
{
    std::function<void()> show; ///< brings the control up to date, without a signal
    std::function<bool()> isDefault;
    std::function<void()> reset;
};

/// One preference: its name, a sentence, and its control beside or below them.
class PreferenceRow : public QWidget
{
    Q_OBJECT

public:
    /// Takes `control` over and names it.
    PreferenceRow(const PreferenceText &text, QWidget *control, PreferenceValue value,
                  QWidget *parent = nullptr);

    [[nodiscard]] const PreferenceValue &value() const { return m_value; }
    [[nodiscard]] QWidget *control() const { return m_control; }
    [[nodiscard]] QString name() const { return m_text.name; }
    /// True if each word is in the row or in `title`, the name of its group.
    [[nodiscard]] bool matches(const QStringList &words, const QString &title) const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();

    PreferenceText m_text;
    QWidget *m_control;
    PreferenceValue m_value;
    QBoxLayout *m_layout;
    QLabel *m_help;
};

} // namespace pitwise::ui
