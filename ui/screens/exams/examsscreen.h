// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/examplaces.h"
#include "ui/shell/screen.h"

namespace pitwise::ui {

class VerifyPage;

/// Certificates are checked here.
class ExamsScreen : public Screen
{
    Q_OBJECT

public:
    explicit ExamsScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void entered() override;

    [[nodiscard]] VerifyPage &verifying() const { return *m_verify; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void goToPlace(ExamPlaces::Place place);

    VerifyPage *m_verify;
};

} // namespace pitwise::ui
