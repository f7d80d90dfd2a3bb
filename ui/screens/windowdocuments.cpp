// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window writes for people to read: manuals and sheets. The window itself is in
// mainwindow.cpp.

#include "ui/paint/documentpdf.h"
#include "ui/screens/comparescreen.h"
#include "ui/screens/mainwindow.h"
#include "ui/text/diffwords.h"
#include "ui/text/manual.h"
#include "ui/text/translated.h"

#include <QApplication>
#include <QFileDialog>
#include <QPointer>
#include <QSaveFile>
#include <QThreadPool>

namespace pitwise::ui {

namespace {

/// As the ending of the path says; the text is why it could not be written.
QString write(const Document &document, const QString &path)
{
    const Wording say = [](const Sentence &sentence) { return translated(sentence).toStdString(); };
    const bool markdown = path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    if (!markdown && !path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive))
        return writePdf(document, say, path);
    QSaveFile file{path};
    const std::string text = markdown ? asMarkdown(document, say) : asHtml(document, say);
    if (!file.open(QIODevice::WriteOnly)
        || file.write(text.data(), static_cast<qint64>(text.size())) < 0 || !file.commit())
        return file.errorString();
    return {};
}

} // namespace

QString MainWindow::askForDocument(const QString &title, const QString &name)
{
    return QFileDialog::getSaveFileName(this, title, name + QStringLiteral(".pdf"),
                                        tr("PDF (*.pdf);;Web page (*.html);;Markdown (*.md)"));
}

void MainWindow::writeDocument(const std::function<Document()> &make, const QString &path)
{
    const QPointer<MainWindow> window{this};
    QThreadPool::globalInstance()->start([=] {
        const QString trouble = write(make(), path);
        QMetaObject::invokeMethod(qApp, [=] {
            if (!window)
                return;
            if (!trouble.isEmpty())
                window->tellTrouble(tr("It could not be written"), trouble);
            else if (window->m_compare != nullptr)
                window->m_compare->tell(tr("Written: %1").arg(path));
            Q_EMIT window->documentWritten(trouble);
        });
    });
}

void MainWindow::saveManual()
{
    const auto house = houseAtHand();
    const QString name = std::holds_alternative<House>(house)
                           ? QString::fromStdString(std::get<House>(house).id)
                           : QStringLiteral("manual");
    const QString path = askForDocument(tr("Write the dealer's manual"), name);
    if (!path.isEmpty())
        writeManual(path);
}

void MainWindow::writeManual(const QString &path)
{
    const auto found = houseAtHand();
    if (const auto *why = std::get_if<std::string>(&found)) {
        tellTrouble(tr("This house cannot be used"), QString::fromStdString(*why));
        return;
    }
    writeDocument([house = std::get<House>(found)] { return manualOf(house); }, path);
}

void MainWindow::writeDifferences(const QString &path)
{
    writeDocument([known = compareScreen()->known().house,
                   next = m_compare->next().house] { return differenceSheet(known, next); },
                  path);
}

} // namespace pitwise::ui
