// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/filedialogs.h"

#include "ui/shell/sessionsdialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

namespace pitwise::ui {

namespace {

struct FileDialogs
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::FileDialogs)
};

/// Where to write a document, and on which paper. An empty path: cancelled.
struct DocumentChoice
{
    QString path;
    Paper paper = Paper::A4;
};

/// The kinds of file a document can be, the one with the usual paper first.
QStringList documentKinds(Paper usual)
{
    QStringList kinds{FileDialogs::tr("PDF on A4 (*.pdf)"),
                      FileDialogs::tr("PDF on US Letter (*.pdf)")};
    if (usual == Paper::Letter)
        kinds.swapItemsAt(0, 1);
    return kinds << FileDialogs::tr("Web page (*.html)") << FileDialogs::tr("Markdown (*.md)")
                 << FileDialogs::tr("Text (*.txt)");
}

DocumentChoice askForDocument(Shell &shell, const QString &title, const QString &name,
                              QWidget *parent)
{
    const Paper usual = shell.settings().printPaper();
    const QStringList kinds = documentKinds(usual);
    QString kind = kinds.first();
    const QString path = QFileDialog::getSaveFileName(parent, title, name + QStringLiteral(".pdf"),
                                                      kinds.join(QStringLiteral(";;")), &kind);
    const Paper other = usual == Paper::A4 ? Paper::Letter : Paper::A4;
    const DocumentChoice choice{withEnding(path, kind), kind == kinds[1] ? other : usual};
    if (!path.isEmpty())
        shell.settings().setPrintPaper(choice.paper);
    return choice;
}

} // namespace

QString withEnding(const QString &path, const QString &kind)
{
    static const QRegularExpression ending{QStringLiteral("\\*(\\.\\w+)\\)$")};
    if (path.isEmpty() || !QFileInfo{path}.suffix().isEmpty())
        return path;
    return path + ending.match(kind).captured(1);
}

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
    else
        shell.tell(FileDialogs::tr("Session saved: %1").arg(path));
}

void askToWriteManual(Shell &shell, const House &house, QWidget *parent)
{
    const DocumentChoice choice =
        askForDocument(shell, FileDialogs::tr("Write the dealer's manual"),
                       QString::fromStdString(house.id), parent);
    if (!choice.path.isEmpty())
        shell.documents().writeManual(house, choice.path, choice.paper);
}

void askToWriteDifferences(Shell &shell, const House &known, const House &next, QWidget *parent)
{
    const DocumentChoice choice =
        askForDocument(shell, FileDialogs::tr("Write the difference sheet"),
                       QStringLiteral("differences"), parent);
    if (!choice.path.isEmpty())
        shell.documents().writeDifferences(known, next, choice.path, choice.paper);
}

void askToWriteDocument(Shell &shell, const Document &document, const QString &title,
                        const QString &name, QWidget *parent)
{
    const DocumentChoice choice = askForDocument(shell, title, name, parent);
    if (!choice.path.isEmpty())
        shell.documents().writeSheet(document, choice.path, choice.paper);
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
