// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/panels/fileedit.h"
#include "ui/panels/toolkit.h"
#include "ui/table/tableview.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QStackedWidget;
class QTextBrowser;

namespace pitwise::ui {

/// Shows the felt, the odds, the manual and the file of the house being edited.
class HousePreview : public QWidget
{
    Q_OBJECT

public:
    enum class Page { Felt, Odds, Manual, File };

    explicit HousePreview(QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    /// Only for a house without faults.
    void setHouse(const House &house);
    /// The text of the file, with or without faults.
    void setText(const QString &text);
    /// The faults and their lines in the file; empty: none.
    void setTrouble(const QString &trouble, const QSet<int> &lines);
    void setPage(Page page);
    [[nodiscard]] Page page() const;
    [[nodiscard]] FileEdit *file() const { return m_file; }
    /// The text of the page shown.
    [[nodiscard]] QString words() const;
    /// Updates the page at once, without waiting for a pause in typing.
    void refresh();

Q_SIGNALS:
    /// The user typed in the file.
    void textEdited(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QString oddsPage() const;

    House m_house;
    QTimer m_later;
    Choice *m_choice;
    QStackedWidget *m_pages;
    TableView *m_felt;
    QTextBrowser *m_odds;
    QTextBrowser *m_manual;
    FileEdit *m_file;
    QLabel *m_trouble;
};

} // namespace pitwise::ui
