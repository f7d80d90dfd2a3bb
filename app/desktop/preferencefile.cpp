// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/preferencefile.h"

#include <QEvent>
#include <QFile>
#include <QTemporaryFile>

namespace pitwise {

namespace {

/// In the format of Qt's own INI files, so that older preferences are read.
bool readIni(QIODevice &device, QSettings::SettingsMap &map)
{
    QTemporaryFile copy;
    const QByteArray text = device.readAll();
    if (!copy.open() || copy.write(text) != text.size() || !copy.flush())
        return false;
    const QSettings ini{copy.fileName(), QSettings::IniFormat};
    const QStringList keys = ini.allKeys();
    for (const QString &key : keys)
        map.insert(key, ini.value(key));
    return ini.status() == QSettings::NoError;
}

/// As an INI file; null if there is no room even to make it.
QByteArray asIni(const QSettings::SettingsMap &map)
{
    QTemporaryFile copy;
    if (!copy.open())
        return {};
    {
        QSettings ini{copy.fileName(), QSettings::IniFormat};
        for (auto it = map.begin(); it != map.end(); ++it)
            ini.setValue(it.key(), it.value());
    }
    QFile written{copy.fileName()}; // a new file has taken its place
    const QByteArray text = written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray{};
    written.seek(0);
    QSettings::SettingsMap again;
    const bool whole = readIni(written, again) && again.keys() == map.keys();
    return whole && text.endsWith('\n') ? text : QByteArray{};
}

/// QSaveFile does not see that its last bytes were not written: without this it would put half a
/// file in the place of the old one.
bool writeIni(QIODevice &device, const QSettings::SettingsMap &map)
{
    const QByteArray text = asIni(map);
    auto *file = qobject_cast<QFileDevice *>(&device);
    return (!text.isEmpty() || map.isEmpty()) && device.write(text) == text.size()
        && (file == nullptr || file->flush());
}

QSettings::Format wholeFile()
{
    static const QSettings::Format Format =
        QSettings::registerFormat(QStringLiteral("conf"), readIni, writeIni);
    return Format;
}

QString usualPath()
{
    return QSettings{}.fileName();
}

} // namespace

PreferenceFile::PreferenceFile(const QString &path)
    : m_settings(path.isEmpty() ? usualPath() : path, wholeFile())
{
    m_settings.installEventFilter(this);
}

bool PreferenceFile::save()
{
    // Another reader of the same file writes what this one has changed, and its status is new.
    QSettings writer{m_settings.fileName(), wholeFile()};
    writer.sync();
    const bool saved = writer.status() == QSettings::NoError;
    if (!saved && !m_told && m_tell)
        m_tell(m_settings.fileName());
    m_told = !saved;
    return saved;
}

// Qt writes changes when it gets to its events.
bool PreferenceFile::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_settings && event->type() == QEvent::UpdateRequest)
        save();
    return QObject::eventFilter(watched, event);
}

} // namespace pitwise
