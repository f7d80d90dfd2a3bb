// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/notation.h"
#include "ui/screens/demoscreen.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QSaveFile>
#include <QThreadPool>

// The demonstration as files: the rounds in dealing notation, or a picture of each step.

namespace pitwise::ui {

QString DemoScreen::writeDealFile(const QString &path, const DemoTable *table) const
{
    const Showing &showing = table->showing();
    SessionSpec spec = showing.spec;
    spec.house = table->known().name;
    spec.style = table->style();
    QSaveFile file{path};
    const std::string text = writeDeal(spec, showing.house.table.chips, showing.log());
    if (!file.open(QIODevice::WriteOnly)
        || file.write(text.data(), static_cast<qint64>(text.size())) < 0 || !file.commit())
        return file.errorString();
    return {};
}

void DemoScreen::writePictures(const QString &stem)
{
    setPlaying(false);
    setEnabled(false); // the steps are taken one by one now
    writePicture(stem, 0, m_step);
}

/// The window's thread draws, another one compresses; the next step comes when that is done.
void DemoScreen::writePicture(const QString &stem, int step, int before)
{
    goTo(step);
    m_left->finishMotion();
    m_right->finishMotion();
    const QString file = QStringLiteral("%1-%2.png").arg(stem).arg(step, 3, 10, QLatin1Char('0'));
    const QPointer<DemoScreen> screen{this};
    QThreadPool::globalInstance()->start([=, picture = grab().toImage()] {
        const bool written = picture.save(file);
        QMetaObject::invokeMethod(qApp, [=] {
            if (!screen)
                return;
            if (written && step < screen->steps())
                return screen->writePicture(stem, step + 1, before);
            screen->goTo(before);
            screen->setEnabled(true);
            screen->setFocus();
            Q_EMIT screen->picturesWritten(
                step + 1, written ? QString{} : tr("%1 cannot be written").arg(file));
        });
    });
}

void DemoScreen::saveAs()
{
    setPlaying(false);
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the demonstration"), QStringLiteral("demonstration.deal"),
        tr("Dealing notation (*.deal);;Pictures for slides (*.png)"));
    if (path.isEmpty())
        return;
    const QFileInfo where{path};
    const QString stem = where.absolutePath() + QLatin1Char('/') + where.completeBaseName();
    const QString name = where.completeBaseName();
    if (where.suffix() == QLatin1String("png"))
        return writePictures(stem);
    if (hasTwoTables())
        tellSaved(writeDealFile(stem + QStringLiteral("-left.deal"), m_left)
                      + writeDealFile(stem + QStringLiteral("-right.deal"), m_right),
                  tr("Saved: %1-left and -right.deal").arg(name));
    else
        tellSaved(writeDealFile(stem + QStringLiteral(".deal"), m_left),
                  tr("Saved: %1.deal").arg(name));
}

void DemoScreen::tellSaved(const QString &trouble, const QString &what)
{
    if (trouble.isEmpty())
        m_note->setText(what);
    else
        QMessageBox::warning(this, tr("It could not be saved"), trouble);
}

} // namespace pitwise::ui
