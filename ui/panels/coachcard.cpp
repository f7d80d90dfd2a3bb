// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/coachcard.h"
#include "ui/panels/announce.h"

#include "ui/panels/clauselabel.h"
#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

constexpr int CoachWidth = 330;

/// The act's own finding comes last in the list and first on the card; but a card is too many
/// because a call was missed, so the call is the headline.
std::size_t headlineOf(const std::vector<Finding> &findings)
{
    const bool card = findings.back().code == FindingCode::ExtraCard;
    for (std::size_t i = 0; card && i < findings.size(); ++i) {
        if (findings[i].code == FindingCode::CallMissed)
            return i;
    }
    return findings.size() - 1;
}

} // namespace

CoachCard::CoachCard(QWidget *parent)
    : FloatingPanel(parent),
      m_title(label(QFont::Bold, 16, QPalette::BrightText)),
      m_done(label(QFont::Normal, 14, QPalette::Text)),
      m_wants(label(QFont::DemiBold, 14, QPalette::Text)),
      m_origin(new ClauseLabel{this}),
      m_more(new QWidget{this}),
      m_answer(label(QFont::DemiBold, 14, QPalette::Highlight)),
      m_close(new PillButton{QString{}, this, PillButton::Rank::Primary}),
      m_showAnswer(new PillButton{tr("Show me"), this})
{
    dress(m_origin, QFont::Normal, 12.5, QPalette::PlaceholderText);
    m_close->setKeyText(tr("Enter"));
    m_showAnswer->setKeyText(QStringLiteral("F2"));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Shadow + 20, Shadow + 14, Shadow + 16, Shadow + 14);
    column->setSpacing(7);
    column->setSizeConstraint(QLayout::SetFixedSize);
    for (QWidget *line :
         std::initializer_list<QWidget *>{m_title, m_done, m_wants, m_origin, m_more, m_answer})
        column->addWidget(line);
    auto *more = new QVBoxLayout{m_more};
    more->setContentsMargins(0, 0, 0, 0);
    more->setSpacing(4);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_close);
    buttons->addWidget(m_showAnswer);
    buttons->addStretch();
    column->addSpacing(3);
    column->addLayout(buttons);
    connect(m_close, &QAbstractButton::clicked, this, &CoachCard::closed);
    connect(m_showAnswer, &QAbstractButton::clicked, this, &CoachCard::answerWanted);
    hide();
}

QLabel *CoachCard::label(QFont::Weight weight, qreal size, QPalette::ColorRole role)
{
    auto *text = new QLabel{this};
    dress(text, weight, size, role);
    return text;
}

void CoachCard::dress(QLabel *text, QFont::Weight weight, qreal size,
                      QPalette::ColorRole role) const
{
    text->setFont(uiFont(size, weight));
    text->setForegroundRole(role);
    text->setWordWrap(true);
    // Never asks for more; as wide as the card, which its buttons can make wider.
    text->setMinimumWidth(CoachWidth - 36);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    text->setTextFormat(Qt::PlainText);
}

void CoachCard::show(const std::vector<Finding> &findings, const Act &act, const House &house,
                     bool again)
{
    if (findings.empty())
        return hide();
    const std::size_t head = headlineOf(findings);
    const Finding &first = findings[head];
    const FindingWords words = findingWords(first, act, house);
    m_title->setText(translated(words.title));
    m_done->setText(asSentence(words.done));
    m_wants->setText(asSentence(words.wants));
    m_origin->setOrigin(originOf(house.provenance, name(first.rule)));
    qDeleteAll(m_more->findChildren<QLabel *>());
    for (std::size_t i = 0; i < findings.size(); ++i) {
        if (i != head)
            addMore(findings[i], act, house);
    }
    m_more->setVisible(findings.size() > 1);
    m_answer->hide();
    m_showAnswer->setVisible(again);
    m_close->setText(again ? tr("Try again") : tr("Continue"));
    setStripe(palette().color(QPalette::BrightText));
    setAccessibleName(m_title->text());
    setAccessibleDescription(text());
    layout()->activate();
    adjustSize();
    QWidget::show();
    raise();
    announce(this, text());
}

/// A finding below the headline, with its own clause.
void CoachCard::addMore(const Finding &finding, const Act &act, const House &house)
{
    const FindingWords words = findingWords(finding, act, house);
    QLabel *said = label(QFont::Normal, 13, QPalette::Text);
    said->setText(tr("Also: %1. %2 %3")
                      .arg(translated(words.title), asSentence(words.done), asSentence(words.wants)));
    auto *origin = new ClauseLabel{m_more};
    dress(origin, QFont::Normal, 12.5, QPalette::PlaceholderText);
    origin->setOrigin(originOf(house.provenance, name(finding.rule)));
    m_more->layout()->addWidget(said);
    m_more->layout()->addWidget(origin);
}

void CoachCard::setAnswer(const QString &answer)
{
    m_answer->setText(answer);
    m_answer->show();
    announce(this, answer);
    m_showAnswer->hide();
    layout()->activate();
    adjustSize();
}

QString CoachCard::text() const
{
    QList<const QLabel *> labels{m_title, m_done, m_wants, m_origin};
    for (int i = 0; i < m_more->layout()->count(); ++i)
        labels << qobject_cast<const QLabel *>(m_more->layout()->itemAt(i)->widget());
    labels << m_answer;
    QStringList lines;
    for (const QLabel *line : labels) {
        if (!line->isHidden() && !line->text().isEmpty())
            lines << line->text();
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace pitwise::ui
