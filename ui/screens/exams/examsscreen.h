// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/screen.h"

namespace pitwise::ui {

class VerifyPage;

/// Exams and certificates.
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
    VerifyPage *m_verify;
};

} // namespace pitwise::ui
