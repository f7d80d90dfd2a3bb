// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/shell/scenariofiles.h"
#include "ui/shell/screen.h"
#include "ui/work/background.h"

class QLabel;
class QListWidget;
class QStackedWidget;

namespace pitwise::ui {

class ScenarioCard;
class ScenarioEditor;

/// Rounds that a trainer made: to deal, to make, to share.
class ScenariosScreen : public Screen
{
    Q_OBJECT

public:
    explicit ScenariosScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Scenarios"); }
    void entered() override;
    void houseChanged(const KnownHouse &known) override;
    void houseRemoved(const std::string &name) override;
    /// Saves what is edited.
    bool save() override;

    void startNew();
    void editChosen();
    /// Reads a file from anywhere, and keeps a copy of it if it is good.
    void open(const QString &path);
    void deal(Coaching coaching);
    void share(const QString &path);

    [[nodiscard]] QListWidget *list() const { return m_list; }
    [[nodiscard]] ScenarioCard *card() const { return m_card; }
    [[nodiscard]] ScenarioEditor *editor() const { return m_editor; }
    [[nodiscard]] PillButton *newButton() const { return m_new; }
    [[nodiscard]] PillButton *saveButton() const { return m_save; }
    [[nodiscard]] bool isEditing() const;
    /// Files are being read or written.
    [[nodiscard]] bool isBusy() const { return m_work.isBusy(); }
    [[nodiscard]] const QList<ScenarioFile> &files() const { return m_files; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void connectAll();
    /// Then chooses the file at `path`.
    void refresh(const QString &path = {});
    void fill(const QString &path);
    void showList();
    void focusList();
    void showChosen();
    void offer();
    void closeEditor();
    void removeChosen();
    void askToOpen();
    void askToShare();
    [[nodiscard]] QString folder() const;
    [[nodiscard]] const ScenarioFile *current() const;

    QListWidget *m_list;
    QLabel *m_note;
    bool m_mayDrop = false; ///< Esc was pressed once in the editor
    QStackedWidget *m_stack;
    ScenarioCard *m_card;
    QWidget *m_making;
    ScenarioEditor *m_editor;
    PillButton *m_new;
    PillButton *m_open;
    PillButton *m_save;
    PillButton *m_try;
    PillButton *m_close;
    QList<ScenarioFile> m_files;
    Background m_work;
};

} // namespace pitwise::ui
