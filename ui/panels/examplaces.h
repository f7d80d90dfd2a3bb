// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

namespace pitwise::ui {

/// The places of exams, at the top of each of them.
class ExamPlaces : public QWidget
{
    Q_OBJECT

public:
    enum class Place {
        Sit,
        Results,
        Check, ///< a certificate
        Keys,
    };

    explicit ExamPlaces(Place here, QWidget *parent = nullptr);
    void setCurrent(int place) { m_choice->setCurrent(place); }
    [[nodiscard]] Choice *choice() const { return m_choice; }

Q_SIGNALS:
    void chosen(int place);

private:
    Choice *m_choice;
};

} // namespace pitwise::ui
