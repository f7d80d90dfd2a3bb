// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/screens/records/keptmodel.h"
#include "ui/screens/records/peopleeditor.h"
#include "ui/screens/records/recordsfilter.h"
#include "ui/shell/screen.h"

class QLabel;
class QTreeView;

namespace pitwise::ui {

/// The sessions in the records: open one in the table, read it, save it, export the list.
class RecordsScreen : public Screen
{
    Q_OBJECT

public:
    explicit RecordsScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Records"); }
    void entered() override;
    void askedFor(const QString &what) override;

    [[nodiscard]] RecordsFilter *filter() const { return m_filter; }
    [[nodiscard]] QTreeView *list() const { return m_list; }
    [[nodiscard]] const KeptModel &model() const { return *m_model; }
    /// What has changed since the chosen session was dealt; empty: nothing.
    [[nodiscard]] QString since() const;
    /// What is said instead of a list; empty: there is one.
    [[nodiscard]] QString note() const;
    /// A trainer's: people instead of sessions, and back.
    void showPeople(bool shown);
    [[nodiscard]] PillButton *peopleButton() const { return m_peopleButton; }
    [[nodiscard]] PeopleEditor *people() const { return m_people; }
    void openInTable();
    void review();
    [[nodiscard]] PillButton *reviewButton() const { return m_review; }
    void showText();
    void saveDeal(const QString &path);
    /// Opens the dialog that asks what to export, and how.
    void askToExport();

private:
    void arrange();
    void refresh();
    void fill(const KeptList &list);
    void say(const QString &note);
    void offer();
    /// Asks for the chosen session's text; says why there is none.
    void withText(const std::function<void(const KeptText &)> &then);
    void askForDeal();
    void told(const QString &path, const QString &trouble);
    [[nodiscard]] const KeptSession *current() const;

    RecordsFilter *m_filter;
    QLabel *m_place;
    QLabel *m_note;
    QLabel *m_since;
    QTreeView *m_list;
    PeopleEditor *m_people;
    PillButton *m_peopleButton;
    KeptModel *m_model;
    PillButton *m_open;
    PillButton *m_review;
    PillButton *m_text;
    PillButton *m_save;
    PillButton *m_export;
    int m_asked = 0; ///< only the last answer counts
};

} // namespace pitwise::ui
