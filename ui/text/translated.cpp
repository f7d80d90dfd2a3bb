// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/translated.h"

#include "ui/text/clauses.h"

#include <QCoreApplication>

namespace pitwise::ui {

QString translated(const Sentence &sentence)
{
    return QString::fromStdString(filled(sentence, [](const std::string &pattern) {
        return QCoreApplication::translate("Words", pattern.c_str()).toStdString();
    }));
}

QString asSentence(const Sentence &sentence)
{
    QString text = translated(sentence);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString translatedClause(const std::string &id)
{
    const std::string text = clauseText(id);
    return text.empty() ? QString{} : QCoreApplication::translate("Clauses", text.c_str());
}

std::string translatedLesson(const std::string &text)
{
    return QCoreApplication::translate("Lessons", text.c_str()).toStdString();
}

} // namespace pitwise::ui
