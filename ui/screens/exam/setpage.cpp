// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/setpage.h"

#include "ui/screens/exam/examtexts.h"
#include "ui/screens/exam/personlist.h"
#include "ui/screens/exam/trainerproof.h"
#include "ui/shell/shell.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace pitwise::ui {

SetPage::SetPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_people(new PersonList{this}),
      m_note(new QLabel{this}),
      m_examCaption(caption(tr("Exam"), this)),
      m_exams(new QComboBox{this}),
      m_open(new PillButton{tr("Open a file\u2026"), this}),
      m_about(new QLabel{this}),
      m_proof(new TrainerProof{this}),
      m_set(new PillButton{tr("Set the exam"), this, PillButton::Rank::Primary})
{
    arrange();
    connect(m_people, &PersonList::changed, this, &SetPage::choosePerson);
    connect(m_exams, &QComboBox::currentIndexChanged, this, &SetPage::showOffer);
    connect(m_open, &QAbstractButton::clicked, this, &SetPage::askForFile);
    connect(m_proof, &TrainerProof::entered, this, &SetPage::set);
    connect(m_set, &QAbstractButton::clicked, this, &SetPage::set);
    shell.exams().offers(this, [this](const QList<ExamOffer> &offers) { setOffers(offers); });
}

void SetPage::arrange()
{
    setFocusProxy(m_people);
    m_note->setFont(uiFont(15));
    m_note->setWordWrap(true);
    m_exams->setFont(uiFont(15));
    m_exams->setAccessibleName(tr("Exam"));
    m_about->setFont(uiFont(15));
    m_about->setWordWrap(true);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(caption(tr("Who sits it"), this));
    left->addWidget(m_people, 1);
    auto *exam = new QHBoxLayout;
    exam->setSpacing(10);
    exam->addWidget(m_exams, 1);
    exam->addWidget(m_open);
    auto *right = new QVBoxLayout;
    right->setSpacing(6);
    right->addWidget(m_examCaption);
    right->addLayout(exam);
    right->addWidget(m_about);
    right->addSpacing(14);
    right->addWidget(m_proof);
    right->addSpacing(14);
    right->addWidget(m_set, 0, Qt::AlignLeft);
    right->addStretch(1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(34);
    columns->addLayout(left, 2);
    columns->addLayout(right, 3);
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(14);
    page->addWidget(m_note);
    page->addLayout(columns, 1);
}

void SetPage::refresh()
{
    m_shell.records().people(this, [this](const KnownPeople &people) {
        m_proof->setTrainers(people.trainers);
        m_people->setPeople(people.dealers);
        m_hasBoth = !people.trainers.empty() && !people.dealers.empty();
        say(!people.trouble.isEmpty() ? people.trouble
            : m_hasBoth
                ? QString{}
                : tr("An exam needs a trainer and a trainee. Add both under Records: Trainer, "
                     "then People."));
        choosePerson(m_people->chosen());
    });
}

void SetPage::say(const QString &text)
{
    m_note->setText(text.isEmpty()
                        ? tr("The trainer opens an exam with his passphrase and hands over the "
                             "table. Once it has begun it can only be finished or given up.")
                        : text);
}

QString SetPage::about() const
{
    return m_about->text();
}

QString SetPage::note() const
{
    return m_note->text();
}

// ---- which exam ----

void SetPage::setOffers(const QList<ExamOffer> &offers)
{
    m_offers = offers;
    m_exams->clear();
    for (const ExamOffer &offer : offers)
        m_exams->addItem(QString::fromStdString(offer.blueprint.name));
    showOffer();
    Q_EMIT offersChanged();
}

void SetPage::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a blueprint"), {},
                                                      tr("Blueprints (*.toml);;All files (*)"));
    if (!path.isEmpty())
        addFile(path);
}

void SetPage::addFile(const QString &path)
{
    m_about->setText(tr("Reading %1\u2026").arg(QFileInfo{path}.fileName()));
    m_shell.exams().readOffer(path, this, [this](const ExamOffer &offer) {
        m_offers.removeIf([&](const ExamOffer &one) { return one.exam == offer.exam; });
        QList<ExamOffer> more = m_offers;
        more << offer;
        setOffers(more);
        const QString name = QFileInfo{offer.exam}.fileName();
        m_exams->setItemText(
            static_cast<int>(more.size()) - 1,
            offer.ok() ? tr("%1 (%2)").arg(QString::fromStdString(offer.blueprint.name), name)
                       : name);
        m_exams->setCurrentIndex(static_cast<int>(more.size()) - 1);
    });
}

ExamOffer SetPage::offer() const
{
    const int index = m_exams->currentIndex();
    return index >= 0 && index < m_offers.size() ? m_offers[index] : ExamOffer{};
}

/// Only where it would do something.
void SetPage::enableSet()
{
    m_set->setEnabled(m_hasBoth && !m_people->chosen().isGuest() && (mustResume() || offer().ok()));
}

void SetPage::showOffer()
{
    enableSet();
    if (mustResume())
        return;
    const ExamOffer now = offer();
    m_about->setForegroundRole(now.ok() ? QPalette::PlaceholderText : QPalette::BrightText);
    m_about->setText(!now.ok()            ? now.trouble
                     : now.exam.isEmpty() ? QString{}
                                          : inShort(now.blueprint));
}

// ---- who ----

/// Whoever has an exam under way can only go on with it.
void SetPage::choosePerson(const Dealer &trainee)
{
    const int asked = ++m_asked;
    m_underWay = {};
    showUnderWay();
    if (trainee.isGuest())
        return;
    m_shell.exams().attempts(trainee.id, this, [this, asked](const ExamAttempts &found) {
        if (asked != m_asked)
            return;
        for (const ExamAttempt &attempt : found.attempts) {
            if (attempt.state == ExamAttempt::State::UnderWay)
                m_underWay = attempt;
        }
        showUnderWay();
        Q_EMIT offersChanged();
    });
}

void SetPage::showUnderWay()
{
    const bool resumes = mustResume();
    for (QWidget *part : {static_cast<QWidget *>(m_examCaption), static_cast<QWidget *>(m_exams),
                          static_cast<QWidget *>(m_open)})
        part->setVisible(!resumes);
    m_set->setText(resumes ? tr("Go on with the exam") : tr("Set the exam"));
    m_set->updateGeometry();
    if (!resumes)
        return showOffer();
    enableSet();
    m_about->setForegroundRole(QPalette::WindowText);
    m_about->setText(
        tr("An exam is under way: %1, begun on %2. It can only go on, with the same cards. The "
           "trainer who opened it gives his passphrase again.")
            .arg(m_underWay.exam, QLocale{}.toString(m_underWay.started, QLocale::ShortFormat)));
}

void SetPage::set()
{
    const Dealer trainee = m_people->chosen();
    const ExamOffer now = mustResume() ? ExamOffer{} : offer();
    if (m_busy || trainee.isGuest() || m_proof->trainer().isEmpty() || !now.ok())
        return;
    m_busy = true;
    m_proof->say(tr("One moment\u2026"));
    m_shell.exams().set({trainee.id, m_proof->trainer(), m_proof->takePassphrase(), now.exam}, this,
                        [this, trainee, now](const SignIn &answer) {
                            m_busy = false;
                            m_proof->show(answer);
                            if (answer.right && answer.trouble.isEmpty())
                                Q_EMIT isSet(trainee, now);
                        });
}

} // namespace pitwise::ui
