// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/screens/review/reviewsource.h"
#include "ui/shell/screen.h"
#include "ui/work/background.h"

class QLabel;
class QStackedWidget;

namespace pitwise::ui {

class ManyPage;
class ReviewPage;

/// Looks back: at one session, act by act, or at several to see what keeps coming back.
class ReviewScreen : public Screen
{
    Q_OBJECT

public:
    explicit ReviewScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Review"); }
    void entered() override;
    void left() override;
    /// Empty: the session at the table. `file:PATH`: a saved one. `records:ID`: a stored one.
    void askedFor(const QString &what) override;
    void viewOptionsChanged(const ViewOptions &options) override;
    bool save() override;

    [[nodiscard]] ReviewPage *page() const { return m_page; }
    [[nodiscard]] ManyPage *many() const { return m_many; }
    [[nodiscard]] Choice *pages() const { return m_pages; }
    /// A session is being read.
    [[nodiscard]] bool isBusy() const;
    /// What is said in place of a session; empty: there is one.
    [[nodiscard]] QString note() const;
    /// What is said of the session that is shown.
    [[nodiscard]] QString facts() const;

Q_SIGNALS:
    /// A session is shown, or `note` says why not.
    void opened();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum Page { One, Several };

    void arrange();
    void open(const QString &what, int event);
    void openTable();
    void openStored(const QString &id);
    void read(std::function<OpenedReview()> source);
    void show(const OpenedReview &found);
    void say(const QString &note);
    void showPage(Page page);
    [[nodiscard]] bool tableHasMore() const;
    [[nodiscard]] QString factsOf(const OpenedReview &found) const;

    QLabel *m_facts;
    Choice *m_pages;
    PillButton *m_print;
    PillButton *m_save;
    QStackedWidget *m_stack;
    QLabel *m_note;
    ReviewPage *m_page;
    ManyPage *m_many;
    QString m_what; ///< as asked for; empty: the session at the table
    bool m_any = false; ///< something was asked for
    int m_event = -1; ///< where to go in it; negative: the first finding
    int m_asked = 0; ///< only the last answer counts
    bool m_waiting = false; ///< for the records
    Background m_work;
};

} // namespace pitwise::ui
