// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/windowkeys.h"

#include "ui/panels/keysheet.h"
#include "ui/shell/screenstack.h"
#include "ui/shell/shell.h"

#include <algorithm>
#include <variant>

namespace pitwise::ui {

WindowKeys::WindowKeys(Shell &shell, ScreenStack &screens, QWidget *window)
    : QObject(window), m_shell(shell), m_screens(screens), m_window(window)
{
}

void WindowKeys::make()
{
    m_sheet = new KeySheet{m_window};
    QList<ScreenKey> keys;
    for (const ScreenEntry &entry : m_screens.entries()) {
        // Ctrl+N and the like are among the dealer's keys already.
        const QString key = entry.key.toString(QKeySequence::NativeText);
        if (!key.isEmpty() && !key.contains(QLatin1Char('+')))
            keys << ScreenKey{key, entry.menuText};
    }
    m_sheet->setScreens(keys);
    connect(m_sheet, &KeySheet::closed, this, [this] {
        m_sheet->hide();
        m_screens.shown()->setFocus();
    });
}

void WindowKeys::toggle(const QRect &room)
{
    if (m_sheet == nullptr)
        make();
    if (m_sheet->isVisible()) {
        Q_EMIT m_sheet->closed();
        return;
    }
    SessionController &controller = m_shell.controller();
    const auto house = controller.hasSitting()
                         ? std::variant<House, std::string>{controller.sitting().house()}
                         : m_shell.houses().find(m_shell.environment().houses.front());
    if (const auto *known = std::get_if<House>(&house))
        m_sheet->setHouse(*known);
    const Screen *shown = m_screens.shown();
    m_sheet->setPresenting(shown != nullptr && shown->isPresentation());
    m_sheet->resize(m_sheet->sizeHint());
    // In the middle of the room; where that is too narrow, over what stands beside it.
    const int middle = std::max(room.left(), room.center().x() - m_sheet->width() / 2);
    m_sheet->move(std::clamp(middle, 0, std::max(0, m_window->width() - m_sheet->width())),
                  std::max(0, room.center().y() - m_sheet->height() / 2));
    m_sheet->show();
    m_sheet->raise();
}

void WindowKeys::hide()
{
    if (m_sheet != nullptr)
        m_sheet->hide();
}

} // namespace pitwise::ui
