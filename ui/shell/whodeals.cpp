// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/whodeals.h"

#include "ui/shell/pinchange.h"
#include "ui/shell/shell.h"
#include "ui/theme/typescale.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

enum ItemData { DealerIndex = Qt::UserRole, NewNumber, NewName };
constexpr int GuestIndex = -1;
constexpr int AddIndex = -2;

/// On one line, however long and strange the name is.
QString oneLine(QString text)
{
    constexpr qsizetype Longest = 60;
    text = text.simplified();
    return text.size() > Longest ? text.left(Longest) + QChar{0x2026} : text;
}

} // namespace

bool fitsTyped(const Dealer &dealer, const QString &typed)
{
    if (dealer.number.startsWith(typed, Qt::CaseInsensitive))
        return true;
    for (const QString &word : dealer.name.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (word.startsWith(typed, Qt::CaseInsensitive))
            return true;
    }
    return dealer.name.startsWith(typed, Qt::CaseInsensitive);
}

WhoDealsPopup::WhoDealsPopup(Shell &shell, QWidget *parent)
    : QFrame(parent, Qt::Popup),
      m_shell(shell),
      m_title(new QLabel{this}),
      m_field(new QLineEdit{this}),
      m_list(new QListWidget{this}),
      m_message(new QLabel{this}),
      m_pinButton(new PillButton{{}, this}),
      m_pinChange(new PinChange{shell, this})
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    m_title->setFont(uiFont(15.5, QFont::Bold));
    m_field->setFont(uiFont(15));
    m_list->setFont(uiFont(14.5));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setVerticalScrollBar(new ThinScrollBar{m_list});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_message->setFont(uiFont(13.5));
    m_message->setWordWrap(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *part : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_field),
                          static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_message)})
        column->addWidget(part);
    column->addWidget(m_pinChange);
    column->addWidget(m_pinButton, 0, Qt::AlignLeft);
    connect(m_pinButton, &QAbstractButton::clicked, this, &WhoDealsPopup::changePin);
    connect(m_pinChange, &PinChange::done, this, [this](const Dealer &dealer) { choose(dealer); });
    setFixedSize(scaled(340), scaled(360));
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &WhoDealsPopup::fill);
    connect(m_list, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem *item) { choose(item); });
}

void WhoDealsPopup::openAt(const QWidget &button)
{
    m_signingIn = {};
    m_title->setText(tr("Who deals?"));
    m_field->setEchoMode(QLineEdit::Normal);
    m_field->setPlaceholderText(tr("Name or number"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->clear();
    m_field->show();
    m_list->show();
    m_pinChange->hide();
    const Dealer &now = m_shell.keeper().dealer();
    m_pinButton->setText(now.hasPin ? tr("Change my PIN\u2026") : tr("Set a PIN\u2026"));
    m_pinButton->setVisible(!now.isGuest());
    say({});
    fill();
    const QPoint corner = button.mapToGlobal(QPoint{button.width(), button.height() + 6});
    move(corner - QPoint{width(), 0});
    show();
    m_field->setFocus();
    m_shell.records().people(this, [this](const KnownPeople &people) { setPeople(people); });
}

QString WhoDealsPopup::message() const
{
    return m_message->text();
}

void WhoDealsPopup::say(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void WhoDealsPopup::setPeople(const KnownPeople &people)
{
    m_people = people;
    say(people.trouble);
    fill();
}

/// Guest, everybody who fits what was typed, and whoever can be added.
void WhoDealsPopup::fill()
{
    if (!m_signingIn.isGuest())
        return; // a PIN is being typed
    const QString typed = m_field->text().simplified();
    m_list->clear();
    const auto addItem = [this](const QString &text, int index) {
        auto *item = new QListWidgetItem{text, m_list};
        item->setData(DealerIndex, index);
        return item;
    };
    if (typed.isEmpty())
        addItem(tr("Guest (kept on this computer only)"), GuestIndex);
    for (std::size_t i = 0; i < m_people.dealers.size(); ++i) {
        const Dealer &dealer = m_people.dealers[i];
        if (typed.isEmpty() || fitsTyped(dealer, typed))
            addItem(tr("%1, number %2").arg(oneLine(dealer.name), oneLine(dealer.number)),
                    static_cast<int>(i));
    }
    static const QRegularExpression numberAndName{QStringLiteral("^(\\S*\\d\\S*) (\\S.*)$")};
    const auto fresh = numberAndName.match(typed);
    const bool mayAdd = m_people.trainers.empty() || m_shell.trainersArea().isOpen();
    if (m_list->count() == 0 && fresh.hasMatch() && mayAdd) {
        auto *item =
            addItem(tr("Add %1, number %2").arg(fresh.captured(2), fresh.captured(1)), AddIndex);
        item->setData(NewNumber, fresh.captured(1));
        item->setData(NewName, fresh.captured(2));
    }
    m_list->setCurrentRow(0);
    if (m_people.trouble.isEmpty())
        say(m_list->count() > 0 ? QString{}
            : mayAdd            ? tr("Nobody fits. To add somebody, type number and name: "
                                                "1001 Ann Lee")
                                : tr("No match. A trainer adds people, under Records."));
}

void WhoDealsPopup::choose(const QListWidgetItem *item)
{
    if (item == nullptr)
        return;
    const int index = item->data(DealerIndex).toInt();
    if (index == GuestIndex)
        return choose(Dealer{});
    if (index == AddIndex)
        return add(item->data(NewNumber).toString(), item->data(NewName).toString());
    const Dealer dealer = m_people.dealers[static_cast<std::size_t>(index)];
    if (dealer.hasPin)
        askPin(dealer);
    else
        choose(dealer);
}

void WhoDealsPopup::choose(const Dealer &dealer)
{
    m_shell.keeper().setDealer(dealer);
    close();
}

void WhoDealsPopup::add(const QString &number, const QString &name)
{
    m_shell.records().addDealer(number, name, this,
                                [this](const Dealer &dealer, const QString &trouble) {
                                    if (trouble.isEmpty())
                                        choose(dealer);
                                    else
                                        say(trouble);
                                });
}

void WhoDealsPopup::askPin(const Dealer &dealer)
{
    m_signingIn = dealer;
    m_title->setText(oneLine(dealer.name));
    m_field->clear();
    m_field->setEchoMode(QLineEdit::Password);
    m_field->setPlaceholderText(tr("PIN"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_list->hide();
    m_pinButton->hide();
    say({});
}

void WhoDealsPopup::changePin()
{
    const Dealer dealer = m_shell.keeper().dealer();
    m_title->setText(oneLine(dealer.name));
    for (QWidget *part : {static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_list),
                          static_cast<QWidget *>(m_pinButton)})
        part->hide();
    say({});
    m_pinChange->show();
    m_pinChange->begin(dealer, PinChange::Proof::OldPin);
}

void WhoDealsPopup::checkPin()
{
    const QString pin = m_field->text();
    m_field->clear();
    m_shell.records().signIn(m_signingIn.id, pin, this, [this](const SignIn &answer) {
        if (answer.right)
            choose(m_signingIn);
        else
            say(signInWords(answer));
    });
}

QString signInWords(const SignIn &answer)
{
    if (!answer.trouble.isEmpty() || answer.right)
        return answer.trouble;
    if (answer.tooSoon)
        return WhoDealsPopup::tr("Too many wrong tries. Wait %n second(s).", nullptr, answer.wait);
    if (answer.wait > 0)
        return WhoDealsPopup::tr("Wrong. Wait %n second(s) before the next try.", nullptr,
                                 answer.wait);
    return WhoDealsPopup::tr("Wrong. Try again.");
}

/// The arrows move in the list while the field has the focus.
bool WhoDealsPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const int last = m_list->count() - 1;
    switch (key) {
    case Qt::Key_Down:
        m_list->setCurrentRow(std::min(m_list->currentRow() + 1, last));
        return true;
    case Qt::Key_Up:
        m_list->setCurrentRow(std::max(m_list->currentRow() - 1, 0));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_signingIn.isGuest())
            choose(m_list->currentItem());
        else
            checkPin();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return false;
    }
}

WhoDealsButton::WhoDealsButton(Shell &shell, QWidget *parent)
    : PillButton({}, parent),
      m_shell(shell)
{
    setVisible(shell.records().isThere());
    show(shell.keeper().dealer());
    connect(&shell.keeper(), &SessionKeeper::dealerChanged, this, &WhoDealsButton::show);
    connect(&shell.records(), &RecordsDesk::offlineChanged, this,
            [this] { show(m_shell.keeper().dealer()); });
    connect(this, &QAbstractButton::clicked, this, &WhoDealsButton::ask);
}

void WhoDealsButton::show(const Dealer &dealer)
{
    setText(dealer.isGuest()
                ? tr("Guest \u25be")
                : tr("%1, number %2 \u25be").arg(oneLine(dealer.name), oneLine(dealer.number)));
    setToolTip(dealer.isGuest() ? tr("Sessions of a guest are in nobody's records. Press to say who deals.")
                                : tr("Sessions are kept in the records. Press to change."));
    if (!m_shell.records().offline().isEmpty()) {
        setText(tr("Offline: %1").arg(text()));
        setToolTip(tr("The server cannot be reached. What you deal is kept on this computer and "
                      "handed in when it is back."));
    }
    updateGeometry();
}

void WhoDealsButton::ask()
{
    if (m_popup == nullptr)
        m_popup = new WhoDealsPopup{m_shell, this};
    m_popup->openAt(*this);
}

} // namespace pitwise::ui
