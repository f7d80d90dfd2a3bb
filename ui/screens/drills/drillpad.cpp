// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drillpad.h"

#include "ui/screens/drills/chipspad.h"
#include "ui/screens/drills/dealpad.h"
#include "ui/screens/drills/heapspad.h"
#include "ui/screens/drills/optionspad.h"
#include "ui/screens/drills/outcomespad.h"
#include "ui/screens/drills/watchpad.h"

#include <QKeyEvent>
#include <QLabel>

namespace pitwise::ui {

DrillPad::DrillPad(DrillFelt &felt, QWidget *parent) : QWidget(parent), m_felt(felt) { }

DrillPad *newPad(const DrillTask &task, DrillFelt &felt, QWidget *parent)
{
    return std::visit(Overloaded{
                          [&](const ask::Chips &) -> DrillPad * {
                              return new ChipsPad{felt, parent};
                          },
                          [&](const ask::Heaps &) -> DrillPad * {
                              return new HeapsPad{felt, parent};
                          },
                          [&](const ask::Outcomes &) -> DrillPad * {
                              return new OutcomesPad{felt, parent};
                          },
                          [&](const ask::Choice &) -> DrillPad * {
                              return new OptionsPad{felt, parent};
                          },
                          [&](const ask::Run &) -> DrillPad * {
                              return new DealPad{felt, parent};
                          },
                          [&](const ask::Watch &) -> DrillPad * {
                              return new WatchPad{felt, parent};
                          },
                          [&](const ask::Rule &) -> DrillPad * {
                              return new OptionsPad{felt, parent};
                          },
                      },
                      task.ask);
}

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

QLabel *padLine(QWidget *parent, QPalette::ColorRole role)
{
    auto *label = new QLabel{parent};
    label->setFont(uiFont(15));
    label->setWordWrap(true);
    label->setForegroundRole(role);
    return label;
}

} // namespace pitwise::ui
