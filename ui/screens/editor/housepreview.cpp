// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/editor/housepreview.h"

#include "ui/handout/manual.h"
#include "ui/text/datawords.h"
#include "ui/text/oddswords.h"
#include "ui/text/translated.h"

#include <QFontDatabase>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int Pause = 150; // ms without typing before the pages are updated

QTextBrowser *browser(QWidget *parent)
{
    auto *page = new QTextBrowser{parent};
    page->setFrameShape(QFrame::NoFrame);
    page->setFont(uiFont(14));
    page->document()->setDocumentMargin(16);
    page->setVerticalScrollBar(new ThinScrollBar{page});
    return page;
}

/// Keeps the scroll position, for somebody who is reading.
void replace(QTextBrowser *page, const QString &html)
{
    const int where = page->verticalScrollBar()->value();
    page->setHtml(html);
    page->verticalScrollBar()->setValue(where);
}

std::string say(const Sentence &sentence)
{
    return translated(sentence).toStdString();
}

} // namespace

HousePreview::HousePreview(QWidget *parent)
    : QWidget(parent),
      m_choice(new Choice{{tr("Felt"), tr("Odds"), tr("Manual"), tr("File")}, this}),
      m_pages(new QStackedWidget{this}),
      m_felt(new TableView{this}),
      m_odds(browser(this)),
      m_manual(browser(this)),
      m_file(new FileEdit{this}),
      m_trouble(new QLabel{this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_choice->setAccessibleName(tr("Preview"));
    column->addWidget(m_choice, 0, Qt::AlignLeft);
    m_felt->setFocusPolicy(Qt::NoFocus);
    m_felt->setAttribute(Qt::WA_TransparentForMouseEvents);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(14);
    m_file->setFont(font);
    m_file->setFrameShape(QFrame::NoFrame);
    m_file->setTabChangesFocus(true);
    m_file->setVerticalScrollBar(new ThinScrollBar{m_file});
    m_file->setCornerWidget(new QWidget{m_file});
    m_file->setAccessibleName(tr("The house file"));
    for (QWidget *page : std::initializer_list<QWidget *>{m_felt, m_odds, m_manual, m_file})
        m_pages->addWidget(page);
    column->addWidget(m_pages, 1);
    m_trouble->setFont(uiFont(13.5));
    m_trouble->setWordWrap(true);
    m_trouble->setForegroundRole(QPalette::BrightText);
    m_trouble->hide();
    column->addWidget(m_trouble);
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &HousePreview::refresh);
    connect(m_choice, &Choice::chosen, this,
            [this](int index) { setPage(static_cast<Page>(index)); });
    connect(m_file, &QPlainTextEdit::textChanged, this,
            [this] { Q_EMIT textEdited(m_file->toPlainText()); });
}

void HousePreview::setOptions(const ViewOptions &options)
{
    m_felt->setOptions(options);
}

void HousePreview::setHouse(const House &house)
{
    m_house = house;
    m_later.start(Pause);
}

void HousePreview::setText(const QString &text)
{
    if (m_file->toPlainText() == text)
        return;
    const QSignalBlocker quiet{m_file};
    const int where = m_file->verticalScrollBar()->value();
    m_file->setPlainText(text);
    m_file->verticalScrollBar()->setValue(where);
}

void HousePreview::setTrouble(const QString &trouble, const QSet<int> &lines)
{
    m_file->setFaultyLines(lines);
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
}

HousePreview::Page HousePreview::page() const
{
    return static_cast<Page>(m_pages->currentIndex());
}

void HousePreview::setPage(Page page)
{
    m_choice->setCurrent(static_cast<int>(page));
    m_pages->setCurrentIndex(static_cast<int>(page));
    refresh();
}

/// A page takes the colour of its links when it is read.
void HousePreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_later.start(0);
}

/// Only the page shown; the others are updated when they are opened.
void HousePreview::refresh()
{
    m_later.stop();
    if (m_house.id.empty())
        return;
    switch (page()) {
    case Page::Felt:
        m_felt->setHouse(m_house, 1, std::min(3, m_house.table.seats));
        m_felt->setTable(newTable(m_house, 1), ChipLedger{m_house});
        break;
    case Page::Odds:
        replace(m_odds, oddsPage());
        break;
    case Page::Manual: {
        Document manual = manualOf(m_house);
        for (DocumentSection &section : manual.sections)
            section.drawing = {}; // the felt has its own page
        manual.cover = {};
        QString html = QString::fromStdString(asHtml(manual, say));
        // Made for paper: leave the colours and the font to the window.
        static const QRegularExpression style{QStringLiteral("<style>.*</style>"),
                                              QRegularExpression::DotMatchesEverythingOption};
        html.remove(style);
        replace(m_manual, html);
        break;
    }
    case Page::File:
        break;
    }
}

QString HousePreview::oddsPage() const
{
    const Odds odds = oddsOf(m_house);
    QString html = QStringLiteral("<table cellpadding=\"4\" width=\"100%\">");
    for (const ExactBet &bet : exactBets(odds))
        html += QStringLiteral("<tr><td>%1</td><td align=\"right\"><b>%2</b></td></tr>")
                    .arg(translated(betWords(bet)).toHtmlEscaped(),
                         translated(percentWords(bet.odds.edge.toDouble(), 4)));
    html += QStringLiteral("</table>");
    for (const Sentence &sentence : oddsSentences(m_house, odds))
        html += QStringLiteral("<p>%1</p>").arg(translated(sentence).toHtmlEscaped());
    html +=
        QStringLiteral("<p>%1</p>").arg(translated(chancesSentence(m_house, odds)).toHtmlEscaped());
    return html;
}

QString HousePreview::words() const
{
    switch (page()) {
    case Page::Odds:
        return m_odds->toPlainText();
    case Page::Manual:
        return m_manual->toPlainText();
    case Page::File:
        return m_file->toPlainText();
    case Page::Felt:
        break;
    }
    return QString::fromStdString(m_house.name);
}

} // namespace pitwise::ui
