// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/printing.h"

#include "ui/text/translated.h"

#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>

namespace pitwise::ui {

void printDocument(const Document &document, QPrinter &printer)
{
    const Wording say = [](const Sentence &sentence) { return translated(sentence).toStdString(); };
    QTextDocument text;
    text.setHtml(QString::fromStdString(asHtml(document, say)));
    text.print(&printer);
}

void askToPrint(const Document &document, QWidget *parent)
{
    auto *dialog = new QPrintDialog{parent};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), dialog,
                     [document](QPrinter *printer) { printDocument(document, *printer); });
    dialog->open();
}

} // namespace pitwise::ui
