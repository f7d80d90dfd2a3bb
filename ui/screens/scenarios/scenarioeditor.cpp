// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/scenarios/scenarioeditor.h"

#include "engine/session/seen.h"
#include "engine/session/session.h"
#include "ui/screens/scenarios/roundform.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

constexpr int TypingPause = 180; // ms
constexpr QLatin1String Unsaved{"line"}; // for the file in faults of a text that is in none

QPlainTextEdit *plainText(QWidget *parent)
{
    auto *text = new QPlainTextEdit{parent};
    text->setVerticalScrollBar(new ThinScrollBar{text});
    text->setFrameShape(QFrame::NoFrame);
    return text;
}

/// Faults begin with file, line and column; a text that is in no file has just lines.
QString withLines(const QString &faults)
{
    static const QRegularExpression place{QStringLiteral("^%1:(\\d+):\\d+: ").arg(Unsaved)};
    QStringList lines = faults.split(QLatin1Char('\n'));
    for (QString &line : lines) {
        if (const auto found = place.match(line); found.hasMatch())
            line = ScenarioEditor::tr("Line %1: %2")
                       .arg(found.captured(1), line.mid(found.capturedLength()));
    }
    return lines.join(QLatin1Char('\n'));
}

/// The round in sentences.
QString storyOf(const Scenario &scenario)
{
    QStringList lines;
    Session session{scenario.round.spec, scenario.house};
    for (const LogEntry &entry : scenario.round.log) {
        const Table before = session.table();
        session.advance(entry.event);
        lines << asSentence(narration(entry.event, seenIn(entry.event, before, session.table())));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

ScenarioEditor::ScenarioEditor(const Environment &environment, QWidget *parent)
    : QWidget(parent),
      m_environment(environment),
      m_title(new QLineEdit{this}),
      m_task(new QLineEdit{this}),
      m_house(new HouseBox{tr("House"), this}),
      m_style(new QComboBox{this}),
      m_ways(new Choice{{tr("Fill in"), tr("Notation")}, this}),
      m_stack(new QStackedWidget{this}),
      m_form(new RoundForm{this}),
      m_text(plainText(this)),
      m_verdict(new QLabel{this}),
      m_round(plainText(this))
{
    m_title->setPlaceholderText(tr("Title, such as \"Two wars and a late bet\""));
    m_title->setAccessibleName(tr("Title"));
    m_title->setMaxLength(80);
    m_task->setPlaceholderText(tr("What the trainee reads first (may be empty)"));
    m_task->setAccessibleName(tr("Task"));
    m_task->setMaxLength(300);
    m_style->addItems({tr("The house's own style"), tr("Pick and pay"), tr("Lay and pay")});
    m_style->setAccessibleName(tr("Style"));
    m_ways->setAccessibleName(tr("How to make it"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("The round in dealing notation"));
    m_text->setTabChangesFocus(true);
    m_round->setReadOnly(true);
    m_round->setFont(uiFont(13));
    m_round->setAccessibleName(tr("What happens in the round"));
    m_verdict->setFont(uiFont(14, QFont::DemiBold));
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_wait.setSingleShot(true);
    m_wait.setInterval(TypingPause);
    arrange();
    connectAll();
}

void ScenarioEditor::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(8);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 2);
    head->addWidget(m_house, 1);
    head->addWidget(m_style);
    page->addLayout(head);
    auto *task = new QHBoxLayout;
    task->addWidget(m_task, 1);
    task->addWidget(m_ways);
    page->addLayout(task);
    auto *scroll = new QScrollArea{this};
    scroll->setWidget(m_form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBar(new ThinScrollBar{scroll});
    scroll->setFocusPolicy(Qt::NoFocus);
    m_stack->addWidget(scroll);
    m_stack->addWidget(m_text);
    auto *right = new QVBoxLayout;
    right->addWidget(m_verdict);
    right->addWidget(m_round, 1);
    auto *body = new QHBoxLayout;
    body->setSpacing(18);
    body->addWidget(m_stack, 3);
    body->addLayout(right, 2);
    page->addLayout(body, 1);
}

void ScenarioEditor::connectAll()
{
    connect(&m_wait, &QTimer::timeout, this, &ScenarioEditor::check);
    for (QLineEdit *edit : {m_title, m_task})
        connect(edit, &QLineEdit::textEdited, this, &ScenarioEditor::changed);
    connect(m_form, &RoundForm::changed, this, &ScenarioEditor::changed);
    connect(m_text, &QPlainTextEdit::textChanged, this, &ScenarioEditor::changed);
    connect(m_style, &QComboBox::currentIndexChanged, this, &ScenarioEditor::changed);
    connect(m_house, &QComboBox::currentIndexChanged, this, [this] {
        if (m_isFilling)
            return;
        m_form->setHouse(m_house->known().house);
        changed();
    });
    connect(m_ways, &Choice::chosen, this, [this](int way) {
        // A text that cannot be read would be lost: it is put right first.
        setWay(way == Form && !m_checked ? static_cast<int>(Notation) : way);
    });
}

std::optional<Style> ScenarioEditor::style() const
{
    const int chosen = m_style->currentIndex();
    return chosen == 0 ? std::nullopt
                       : std::optional{chosen == 1 ? Style::PickAndPay : Style::LayAndPay};
}

void ScenarioEditor::startNew(const std::string &house, std::uint64_t seed)
{
    m_isFilling = true;
    m_path.clear();
    m_seed = seed;
    m_title->clear();
    m_task->clear();
    m_house->choose(house);
    m_style->setCurrentIndex(0);
    m_form->setHouse(m_house->known().house);
    m_form->setScript({});
    m_text->clear();
    m_isFilling = false;
    setWay(Form);
    changed();
}

void ScenarioEditor::edit(const ScenarioFile &file)
{
    m_path = file.path;
    m_isFilling = true;
    m_text->setPlainText(QString::fromStdString(file.text));
    m_isFilling = false;
    if (file.scenario) {
        fill(*file.scenario);
        setWay(Form);
    } else {
        m_title->setText(file.title);
        m_task->clear();
        setWay(Notation);
    }
    changed();
}

void ScenarioEditor::setWay(int way)
{
    m_ways->setCurrent(way);
    m_stack->setCurrentIndex(way);
    // The text has title, task, house and style itself.
    for (QLineEdit *edit : {m_title, m_task})
        edit->setReadOnly(way == Notation);
    m_house->setEnabled(way == Form);
    m_style->setEnabled(way == Form);
}

void ScenarioEditor::fill(const Scenario &scenario)
{
    m_isFilling = true;
    const ScenarioDraft draft = draftOf(scenario);
    m_seed = draft.seed;
    m_title->setText(QString::fromStdString(draft.title));
    m_task->setText(QString::fromStdString(draft.task));
    if (!m_house->choose(draft.house)) {
        m_house->add({draft.house, scenario.house});
        m_house->choose(draft.house);
    }
    m_style->setCurrentIndex(!draft.style ? 0 : *draft.style == Style::PickAndPay ? 1 : 2);
    m_form->setHouse(scenario.house);
    m_form->setScript(draft.script);
    m_isFilling = false;
}

void ScenarioEditor::changed()
{
    if (m_isFilling)
        return;
    m_checked.reset();
    m_wait.start();
    Q_EMIT checkedChanged();
}

void ScenarioEditor::check()
{
    if (m_ways->current() == Form)
        checkForm();
    else
        checkText();
}

void ScenarioEditor::checkForm()
{
    auto script = m_form->script();
    if (const auto *why = std::get_if<QString>(&script))
        return take(std::nullopt, *why);
    ScenarioDraft draft{m_title->text().simplified().toStdString(),
                        m_task->text().simplified().toStdString(),
                        m_house->known().name,
                        style(),
                        std::get<RoundScript>(std::move(script)),
                        m_seed};
    m_work.restart([draft = std::move(draft),
                    house = m_house->known().house] { return scenarioOf(draft, house); },
                   [this](std::variant<Scenario, std::string> made) {
                       if (const auto *why = std::get_if<std::string>(&made))
                           return take(std::nullopt, QString::fromStdString(*why));
                       take(std::get<Scenario>(std::move(made)), {});
                   });
}

void ScenarioEditor::checkText()
{
    m_work.restart(
        [text = m_text->toPlainText().toStdString(), environment = m_environment] {
            return readScenarioText(text, Unsaved, {}, environment);
        },
        [this](ScenarioFile file) { take(std::move(file.scenario), withLines(file.trouble)); });
}

/// Both ways show the same scenario; what somebody is typing stays as he typed it.
void ScenarioEditor::take(std::optional<Scenario> scenario, const QString &trouble)
{
    m_checked = std::move(scenario);
    if (m_checked) {
        if (m_ways->current() == Notation)
            fill(*m_checked);
        showScenario(*m_checked);
    } else {
        m_verdict->setText(trouble);
        m_verdict->setForegroundRole(QPalette::BrightText);
        m_round->clear();
    }
    Q_EMIT checkedChanged();
}

void ScenarioEditor::showScenario(const Scenario &scenario)
{
    m_verdict->setText(tr("The house's own dealer deals it in %n line(s), without a finding.",
                          nullptr, static_cast<int>(scenario.round.log.size())));
    m_verdict->setForegroundRole(QPalette::Link);
    m_round->setPlainText(storyOf(scenario));
    if (m_ways->current() == Form) {
        m_isFilling = true;
        m_text->setPlainText(QString::fromStdString(toText(scenario)));
        m_isFilling = false;
    }
}

QString ScenarioEditor::verdict() const
{
    return m_verdict->text();
}

} // namespace pitwise::ui
