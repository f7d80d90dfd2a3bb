// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examvalues.h"
#include "ui/panels/toolkit.h"

class QComboBox;
class QLabel;

namespace pitwise::ui {

class PersonList;
class Shell;
class TrainerProof;

/// A trainer sets an exam: who sits it, which one, and the passphrase that opens it.
class SetPage : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit SetPage(Shell &shell, QWidget *parent = nullptr);

    /// Asks again who there is.
    void refresh();
    /// Reads a blueprint file and offers it.
    void addFile(const QString &path);
    /// Shows something above the rest: why an exam went no further.
    void say(const QString &text);

    [[nodiscard]] PersonList *people() const { return m_people; }
    [[nodiscard]] TrainerProof *proof() const { return m_proof; }
    [[nodiscard]] QComboBox *exams() const { return m_exams; }
    [[nodiscard]] PillButton *setButton() const { return m_set; }
    /// The chosen one.
    [[nodiscard]] ExamOffer offer() const;
    /// Why the chosen blueprint cannot be used, or what it is.
    [[nodiscard]] QString about() const;
    [[nodiscard]] QString note() const;
    /// The chosen trainee can only go on with his exam.
    [[nodiscard]] bool mustResume() const { return !m_underWay.session.isEmpty(); }

Q_SIGNALS:
    /// It is set. `offer` is without an id if it goes on.
    void isSet(const pitwise::ui::Dealer &trainee, const pitwise::ui::ExamOffer &offer);
    void offersChanged();

private:
    void arrange();
    void askForFile();
    void setOffers(const QList<ExamOffer> &offers);
    void showOffer();
    void enableSet();
    void choosePerson(const Dealer &trainee);
    void showUnderWay();
    void set();

    Shell &m_shell;
    QList<ExamOffer> m_offers;
    ExamAttempt m_underWay; ///< of the chosen trainee; without an id: none
    int m_asked = 0; ///< only the latest answer counts
    bool m_hasBoth = false; ///< a trainer and a trainee are known
    bool m_busy = false;
    PersonList *m_people;
    QLabel *m_note;
    QLabel *m_examCaption;
    QComboBox *m_exams;
    PillButton *m_open;
    QLabel *m_about;
    TrainerProof *m_proof;
    PillButton *m_set;
};

} // namespace pitwise::ui
