// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/startscreen.h"

#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"
#include "ui/text/housewords.h"
#include "ui/text/translated.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr int TileColumns = 3;
constexpr int TileHeight = 138;
constexpr std::array Irregular{0, 10, 35};
constexpr std::array<std::optional<Style>, 3> Styles{std::nullopt, Style::PickAndPay,
                                                     Style::LayAndPay};

} // namespace

std::uint64_t freshSeed()
{
    return QRandomGenerator::global()->bounded(100'000U, 1'000'000U);
}

HouseTile::HouseTile(const House &house, QWidget *parent) : Button(parent)
{
    setCheckable(true);
    setAutoExclusive(true);
    setMinimumSize(200, 84);
    setMaximumHeight(TileHeight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setHouse(house);
}

void HouseTile::setHouse(const House &house)
{
    m_house = house;
    setText(QString::fromStdString(house.name));
    m_traits.clear();
    for (const Sentence &trait : houseTraits(house))
        m_traits << translated(trait);
    setAccessibleDescription(m_traits.join(QStringLiteral(". ")));
    update();
}

void HouseTile::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF{rect()}.adjusted(4, 4, -4, -4);
    const Felt felt = feltOf(QString::fromStdString(m_house.id));
    QRadialGradient light{box.center(), box.width() * 0.7};
    light.setColorAt(0, underMouse() ? felt.lit.lighter(112) : felt.lit);
    light.setColorAt(0.6, felt.cloth);
    light.setColorAt(1, felt.shade);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(box, 12, 12);
    painter.setPen(felt.line);
    // Houses are told apart by the ends of their names: smaller rather than cut off.
    const int room = static_cast<int>(box.width()) - 28;
    qreal size = 16;
    while (size > 11 && QFontMetrics{uiFont(size, QFont::Bold)}.horizontalAdvance(text()) > room)
        size -= 0.5;
    painter.setFont(uiFont(size, QFont::Bold));
    painter.drawText(box.adjusted(16, 10, -12, 0), Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, room));
    painter.setPen(felt.faint);
    painter.setFont(uiFont(12.5));
    qreal y = box.top() + 38;
    for (const QString &trait : m_traits.mid(0, 4)) {
        if (y + 19 > box.bottom() - 2)
            break; // a low tile tells less
        painter.drawText(QRectF{box.left() + 16, y, box.width() - 28, 19}, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(trait, Qt::ElideRight,
                                                          static_cast<int>(box.width()) - 28));
        y += 20;
    }
    painter.setBrush(Qt::NoBrush);
    if (isChecked()) {
        painter.setPen(QPen{palette().color(QPalette::Highlight), 3});
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 14, 14);
    }
    if (hasFocus()) {
        painter.setPen(QPen{felt.line, 1.6, Qt::DashLine});
        painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 9, 9);
    }
}

StartScreen::StartScreen(const std::vector<House> &houses, QWidget *parent)
    : QWidget(parent),
      m_scroll(new QScrollArea{this}),
      m_tiles(new QGridLayout),
      m_open(new PillButton{tr("Open a house file\u2026"), this}),
      m_unfinished(new FloatingPanel{this}),
      m_unfinishedText(new QLabel{this}),
      m_goOn(new PillButton{tr("Go on"), this, PillButton::Rank::Primary}),
      m_panel(new FloatingPanel{this}),
      m_seats(new QSpinBox{this}),
      m_style(new Choice{{tr("House's own"), tr("Pick and pay"), tr("Lay and pay")}, this}),
      m_coaching(new Choice{{tr("Coach"), tr("Practice"), tr("Silent")}, this}),
      m_coachingText(new QLabel{this}),
      m_temper(new Choice{{tr("Careful"), tr("Mixed"), tr("Bold")}, this}),
      m_irregular(new Choice{{tr("None"), tr("Some"), tr("Many")}, this}),
      m_shuffle(new Choice{{tr("Loaded"), tr("To be shuffled")}, this}),
      m_seed(new QLineEdit{this}),
      m_deal(new PillButton{tr("Deal"), this, PillButton::Rank::Primary})
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(34, 26, 34, 26);
    page->setSpacing(10);
    auto *title = new QLabel{tr("Who deals today?"), this};
    title->setFont(uiFont(28, QFont::Bold));
    title->setIndent(FloatingPanel::Shadow);
    page->addWidget(title);
    auto *subtitle = new QLabel{
        tr("Choose a house and deal. The referee judges every act by that house's procedure."),
        this};
    subtitle->setFont(uiFont(14.5));
    subtitle->setForegroundRole(QPalette::PlaceholderText);
    subtitle->setIndent(FloatingPanel::Shadow);
    page->addWidget(subtitle);

    auto *row = new QHBoxLayout{m_unfinished};
    row->setContentsMargins(FloatingPanel::Shadow + 18, FloatingPanel::Shadow + 9,
                            FloatingPanel::Shadow + 12, FloatingPanel::Shadow + 9);
    m_unfinishedText->setFont(uiFont(14.5, QFont::DemiBold));
    row->addWidget(m_unfinishedText, 1);
    row->addWidget(m_goOn);
    m_unfinished->hide();
    page->addWidget(m_unfinished);

    m_tiles->setSpacing(8);
    m_tiles->setContentsMargins(FloatingPanel::Shadow - 4, 0, FloatingPanel::Shadow - 4, 0);
    // Many houses of one's own are scrolled; few have room.
    auto *tiles = new QWidget;
    tiles->setLayout(m_tiles);
    m_scroll->setWidget(tiles);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setVerticalScrollBar(new ThinScrollBar{m_scroll});
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setMinimumHeight(2 * 84 + 12);
    page->addWidget(m_scroll, 1);
    m_seats->setRange(1, MaxSeats);
    m_seats->setFont(uiFont(14));
    m_seats->setMinimumSize(84, 32);
    m_seed->setFont(uiFont(14));
    m_seed->setPlaceholderText(tr("new cards every time"));
    m_seed->setValidator(
        new QRegularExpressionValidator{QRegularExpression{QStringLiteral("[0-9]{1,18}")}, m_seed});
    m_seed->setFixedSize(220, 32);
    m_seed->setToolTip(tr("The same number deals the same cards to the same patrons again."));
    m_coachingText->setFont(uiFont(13));
    m_coachingText->setForegroundRole(QPalette::PlaceholderText);

    auto *inside = new QVBoxLayout{m_panel};
    constexpr int Edge = FloatingPanel::Shadow + 20;
    inside->setContentsMargins(Edge, Edge - 2, Edge, Edge - 4);
    inside->setSpacing(16);
    auto *options = new QGridLayout;
    options->setHorizontalSpacing(18);
    options->setVerticalSpacing(9);
    const auto add = [&](int line, int column, const QString &text, QWidget *control) {
        QLabel *label = caption(text, this);
        label->setBuddy(control);
        control->setAccessibleName(text);
        options->addWidget(label, line, column);
        options->addWidget(control, line, column + 1, Qt::AlignLeft);
    };
    add(0, 0, tr("How it is judged"), m_coaching);
    options->addWidget(m_coachingText, 1, 1);
    add(2, 0, tr("Style"), m_style);
    add(3, 0, tr("Seats taken"), m_seats);
    add(0, 2, tr("Patrons"), m_temper);
    add(2, 2, tr("Irregularities"), m_irregular);
    add(3, 2, tr("Seed"), m_seed);
    add(1, 2, tr("Shoe"), m_shuffle);
    options->setColumnStretch(1, 1);
    options->setColumnStretch(3, 1);
    inside->addLayout(options);
    m_deal->setKeyText(tr("Enter"));
    m_deal->setMinimumWidth(190);
    auto *last = new QHBoxLayout;
    last->addStretch();
    last->addWidget(m_deal);
    inside->addLayout(last);
    page->addWidget(m_panel);
    page->addStretch();

    for (const House &house : houses)
        addTile(house, house.id);
    arrangeTiles();
    if (!m_houses.isEmpty())
        choose(m_houses.front().second);
    // From top to bottom, the button that deals last.
    QWidget *before = m_goOn;
    for (const auto &[id, tile] : m_houses) {
        setTabOrder(before, tile);
        before = tile;
    }
    setTabOrder(before, m_open);
    before = m_open;
    for (QWidget *next : std::initializer_list<QWidget *>{m_coaching, m_temper, m_shuffle, m_style,
                                                          m_irregular, m_seats, m_seed, m_deal}) {
        setTabOrder(before, next);
        before = next;
    }
    const auto explain = [this] {
        const QStringList texts{tr("Stops at a mistake and lets you try again."),
                                tr("Lets play go on and sums up each round."),
                                tr("Only records; Result tells when you ask.")};
        m_coachingText->setText(texts[m_coaching->current()]);
    };
    explain();
    connect(m_coaching, &Choice::chosen, this, explain);
    connect(m_seats, &QSpinBox::valueChanged, this, [this](int seats) { m_wantedSeats = seats; });
    for (Choice *choice : {m_coaching, m_temper, m_shuffle, m_style, m_irregular})
        connect(choice, &Choice::clicked, this, [this] { enterMeans(m_deal); });
    connect(m_deal, &QAbstractButton::clicked, this, &StartScreen::dealWanted);
    connect(m_goOn, &QAbstractButton::clicked, this, &StartScreen::goOnWanted);
    connect(m_open, &QAbstractButton::clicked, this, &StartScreen::houseFileWanted);
}

HouseTile *StartScreen::addTile(const House &house, const std::string &id)
{
    auto *tile = new HouseTile{house, m_scroll->widget()}; // beside those that it excludes
    m_houses << qMakePair(id, tile);
    connect(tile, &QAbstractButton::clicked, this, [this, tile] {
        choose(tile);
        enterMeans(m_deal);
    });
    return tile;
}

void StartScreen::arrangeTiles()
{
    for (int i = 0; i < m_houses.size(); ++i)
        m_tiles->addWidget(m_houses[i].second, i / TileColumns, i % TileColumns);
    // A house of one's own comes after those that are there.
    const int next = static_cast<int>(m_houses.size());
    m_tiles->addWidget(m_open, next / TileColumns, next % TileColumns, Qt::AlignCenter);
    const int rows = next / TileColumns + 1;
    m_scroll->setMaximumHeight(rows * (TileHeight + m_tiles->verticalSpacing()));
}

void StartScreen::addHouse(const House &house, const std::string &path)
{
    for (const auto &[id, tile] : m_houses) {
        if (id == path) {
            tile->setHouse(house); // it may have been changed in the meantime
            return choose(tile);
        }
    }
    choose(addTile(house, path));
    arrangeTiles();
}

void StartScreen::choose(HouseTile *tile)
{
    tile->setChecked(true);
    // A smaller table between two larger ones does not forget how many seats were wanted.
    const int wanted = m_wantedSeats;
    m_seats->setMaximum(tile->house().table.seats);
    m_seats->setValue(wanted);
    m_wantedSeats = wanted;
    update();
}

HouseTile *StartScreen::chosen() const
{
    for (const auto &[id, tile] : m_houses) {
        if (tile->isChecked())
            return tile;
    }
    return m_houses.front().second;
}

void StartScreen::setChoice(const PlaySettings &settings, bool fixedSeed)
{
    for (const auto &[id, tile] : m_houses) {
        if (id == settings.house)
            choose(tile);
    }
    m_wantedSeats = settings.seats;
    m_seats->setValue(settings.seats);
    m_style->setCurrent(
        static_cast<int>(std::find(Styles.begin(), Styles.end(), settings.style) - Styles.begin()));
    m_coaching->setCurrent(static_cast<int>(settings.coaching));
    m_temper->setCurrent(static_cast<int>(settings.temper));
    const auto level = std::find(Irregular.begin(), Irregular.end(), settings.irregularities);
    m_irregular->setCurrent(level == Irregular.end() ? 1
                                                     : static_cast<int>(level - Irregular.begin()));
    m_shuffle->setCurrent(settings.startsWithShuffle ? 1 : 0);
    m_seed->setText(fixedSeed ? QString::number(settings.seed) : QString{});
}

/// The button that Enter presses says so. Whoever changes a choice wants to deal.
void StartScreen::enterMeans(PillButton *button)
{
    m_goOn->setKeyText(button == m_goOn ? tr("Enter") : QString{});
    m_deal->setKeyText(button == m_deal ? tr("Enter") : QString{});
    button->setFocus(Qt::OtherFocusReason);
}

bool StartScreen::hasFixedSeed() const
{
    return !m_seed->text().isEmpty();
}

PlaySettings StartScreen::choice() const
{
    PlaySettings settings;
    for (const auto &[id, tile] : m_houses) {
        if (tile == chosen())
            settings.house = id;
    }
    settings.seats = m_seats->value();
    settings.style = Styles[static_cast<std::size_t>(m_style->current())];
    settings.coaching = static_cast<Coaching>(m_coaching->current());
    settings.temper = static_cast<Temper>(m_temper->current());
    settings.irregularities = Irregular[static_cast<std::size_t>(m_irregular->current())];
    settings.startsWithShuffle = m_shuffle->current() == 1;
    settings.seed = hasFixedSeed() ? m_seed->text().toULongLong() : freshSeed();
    return settings;
}

void StartScreen::setUnfinished(const QString &description)
{
    m_unfinishedText->setText(description);
    m_unfinished->setVisible(!description.isEmpty());
    enterMeans(description.isEmpty() ? m_deal : m_goOn);
}

void StartScreen::keyPressEvent(QKeyEvent *event)
{
    // From any other field; the focused button takes its own.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT dealWanted();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

/// The chosen house's felt along the lower edge, with a hand of cards and a bet on it.
void StartScreen::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    if (m_houses.isEmpty())
        return;
    constexpr int Needs = 130;
    if (height() - m_panel->geometry().bottom() < Needs)
        return; // no room for it
    const Felt felt = feltOf(QString::fromStdString(chosen()->house().id));
    const qreal wide = width();
    const qreal high = height();
    const auto arc = [&](qreal top) {
        QPainterPath path{{0, high}};
        path.lineTo(0, top + 96);
        path.quadTo({wide / 2, top - 96}, {wide, top + 96});
        path.lineTo(wide, high);
        path.closeSubpath();
        return path;
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0x1d, 0x17, 0x15});
    painter.drawPath(arc(high - 150));
    QRadialGradient light{{wide / 2, high - 40}, wide * 0.6};
    light.setColorAt(0, felt.lit);
    light.setColorAt(0.55, felt.cloth);
    light.setColorAt(1, felt.shade);
    painter.setBrush(light);
    painter.drawPath(arc(high - 136));
    constexpr std::array Fan{51, 44, 37, 30}; // A, Q, J, 9 or so: one of each suit
    for (std::size_t i = 0; i < Fan.size(); ++i) {
        painter.save();
        painter.translate(wide / 2 - 170, high + 34);
        painter.rotate(-27 + 18.0 * static_cast<qreal>(i));
        painter.translate(0, -84);
        paintCard(painter, Card::ofKind(Fan[i]), SuitColours::Two);
        painter.restore();
    }
    const std::array<std::pair<Money, int>, 4> stacks{{{Money::units(5), 4},
                                                       {Money::units(25), 7},
                                                       {Money::units(100), 5},
                                                       {Money::units(500), 2}}};
    qreal x = wide / 2 + 70;
    for (const auto &[value, count] : stacks) {
        painter.save();
        painter.translate(x, high - 26);
        painter.scale(1.25, 1.25);
        paintChipShadow(painter);
        for (int n = 0; n < count; ++n) {
            paintChip(painter, value, n);
            painter.translate(n / cutOf(value) % 2 == 0 ? 0.6 : -0.6, -ChipThickness);
        }
        painter.restore();
        x += 50;
    }
}

} // namespace pitwise::ui
