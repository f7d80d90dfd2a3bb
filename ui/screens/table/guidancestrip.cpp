// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/table/guidancestrip.h"

#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace pitwise::ui {

GuidanceStrip::GuidanceStrip(Guidance &guidance, QWidget *parent)
    : FloatingPanel(parent),
      m_guidance(guidance),
      m_text(new QLabel{this}),
      m_next(new PillButton{{}, this, PillButton::Rank::Primary})
{
    m_text->setFont(uiFont(15, QFont::DemiBold));
    m_text->setWordWrap(true);
    m_next->setKeyText(QKeySequence{GoOnKey}.toString(QKeySequence::NativeText));
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins(Shadow + 18, Shadow + 6, Shadow + 8, Shadow + 6);
    row->setSpacing(16);
    row->addWidget(m_text, 1);
    row->addWidget(m_next);
    connect(m_next, &QAbstractButton::clicked, this, [this] { m_guidance.goOn(); });
    connect(&guidance, &Guidance::changed, this, &GuidanceStrip::follow);
    follow();
}

QString GuidanceStrip::text() const
{
    return m_text->text();
}

void GuidanceStrip::follow()
{
    m_text->setText(m_guidance.text());
    m_text->setAccessibleName(m_guidance.text());
    m_next->setText(m_guidance.button());
    m_next->setVisible(!m_guidance.button().isEmpty());
    const QPalette palette = this->palette();
    setStripe(m_guidance.tone() == Guidance::Tone::Clean     ? palette.color(QPalette::Link)
              : m_guidance.tone() == Guidance::Tone::Mistake ? palette.color(QPalette::BrightText)
                                                             : palette.color(QPalette::Highlight));
    setVisible(!m_guidance.text().isEmpty());
    Q_EMIT resized();
}

void GuidanceStrip::setPlace(const QRect &room)
{
    constexpr int Most = 900; // longer lines are hard to read
    const int width = std::min(room.width() - 12, std::max(scaled(Most), 0));
    const int height = std::max(layout()->totalHeightForWidth(width), m_next->sizeHint().height());
    setGeometry(room.center().x() - width / 2, room.top() - Shadow / 2 + 2, width, height);
}

int GuidanceStrip::taken() const
{
    return isHidden() ? 0 : height() - Shadow;
}

} // namespace pitwise::ui
