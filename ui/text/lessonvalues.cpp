// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/lessonvalues.h"

#include "ui/text/sentence.h"

#include <array>

namespace pitwise {

std::span<const char *const> lessonValues()
{
    static constexpr std::array Values{
        QT_TRANSLATE_NOOP("Lessons", "cut card"),
        QT_TRANSLATE_NOOP("Lessons", "every round"),
        QT_TRANSLATE_NOOP("Lessons", "patron"),
        QT_TRANSLATE_NOOP("Lessons", "house"),
        QT_TRANSLATE_NOOP("Lessons", "none"),
        QT_TRANSLATE_NOOP("Lessons", "refuse"),
        QT_TRANSLATE_NOOP("Lessons", "remind once"),
        QT_TRANSLATE_NOOP("Lessons", "return excess"),
        QT_TRANSLATE_NOOP("Lessons", "war round"),
        QT_TRANSLATE_NOOP("Lessons", "each card"),
        QT_TRANSLATE_NOOP("Lessons", "first and dealer"),
        QT_TRANSLATE_NOOP("Lessons", "main"),
        QT_TRANSLATE_NOOP("Lessons", "any"),
        QT_TRANSLATE_NOOP("Lessons", "per seat"),
        QT_TRANSLATE_NOOP("Lessons", "ties then mains"),
        QT_TRANSLATE_NOOP("Lessons", "right to left"),
        QT_TRANSLATE_NOOP("Lessons", "left to right"),
        QT_TRANSLATE_NOOP("Lessons", "pick and pay"),
        QT_TRANSLATE_NOOP("Lessons", "lay and pay"),
        QT_TRANSLATE_NOOP("Lessons", "after pay"),
        QT_TRANSLATE_NOOP("Lessons", "before pay"),
        QT_TRANSLATE_NOOP("Lessons", "either"),
        QT_TRANSLATE_NOOP("Lessons", "fewest"),
        QT_TRANSLATE_NOOP("Lessons", "color for color"),
        QT_TRANSLATE_NOOP("Lessons", "self"),
        QT_TRANSLATE_NOOP("Lessons", "floor"),
        QT_TRANSLATE_NOOP("Lessons", "low"),
        QT_TRANSLATE_NOOP("Lessons", "high"),
        QT_TRANSLATE_NOOP("Lessons", "push"),
        QT_TRANSLATE_NOOP("Lessons", "hit"),
        QT_TRANSLATE_NOOP("Lessons", "stand"),
        QT_TRANSLATE_NOOP("Lessons", "yes"),
        QT_TRANSLATE_NOOP("Lessons", "no"),
    };
    return Values;
}

} // namespace pitwise
