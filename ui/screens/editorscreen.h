// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/draft.h"
#include "ui/panels/housebox.h"
#include "ui/panels/keyrow.h"
#include "ui/screens/housepreview.h"

#include <QWidget>

#include <functional>

class QLabel;
class QScrollArea;

namespace pitwise::ui {

/// A trainer makes his own house: begins with one that is there, changes key after key, and sees at
/// once what comes of it.
class EditorScreen : public QWidget
{
    Q_OBJECT

public:
    /// The text of a house file by its id or path; nothing: it cannot be read.
    using TextOf = std::function<std::optional<std::string>(const std::string &name)>;

    EditorScreen(const std::vector<KnownHouse> &houses, TextOf textOf, QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    void addHouse(const KnownHouse &known) { m_start->add(known); }
    /// Begins with a built-in house (then it gets a name of its own), or goes on with a file.
    void startFrom(const std::string &name);
    /// A draft of another day.
    void goOnWith(const std::string &text, const QString &path, const std::string &from);

    [[nodiscard]] const HouseDraft &draft() const { return m_draft; }
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isDirty() const { return m_draft.text() != m_saved; }
    [[nodiscard]] KeyRow *row(std::string_view key) const;
    /// Scrolls to it.
    void showKey(std::string_view key);
    [[nodiscard]] HousePreview *preview() const { return m_preview; }
    [[nodiscard]] PillButton *saveButton() const { return m_save; }
    [[nodiscard]] PillButton *dealButton() const { return m_deal; }
    /// True: it is written; whoever asked for it knows the house from now on.
    bool save(const QString &path);
    /// Under its name, or under one that is asked for.
    void saveAs();

Q_SIGNALS:
    /// A house without faults was saved.
    void saved(const pitwise::House &house, const QString &path);
    void dealWanted(const QString &path);
    /// To be kept, so that nothing is lost.
    void draftChanged(const QString &text, const QString &path, const QString &from);
    void left();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeRows();
    void begin(std::string text, const QString &path);
    void edited();
    void showRows();
    void choose();
    bool mayForget();
    [[nodiscard]] QString trouble() const;

    TextOf m_textOf;
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
