// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/translated.h"

#include <QCoreApplication>

namespace pitwise::ui {

QString translated(const Sentence &sentence)
{
    QString pattern = sentence.translatable
                        ? QCoreApplication::translate("Words", sentence.pattern.c_str())
                        : QString::fromStdString(sentence.pattern);
    // Fill in place by place: a part may contain a percent sign itself.
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int place = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size()
                            ? pattern[i + 1].digitValue()
                            : -1;
        if (place >= 1 && static_cast<std::size_t>(place) <= sentence.parts.size()) {
            text += translated(sentence.parts[static_cast<std::size_t>(place) - 1]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

QString asSentence(const Sentence &sentence)
{
    QString text = translated(sentence);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace pitwise::ui
