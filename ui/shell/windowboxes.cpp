// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/windowboxes.h"

#include "ui/shell/filedialogs.h"
#include "ui/shell/mainwindow.h"

#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace pitwise::ui {

void showErrorBox(QWidget *window, const QString &title, const QString &text)
{
    auto *box = new QMessageBox{QMessageBox::Warning, title, title, QMessageBox::NoButton, window};
    box->addButton(MainWindow::tr("OK"), QMessageBox::AcceptRole);
    box->setInformativeText(text);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void showAboutBox(QWidget *window, const QString &version)
{
    auto *box = new QMessageBox{window};
    box->setWindowTitle(MainWindow::tr("About Pitwise"));
    box->setIconPixmap(window->windowIcon().pixmap(96, 96));
    box->addButton(MainWindow::tr("OK"), QMessageBox::AcceptRole);
    box->setText(MainWindow::tr("Pitwise %1").arg(version));
    box->setInformativeText(MainWindow::tr(
        "Trains and certifies casino dealers: you deal, the referee judges every act by the "
        "house's procedure.\n\nFree software under the GNU General Public License, "
        "version 3 or later. It comes with no warranty."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

namespace {

void askToCloseUnsaved(QWidget *window, const QString &why, std::function<void()> saveElsewhere,
                       std::function<void()> close)
{
    const QString title = MainWindow::tr("The session is not saved");
    auto *box = new QMessageBox{QMessageBox::Warning, title, title, QMessageBox::NoButton, window};
    box->setInformativeText(MainWindow::tr("%1\n\nIf you close the window now, what you dealt last "
                                           "is lost. Save the session somewhere else first.")
                                .arg(why));
    QPushButton *save =
        box->addButton(MainWindow::tr("Save the session as\u2026"), QMessageBox::ApplyRole);
    QPushButton *stay = box->addButton(MainWindow::tr("Stay"), QMessageBox::RejectRole);
    QPushButton *leave =
        box->addButton(MainWindow::tr("Close the window"), QMessageBox::DestructiveRole);
    box->setDefaultButton(save);
    box->setEscapeButton(stay);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(save, &QAbstractButton::clicked, window, std::move(saveElsewhere));
    QObject::connect(leave, &QAbstractButton::clicked, window, std::move(close));
    box->open();
}

void askToCloseInExam(QWidget *window, std::function<void()> close)
{
    const QString title = MainWindow::tr("An exam is under way");
    auto *box = new QMessageBox{QMessageBox::Question, title, title, QMessageBox::NoButton, window};
    box->setInformativeText(
        MainWindow::tr("If you close the window, the exam stays under way. It can only go on with "
                       "the trainer, with the same cards."));
    QPushButton *stay = box->addButton(MainWindow::tr("Stay"), QMessageBox::RejectRole);
    QPushButton *leave =
        box->addButton(MainWindow::tr("Close the window"), QMessageBox::AcceptRole);
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(leave, &QAbstractButton::clicked, window, std::move(close));
    box->open();
}

} // namespace

bool mustAskToClose(const Shell &shell)
{
    return shell.isInExam() || !shell.unsaved().isEmpty();
}

void askToClose(Shell &shell, QWidget *window, std::function<void()> close)
{
    if (shell.isInExam())
        return askToCloseInExam(window, std::move(close));
    askToCloseUnsaved(
        window, shell.unsaved(), [&shell, window] { askToSaveSession(shell, window); },
        std::move(close));
}

} // namespace pitwise::ui
