// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/filedialogs.h"

#include "ui/shell/sessionsdialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace pitwise::ui {

namespace {

struct FileDialogs
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::FileDialogs)
};

QString askForDocument(const QString &title, const QString &name, QWidget *parent)
{
    return QFileDialog::getSaveFileName(
        parent, title, name + QStringLiteral(".pdf"),
        FileDialogs::tr("PDF (*.pdf);;Web page (*.html);;Markdown (*.md)"));
}

} // namespace

void askToOpenSession(Shell &shell, QWidget *parent)
{
    const QString path =
        QFileDialog::getOpenFileName(parent, FileDialogs::tr("Open a session"), {},
                                     FileDialogs::tr("Dealing notation (*.deal);;All files (*)"));
    if (!path.isEmpty())
        shell.sessions().open(path);
}

void showSessions(Shell &shell, QWidget *parent)
{
    auto *dialog = new SessionsDialog{shell, parent};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void askToSaveSession(Shell &shell, QWidget *parent)
{
    if (!shell.controller().hasSitting())
        return;
    QString path = QFileDialog::getSaveFileName(parent, FileDialogs::tr("Save the session"),
                                                FileDialogs::tr("session.deal"),
                                                FileDialogs::tr("Dealing notation (*.deal)"));
    if (path.isEmpty())
        return;
    if (QFileInfo{path}.suffix().isEmpty())
        path += QStringLiteral(".deal");
    const QString trouble = shell.sessions().save(path);
    if (!trouble.isEmpty())
        shell.showError(FileDialogs::tr("The session could not be saved"), trouble);
}

void askToWriteManual(Shell &shell, const House &house, QWidget *parent)
{
    const QString path = askForDocument(FileDialogs::tr("Write the dealer's manual"),
                                        QString::fromStdString(house.id), parent);
    if (!path.isEmpty())
        shell.documents().writeManual(house, path);
}

void askToWriteDifferences(Shell &shell, const House &known, const House &next, QWidget *parent)
{
    const QString path = askForDocument(FileDialogs::tr("Write the difference sheet"),
                                        QStringLiteral("differences"), parent);
    if (!path.isEmpty())
        shell.documents().writeDifferences(known, next, path);
}

void askToOpenHouse(Shell &shell, QWidget *parent)
{
    const QString path =
        QFileDialog::getOpenFileName(parent, FileDialogs::tr("Open a house file"), {},
                                     FileDialogs::tr("House files (*.toml);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto found = shell.houses().find(path.toStdString());
    if (const auto *house = std::get_if<House>(&found))
        shell.houses().add(*house, path.toStdString());
    else
        shell.showError(FileDialogs::tr("This house cannot be used"),
                        QString::fromStdString(std::get<std::string>(found)));
}

} // namespace pitwise::ui
