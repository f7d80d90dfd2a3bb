// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/preferences.h"
#include "ui/shell/screen.h"

class QLabel;
class QLineEdit;

namespace pitwise::ui {

class SettingsPreview;

/// All preferences, in groups, with a preview. Each applies at once.
class SettingsScreen : public Screen
{
    Q_OBJECT

public:
    explicit SettingsScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void entered() override;
    void viewOptionsChanged(const ViewOptions &options) override;

    [[nodiscard]] const QList<PreferenceGroup *> &groups() const { return m_groups; }
    [[nodiscard]] PreferenceRow *row(const QString &name) const;
    [[nodiscard]] QLineEdit *search() const { return m_search; }
    [[nodiscard]] SettingsPreview *preview() const { return m_preview; }
    void resetAll();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QLayout *makeHeader();
    [[nodiscard]] QWidget *makeGroups();
    void filter(const QString &text);
    void arrange();

    QLineEdit *m_search;
    QLabel *m_nothing;
    SettingsPreview *m_preview;
    QList<PreferenceGroup *> m_groups;
};

} // namespace pitwise::ui
