// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/guidance.h"

namespace pitwise::ui {

void Guidance::show(const QString &text, Tone tone, const QString &button)
{
    m_text = text;
    m_tone = tone;
    m_button = button;
    Q_EMIT changed();
}

void Guidance::clear()
{
    if (!m_text.isEmpty())
        show({}, Tone::Task);
}

void Guidance::goOn()
{
    if (!m_button.isEmpty())
        Q_EMIT nextWanted();
}

} // namespace pitwise::ui
