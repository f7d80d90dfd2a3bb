// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/examplaces.h"

#include <QHBoxLayout>

namespace pitwise::ui {

ExamPlaces::ExamPlaces(Place here, QWidget *parent)
    : QWidget(parent),
      m_choice(new Choice{
          {tr("Sit an exam"), tr("Results"), tr("Check a certificate"), tr("Site keys")}, this})
{
    m_choice->setAccessibleName(tr("Exams"));
    m_choice->setCurrent(static_cast<int>(here));
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins(34, 18, 34, 4);
    row->addWidget(m_choice);
    row->addStretch(1);
    connect(m_choice, &Choice::chosen, this, &ExamPlaces::chosen);
}

} // namespace pitwise::ui
