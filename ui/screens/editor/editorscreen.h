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

struct UnsavedDraft;

/// The house editor: start from an existing house, change its keys, and see the result at once.
class EditorScreen : public Screen
{
    Q_OBJECT

public:
    explicit EditorScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void houseChanged(const KnownHouse &known) override;
    void houseRemoved(const std::string &name) override { m_start->remove(name); }
    void viewOptionsChanged(const ViewOptions &options) override;
    /// Saves the house file.
    bool save() override;

    /// Copies a built-in house under a new name, or opens a house file.
    void startFrom(const std::string &name);

    [[nodiscard]] const HouseDraft &draft() const { return m_draft; }
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isDirty() const { return m_draft.text() != m_saved; }
    [[nodiscard]] KeyRow *row(std::string_view key) const;
    /// Scrolls to the key.
    void showKey(std::string_view key);
    [[nodiscard]] HousePreview *preview() const { return m_preview; }
    [[nodiscard]] PillButton *saveButton() const { return m_save; }
    [[nodiscard]] PillButton *dealButton() const { return m_deal; }
    /// False: it could not be saved. A house without faults becomes known on every screen.
    bool saveTo(const QString &path);
    /// Saves to its file, or asks for one.
    void saveAs();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeRows();
    void begin(std::string text, const QString &path);
    void resume(const UnsavedDraft &kept);
    void dealHere();
    void edited();
    void showRows();
    void choose();
    bool mayForget();
    [[nodiscard]] QString trouble() const;

    HouseDraft m_draft;
    std::string m_saved;
    QString m_path; ///< empty: never saved
    std::string m_from; ///< the house it started from
    HouseBox *m_start;
    Choice *m_filter;
    QLabel *m_state;
    PillButton *m_save;
    PillButton *m_deal;
    QScrollArea *m_scroll;
    QLabel *m_nothing = nullptr; ///< shown if the filter leaves no keys
    std::vector<std::pair<QLabel *, std::vector<KeyRow *>>> m_sections;
    HousePreview *m_preview;
};

} // namespace pitwise::ui
