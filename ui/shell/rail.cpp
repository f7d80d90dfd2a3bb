// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/rail.h"

#include "ui/shell/glyphs.h"
#include "ui/shell/screenstack.h"

#include <QPainter>
#include <QVBoxLayout>

namespace pitwise::ui {

Rail::Rail(ScreenStack *screens, QWidget *parent)
    : QWidget(parent),
      m_screens(screens),
      m_column(new QVBoxLayout{this})
{
    setFixedWidth(RailButton::Width);
    m_column->setContentsMargins(0, 10, 0, 10);
    m_column->setSpacing(2);
    const auto &entries = screens->entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        RailButton *button = add(entries[i].railText, entries[i].icon);
        button->setCheckable(true);
        m_screenButtons << button;
        m_depending << qMakePair(i, button);
        connect(button, &QAbstractButton::clicked, screens, [=] { screens->showScreen(i); });
        addActions(i, false);
    }
    m_column->addStretch();
    for (std::size_t i = 0; i < entries.size(); ++i)
        addActions(i, true);
    connect(add(tr("Keys"), glyph::keys()), &QAbstractButton::clicked, this, &Rail::keysWanted);
    connect(add(tr("Screen"), glyph::fullScreen()), &QAbstractButton::clicked, this,
            &Rail::fullScreenWanted);
    RailButton *more = add(tr("More"), glyph::more());
    connect(more, &QAbstractButton::clicked, this, [this, more] { Q_EMIT moreWanted(more); });
    connect(screens, &ScreenStack::screenShown, this, [this](std::size_t at) {
        for (qsizetype i = 0; i < m_screenButtons.size(); ++i)
            m_screenButtons[i]->setChecked(static_cast<std::size_t>(i) == at);
    });
    updateAvailable();
}

RailButton *Rail::add(const QString &text, const QPainterPath &icon)
{
    auto *button = new RailButton{text, icon, this};
    m_column->addWidget(button);
    return button;
}

void Rail::addActions(std::size_t screen, bool below)
{
    for (const ScreenAction &action : m_screens->entries()[screen].actions) {
        if (action.railText.isEmpty() || action.belowOnRail != below)
            continue;
        RailButton *button = add(action.railText, action.icon);
        m_depending << qMakePair(screen, button);
        connect(button, &QAbstractButton::clicked, m_screens,
                [this, screen, &action] { m_screens->run(screen, action); });
    }
}

void Rail::updateAvailable()
{
    for (const auto &[screen, button] : m_depending)
        button->setEnabled(m_screens->isAvailable(screen));
}

RailButton *Rail::button(const QString &text) const
{
    for (RailButton *each : findChildren<RailButton *>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

void Rail::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect{width() - 1, 0, 1, height()}, palette().color(QPalette::Mid));
}

} // namespace pitwise::ui
