// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/diskrecorder.h"

#include "app/desktop/keptsession.h"

#include <QCoreApplication>
#include <QTimer>

#include <utility>
#include <vector>

namespace pitwise {

/// Lives on the writer thread.
class DiskRecorder::Writer : public QObject
{
public:
    std::function<void(const QString &)> trouble; ///< called on the writer thread
    int retry = 5000; ///< ms

    void begin(const QString &folder, const std::string &text)
    {
        putAside();
        m_now = KeptSession{folder.toStdString(), text};
        write();
    }

    void resume(const QString &folder, const std::string &saved, const std::string &text)
    {
        putAside(); // frees the lock: it may be the very file
        if (auto kept = KeptSession::resumed(saved, text)) {
            m_now = std::move(*kept);
            write();
        } else {
            begin(folder, text);
        }
    }

    void append(const std::string &lines)
    {
        m_now.add(lines);
        write();
    }

    void write()
    {
        std::optional<FileError> failed;
        for (KeptSession &left : m_left) {
            if (auto why = left.write())
                failed = std::move(why);
        }
        std::erase_if(m_left, [](const KeptSession &left) { return left.isWritten(); });
        if (auto why = m_now.write())
            failed = std::move(why);
        if (failed)
            return complain(*failed);
        if (std::exchange(m_complained, false) && trouble)
            trouble({});
    }

    [[nodiscard]] bool isWritten() const { return m_left.empty() && m_now.isWritten(); }

private:
    /// A session that could not be written yet is not forgotten for the next one.
    void putAside()
    {
        if (!m_now.isWritten())
            m_left.push_back(std::move(m_now));
        m_now = {};
    }

    /// Only once: on a full disk every act would fail.
    void complain(const FileError &failed)
    {
        if (!std::exchange(m_complained, true) && trouble)
            trouble(QString::fromStdString(failed.why));
        if (std::exchange(m_waits, true))
            return;
        QTimer::singleShot(retry, this, [this] {
            m_waits = false;
            write();
        });
    }

    KeptSession m_now;
    std::vector<KeptSession> m_left; ///< earlier sessions with something still to write
    bool m_complained = false;
    bool m_waits = false; ///< for the next attempt
};

DiskRecorder::DiskRecorder(std::function<QString()> folder)
    : m_folder(std::move(folder)),
      m_writer(new Writer)
{
    m_writer->moveToThread(&m_thread);
}

DiskRecorder::~DiskRecorder()
{
    finish();
    delete m_writer;
}

bool DiskRecorder::finish()
{
    if (!m_thread.isRunning())
        return m_allWritten;
    // Queued after all pending writes.
    QMetaObject::invokeMethod(m_writer, [this] {
        m_writer->write();
        m_allWritten = m_writer->isWritten();
        m_writer->moveToThread(nullptr); // it is destroyed on the caller's
        m_thread.quit();
    });
    m_thread.wait();
    return m_allWritten;
}

void DiskRecorder::setTrouble(const std::function<void(const QString &)> &tell)
{
    m_writer->trouble = [tell](const QString &why) {
        QMetaObject::invokeMethod(qApp, [tell, why] { tell(why); });
    };
}

void DiskRecorder::setRetry(int ms)
{
    m_writer->retry = ms;
}

void DiskRecorder::start()
{
    if (!m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
}

void DiskRecorder::begin(const std::string &text)
{
    start();
    QMetaObject::invokeMethod(m_writer,
                              [writer = m_writer, folder = ui::sessionsOf(m_folder(), m_owner),
                               text] { writer->begin(folder, text); });
}

void DiskRecorder::resume(const std::string &saved, const std::string &text)
{
    start();
    QMetaObject::invokeMethod(m_writer,
                              [writer = m_writer, folder = ui::sessionsOf(m_folder(), m_owner),
                               saved, text] { writer->resume(folder, saved, text); });
}

void DiskRecorder::append(const std::string &lines)
{
    QMetaObject::invokeMethod(m_writer, [writer = m_writer, lines] { writer->append(lines); });
}

} // namespace pitwise
