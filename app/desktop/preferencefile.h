// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QSettings>

#include <functional>

namespace pitwise {

/// The file of the preferences, written whole or not at all: on a full disk the old one stays, and
/// that is told. What could not be written is kept and written with the next change.
class PreferenceFile : public QObject
{
    Q_OBJECT

public:
    /// Empty: where preferences usually are.
    explicit PreferenceFile(const QString &path = {});

    [[nodiscard]] QSettings &settings() { return m_settings; }
    [[nodiscard]] QString path() const { return m_settings.fileName(); }
    /// Called with the path when a change cannot be written, once until one can.
    void setTrouble(std::function<void(const QString &path)> tell) { m_tell = std::move(tell); }
    /// Writes what has changed; true if nothing is left to write.
    bool save();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QSettings m_settings;
    std::function<void(const QString &)> m_tell;
    bool m_told = false;
};

} // namespace pitwise
