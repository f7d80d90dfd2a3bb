// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/personpage.h"

#include "ui/screens/class/classlist.h"
#include "ui/screens/class/countbars.h"
#include "ui/screens/class/examspage.h"
#include "ui/text/examwords.h"
#include "ui/text/findingwords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

/// The skill groups of one trainee, a tile each.
class GroupTiles : public QWidget
{
public:
    GroupTiles(const Trainee &trainee, QWidget *parent) : QWidget(parent), m_trainee(trainee)
    {
        setFixedHeight(scaled(76));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal wide = width() / static_cast<qreal>(SkillGroups);
        const qreal high = scaled(36);
        for (const SkillGroup group : AllSkillGroups) {
            const qreal left = wide * static_cast<qreal>(group);
            paintGroup(painter, QRectF{left, 0, wide, high}, m_trainee, group, palette());
            painter.setFont(uiFont(13));
            painter.setPen(palette().color(QPalette::PlaceholderText));
            painter.drawText(QRectF{left, high + 4, wide, height() - high - 4},
                             Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                             translated(groupWords(group)));
        }
    }

private:
    const Trainee &m_trainee;
};

} // namespace

PersonPage::PersonPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_name(new QLabel{this}),
      m_facts(new QLabel{this}),
      m_groups(new GroupTiles{m_trainee, this}),
      m_mistakes(new CountBars{tr("Mistakes"), this}),
      m_exams(new QTreeWidget{this}),
      m_homework(new HomeworkTree{this}),
      m_form(new HomeworkForm{shell, this}),
      m_back(new PillButton{tr("Back to the class"), this}),
      m_skills(new PillButton{tr("Skills and progress\u2026"), this})
{
    arrange();
    connect(m_back, &QAbstractButton::clicked, this, &PersonPage::back);
    connect(m_skills, &QAbstractButton::clicked, this,
            [this] { m_shell.goTo(QStringLiteral("progress"), m_trainee.person.id); });
    connect(&shell.homework(), &HomeworkDesk::changed, this, [this] {
        if (isVisible())
            ask();
    });
}

void PersonPage::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(8);
    auto *head = new QHBoxLayout;
    m_name->setFont(uiFont(24, QFont::Bold));
    head->addWidget(m_name, 1);
    head->addWidget(m_skills);
    head->addWidget(m_back);
    page->addLayout(head);
    m_facts->setFont(uiFont(15));
    m_facts->setWordWrap(true);
    page->addWidget(m_facts);
    page->addWidget(m_groups);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(26);
    auto *left = new QVBoxLayout;
    left->addWidget(m_mistakes);
    left->addStretch(1);
    columns->addLayout(left, 2);
    auto *right = new QVBoxLayout;
    right->addWidget(caption(tr("Exams and certificates"), this));
    m_exams->setColumnCount(4);
    m_exams->setHeaderLabels({tr("When"), tr("House"), tr("Result"), tr("Certificate")});
    m_exams->setRootIsDecorated(false);
    m_exams->setFrameShape(QFrame::NoFrame);
    m_exams->setFont(uiFont(14));
    m_exams->setAccessibleName(tr("Exams and certificates, the latest first"));
    m_exams->setVerticalScrollBar(new ThinScrollBar{m_exams});
    m_exams->header()->setStretchLastSection(false);
    m_exams->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_exams->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    right->addWidget(m_exams, 1);
    right->addWidget(caption(tr("Homework"), this));
    right->addWidget(m_homework, 1);
    columns->addLayout(right, 3);
    page->addLayout(columns, 1);
    page->addWidget(m_form);
    m_homework->setColumnHidden(2, true); // all of it is his
    setFocusProxy(m_back);
}

void PersonPage::clear()
{
    m_trainee = {};
    m_name->clear();
    m_facts->clear();
    m_mistakes->setBars({});
    m_exams->clear();
    m_homework->clear();
}

void PersonPage::show(const Trainee &trainee)
{
    clear();
    m_trainee = trainee;
    const QLocale locale;
    m_name->setText(trainee.person.name.simplified());
    QStringList facts{tr("Number %1").arg(trainee.person.number.simplified()),
                      standingText(trainee), tr("%n session(s)", nullptr, trainee.sessions),
                      tr("%n round(s)", nullptr, trainee.rounds),
                      tr("%1 hours dealt").arg(locale.toString(trainee.hours, 'f', 1))};
    if (trainee.recent > 0)
        facts << tr("score %1").arg(locale.toString(trainee.score, 'f', 1));
    if (trainee.last.isValid())
        facts
            << tr("last dealt %1").arg(locale.toString(trainee.last.date(), QLocale::ShortFormat));
    facts << noteText(trainee);
    facts.removeAll(QString{});
    m_facts->setText(facts.join(QStringLiteral(" \u00b7 ")));
    m_form->setDealer(trainee.person.id);
    m_groups->update();
    ask();
}

void PersonPage::ask()
{
    constexpr std::size_t Most = 8;
    const QString id = m_trainee.person.id;
    m_shell.classroom().mistakes({.person = id}, this, [this, id](const MistakeView &view) {
        if (id != m_trainee.person.id)
            return;
        std::vector<CountBars::Bar> bars;
        for (const MistakeView::Count &each : view.findings) {
            if (bars.size() < Most)
                bars.push_back({translated(titleOf(each.code)), each.count, {}});
        }
        m_mistakes->setBars(std::move(bars));
    });
    m_shell.classroom().attempts(
        id, this, [this, id](const std::vector<ExamAttemptView> &attempts, const QString &) {
            if (id == m_trainee.person.id)
                listExams(attempts);
        });
    m_shell.homework().ofPerson(id, this, [this, id](const HomeworkList &list) {
        if (id == m_trainee.person.id)
            m_homework->setItems(list.items, {});
    });
}

void PersonPage::listExams(const std::vector<ExamAttemptView> &attempts)
{
    const QLocale locale;
    m_exams->clear();
    for (const ExamAttemptView &each : attempts) {
        auto *item = new QTreeWidgetItem{m_exams};
        item->setText(0, locale.toString(each.started.date(), QLocale::ShortFormat));
        item->setText(1, each.house.simplified());
        item->setText(2, each.isJudged
                             ? tr("%1, %2 points", "result and score")
                                   .arg(attemptResult(each), locale.toString(each.score, 'f', 1))
                             : attemptResult(each));
        item->setText(3, attemptCertificate(each));
    }
}

} // namespace pitwise::ui
