// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/diskrecorder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace pitwise {

/// Lives on the writer thread.
class DiskRecorder::Writer : public QObject
{
public:
    std::function<void(const QString &)> trouble; ///< called on the writer thread

    void begin(const QString &path, const QByteArray &text)
    {
        m_file.close();
        m_path = path;
        m_file.setFileName(path);
        QDir{}.mkpath(QFileInfo{m_path}.absolutePath());
        // Keep the previous session beside the new one, unless the new one continues it.
        if (!continues(text)) {
            const QString before = m_path + QStringLiteral(".before");
            QFile::remove(before);
            QFile::copy(m_path, before);
        }
        QSaveFile fresh{m_path};
        if (!fresh.open(QFile::WriteOnly) || fresh.write(text) != text.size() || !fresh.commit())
            return complain(fresh.errorString());
        if (!m_file.open(QFile::WriteOnly | QFile::Append))
            complain(m_file.errorString());
    }

    void append(const QByteArray &lines)
    {
        if (!m_file.isOpen())
            return;
        if (m_file.write(lines) == lines.size() && m_file.flush())
            return;
        complain(m_file.errorString());
        m_file.close(); // nothing may follow a cut-off line
    }

private:
    [[nodiscard]] bool continues(const QByteArray &text) const
    {
        QFile saved{m_path};
        return saved.open(QFile::ReadOnly) && text.startsWith(saved.readAll());
    }

    /// Only once: on a full disk every act would fail.
    void complain(const QString &why)
    {
        if (!m_complained && trouble)
            trouble(QStringLiteral("%1: %2").arg(m_path, why));
        m_complained = true;
    }

    QString m_path;
    QFile m_file;
    bool m_complained = false;
};

DiskRecorder::DiskRecorder(std::function<QString()> path)
    : m_path(std::move(path)),
      m_writer(new Writer)
{
    m_writer->moveToThread(&m_thread);
}

DiskRecorder::~DiskRecorder()
{
    if (!m_thread.isRunning()) {
        delete m_writer;
        return;
    }
    // Queued after all pending writes.
    QMetaObject::invokeMethod(m_writer, [this] {
        delete m_writer;
        m_thread.quit();
    });
    m_thread.wait();
}

void DiskRecorder::setTrouble(const std::function<void(const QString &)> &tell)
{
    m_writer->trouble = [tell](const QString &why) {
        QMetaObject::invokeMethod(qApp, [tell, why] { tell(why); });
    };
}

void DiskRecorder::begin(const std::string &text)
{
    if (!m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
    QMetaObject::invokeMethod(
        m_writer, [writer = m_writer, path = m_path(), bytes = QByteArray::fromStdString(text)] {
            writer->begin(path, bytes);
        });
}

void DiskRecorder::append(const std::string &lines)
{
    QMetaObject::invokeMethod(m_writer, [writer = m_writer, bytes = QByteArray::fromStdString(
                                                                lines)] { writer->append(bytes); });
}

} // namespace pitwise
