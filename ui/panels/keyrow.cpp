// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/keyrow.h"

#include "ui/panels/clauselabel.h"
#include "ui/text/clauses.h"
#include "ui/text/keywords.h"
#include "ui/text/translated.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace pitwise::ui {

namespace {

constexpr int ControlLeast = 150;
constexpr int ControlMost = 460;
constexpr int OriginWidth = 96;

} // namespace

KeyRow::KeyRow(const HouseKey &key, QWidget *parent)
    : QWidget(parent),
      m_key(&key),
      m_origin(new QLineEdit{this}),
      m_clause(new ClauseLabel{this}),
      m_explanation(new QLabel{this}),
      m_fault(new QLabel{this})
{
    const KeyWords words = keyWords(key.key);
    auto *grid = new QGridLayout{this};
    grid->setContentsMargins(0, 5, 0, 7);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 4);
    grid->setColumnStretch(1, 5);
    auto *label = new QLabel{translated(words.label), this};
    label->setFont(uiFont(14.5, QFont::DemiBold));
    label->setWordWrap(true);
    label->setMinimumWidth(110);
    label->setToolTip(QString::fromUtf8(key.key.data(), static_cast<qsizetype>(key.key.size())));
    grid->addWidget(label, 0, 0);
    QWidget *control = makeControl();
    control->setMinimumWidth(ControlLeast);
    control->setMaximumWidth(ControlMost);
    control->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    control->setAccessibleName(label->text());
    control->setAccessibleDescription(translated(words.explanation));
    // Names and sources are long and have no origin beside them.
    grid->addWidget(control, 0, 1, 1, key.isRule() ? 1 : 2);
    m_origin->setFixedWidth(OriginWidth);
    m_origin->setFont(uiFont(13));
    m_origin->setPlaceholderText(tr("choice"));
    m_origin->setToolTip(tr("Origin of the rule: a clause (WA-9), our reading of an unclear one "
                            "(reading WA-4), or choice"));
    m_origin->setAccessibleName(tr("Origin of: %1").arg(label->text()));
    m_origin->setVisible(key.isRule());
    grid->addWidget(m_origin, 0, 2);
    if (!key.isRule())
        grid->setColumnMinimumWidth(2, OriginWidth);
    m_explanation->setText(translated(words.explanation));
    m_explanation->setFont(uiFont(12.5));
    m_explanation->setForegroundRole(QPalette::PlaceholderText);
    m_explanation->setWordWrap(true);
    grid->addWidget(m_explanation, 1, 0, 1, key.isRule() ? 2 : 3);
    m_clause->setFont(uiFont(12.5));
    m_clause->setForegroundRole(QPalette::PlaceholderText);
    m_clause->hide();
    grid->addWidget(m_clause, 1, 2, Qt::AlignLeft | Qt::AlignTop);
    m_fault->setFont(uiFont(13, QFont::DemiBold));
    m_fault->setForegroundRole(QPalette::BrightText);
    m_fault->setWordWrap(true);
    m_fault->hide();
    grid->addWidget(m_fault, 2, 0, 1, 3);
    setTabOrder(control, m_origin);
    connect(m_origin, &QLineEdit::textEdited, this, &KeyRow::originEntered);
}

/// The wheel scrolls the page; it must not change the value under the pointer.
bool KeyRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel)
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

QWidget *KeyRow::makeControl()
{
    if (m_key->kind == KeyKind::Flag) {
        m_flag = new Choice{{tr("Yes"), tr("No")}, this};
        connect(m_flag, &Choice::chosen, this, [this] { Q_EMIT valueEntered(value()); });
        return m_flag;
    }
    if (m_key->kind == KeyKind::Choice) {
        m_box = new QComboBox{this};
        m_box->setFont(uiFont(13.5));
        m_box->setMinimumHeight(30);
        for (const std::string_view choice : m_key->choices)
            m_box->addItem(translated(choiceWords(m_key->key, choice)),
                           QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
        m_box->setEnabled(m_key->key != "game"); // the keys depend on the game
        m_box->installEventFilter(this);
        connect(m_box, &QComboBox::currentIndexChanged, this,
                [this] { Q_EMIT valueEntered(value()); });
        return m_box;
    }
    m_line = new QLineEdit{this};
    m_line->setFont(uiFont(14));
    m_line->setMinimumHeight(30);
    connect(m_line, &QLineEdit::textEdited, this, &KeyRow::valueEntered);
    return m_line;
}

QString KeyRow::value() const
{
    if (m_flag != nullptr)
        return m_flag->current() == 0 ? QStringLiteral("yes") : QStringLiteral("no");
    return m_box != nullptr ? m_box->currentData().toString() : m_line->text();
}

void KeyRow::enter(const QString &value)
{
    if (m_flag != nullptr)
        m_flag->setCurrent(value == QLatin1String("yes") ? 0 : 1);
    else if (m_box != nullptr)
        m_box->setCurrentIndex(m_box->findData(value));
    else
        m_line->setText(value);
    // A combo box has its own signal.
    if (m_box == nullptr)
        Q_EMIT valueEntered(value);
}

void KeyRow::follow(const HouseDraft &draft)
{
    const auto written = draft.valueOf(m_key->key);
    // A key that the file leaves out has the reader's default.
    const QString text =
        QString::fromStdString(written ? *written
                               : m_key->kind == KeyKind::Flag || m_key->kind == KeyKind::Choice
                                   ? m_key->text(draft.reading().house)
                                   : std::string{});
    if (m_flag != nullptr) {
        const QSignalBlocker quiet{m_flag};
        m_flag->setCurrent(text == QLatin1String("yes") ? 0 : 1);
    } else if (m_box != nullptr) {
        const QSignalBlocker quiet{m_box};
        m_box->setCurrentIndex(m_box->findData(text));
        m_box->setToolTip(m_box->currentText()); // the field may be too narrow for it
    } else if (m_line->text() != text && !m_line->hasFocus()) {
        m_line->setText(text);
        m_line->setCursorPosition(0);
    }
    if (m_line != nullptr && m_key->mayBeNone)
        m_line->setPlaceholderText(tr("none"));
    const QString origin = QString::fromStdString(draft.originOf(m_key->key));
    if (m_origin->text() != origin && !m_origin->hasFocus())
        m_origin->setText(origin);
    tintOrigin();
    const Origin named = originOf(draft.reading().house.provenance, m_key->key);
    m_clause->setVisible(m_key->isRule() && !clauseText(named.clause).empty());
    m_clause->setOrigin(named, tr("Read it"));
    QStringList wrong;
    for (const Fault &fault : draft.faultsOf(m_key->key)) {
        // The row already names the key.
        const auto what = QString::fromStdString(fault.what);
        wrong
            << tr("Line %1: %2").arg(fault.line).arg(what.mid(what.indexOf(QLatin1Char(' ')) + 1));
    }
    m_fault->setText(wrong.join(QLatin1Char('\n')));
    m_fault->setVisible(!wrong.isEmpty());
}

/// Gold marks what a source demands.
void KeyRow::tintOrigin()
{
    QPalette colours = palette();
    const QString origin = m_origin->text();
    if (!origin.isEmpty() && origin != QLatin1String("choice"))
        colours.setColor(QPalette::Text, palette().color(QPalette::Highlight));
    m_origin->setPalette(colours);
}

void KeyRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        tintOrigin();
}

QString KeyRow::fault() const
{
    return m_fault->isVisibleTo(this) ? m_fault->text() : QString{};
}

} // namespace pitwise::ui
