// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/preferencerow.h"
#include "ui/panels/toolkit.h"

class QLabel;
class QVBoxLayout;

namespace pitwise::ui {

/// Preferences that belong together. `get` and `set` read and write the real value: `set` applies
/// it at once, and whoever is told of the change calls refresh().
class PreferenceGroup : public FloatingPanel
{
    Q_OBJECT

public:
    explicit PreferenceGroup(const QString &title, QWidget *parent = nullptr);

    /// A few options side by side; values are their indexes.
    void addChoice(const PreferenceText &text, const QStringList &options,
                   const std::function<int()> &get, const std::function<void(int)> &set,
                   int standard = 0);
    /// Many options in a list that opens.
    void addList(const PreferenceText &text, const QStringList &options,
                 const std::function<int()> &get, const std::function<void(int)> &set,
                 int standard = 0);
    /// On or off.
    void addSwitch(const PreferenceText &text, const std::function<bool()> &get,
                   const std::function<void(bool)> &set, bool standard = false);
    /// 0 to 100 percent.
    void addLevel(const PreferenceText &text, const std::function<int()> &get,
                  const std::function<void(int)> &set, int standard = 100);
    /// Any other control.
    void addControl(const PreferenceText &text, QWidget *control, const PreferenceValue &value);

    [[nodiscard]] QString title() const;
    [[nodiscard]] const QList<PreferenceRow *> &rows() const { return m_rows; }
    void refresh();
    /// Puts every preference of the group back to its default.
    void reset();
    /// Hides the rows without these words. False: the whole group is hidden.
    bool filter(const QStringList &words);

private:
    QLabel *m_title;
    PillButton *m_reset;
    QVBoxLayout *m_column;
    QList<PreferenceRow *> m_rows;
};

} // namespace pitwise::ui
