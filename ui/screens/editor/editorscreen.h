// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/draft.h"
#include "ui/panels/housebox.h"
#include "ui/panels/keyrow.h"
#include "ui/screens/editor/housepreview.h"
#include "ui/shell/screen.h"

class QLabel;
class QScrollArea;

namespace pitwise::ui {

struct KeptDraft;

/// A trainer makes his own house: begins with one that is there, changes key after key, and sees at
/// once what comes of it.
class EditorScreen : public Screen
{
    Q_OBJECT

public:
    explicit EditorScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void houseChanged(const KnownHouse &known) override { m_start->add(known); }
    void viewOptionsChanged(const ViewOptions &options) override;
    /// The house file.
    bool save() override;

    /// Begins with a copy of a built-in house, under a name of its own, or edits a house file.
    void startFrom(const std::string &name);

    [[nodiscard]] const HouseDraft &draft() const { return m_draft; }
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isDirty() const { return m_draft.text() != m_saved; }
    [[nodiscard]] KeyRow *row(std::string_view key) const;
    /// Scrolls to it.
    void showKey(std::string_view key);
    [[nodiscard]] HousePreview *preview() const { return m_preview; }
    [[nodiscard]] PillButton *saveButton() const { return m_save; }
    [[nodiscard]] PillButton *dealButton() const { return m_deal; }
    /// False: it could not be written. A house without faults is known on every screen from now on.
    bool saveTo(const QString &path);
    /// Under its name, or under one that is asked for.
    void saveAs();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeRows();
    void begin(std::string text, const QString &path);
    void resume(const KeptDraft &kept);
    void dealHere();
    void edited();
    void showRows();
    void choose();
    bool mayForget();
    [[nodiscard]] QString trouble() const;

    HouseDraft m_draft;
    std::string m_saved;
    QString m_path; ///< empty: not a file yet
    std::string m_from; ///< what it began with
    HouseBox *m_start;
    Choice *m_filter;
    QLabel *m_state;
    PillButton *m_save;
    PillButton *m_deal;
    QScrollArea *m_scroll;
    QLabel *m_nothing = nullptr; ///< where the keys would be
    std::vector<std::pair<QLabel *, std::vector<KeyRow *>>> m_sections;
    HousePreview *m_preview;
};

} // namespace pitwise::ui
