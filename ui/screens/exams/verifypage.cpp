// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exams/verifypage.h"

#include "ui/screens/exams/checkcard.h"
#include "ui/screens/exams/trustlist.h"
#include "ui/shell/shell.h"
#include "ui/theme/typescale.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

/// The only file in it; empty: none, or several.
QString onlyFile(const QMimeData *data)
{
    const auto urls = data->urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString{};
}

} // namespace

VerifyPage::VerifyPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_trusted(shell.settings().trusted()),
      m_hint(new QLabel{this}),
      m_card(new CheckCard{this}),
      m_list(new TrustList{this})
{
    setAcceptDrops(true);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(18, 16, 18, 16);
    column->setSpacing(12);
    auto *head = new QHBoxLayout;
    auto *title = new QLabel{tr("Is this certificate genuine?"), this};
    title->setFont(uiFont(26, QFont::Bold));
    head->addWidget(title, 1);
    auto *open = new PillButton{tr("Open a file\u2026"), this, PillButton::Rank::Primary};
    connect(open, &QAbstractButton::clicked, this, &VerifyPage::askForFile);
    head->addWidget(open);
    setFocusProxy(open);
    column->addLayout(head);
    m_hint->setFont(uiFont(15));
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    m_hint->setText(tr("Drop a certificate here (a .pitcert file). Its exam is dealt again, act by "
                       "act, and the result must come out the same. A site's key or a revocation "
                       "list can be dropped here, too."));
    column->addWidget(m_hint);
    auto *scroll = new QScrollArea{this};
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setVerticalScrollBar(new ThinScrollBar{scroll});
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inner = new QWidget{scroll};
    auto *parts = new QVBoxLayout{inner};
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(14);
    parts->addWidget(m_card);
    parts->addWidget(m_list);
    parts->addStretch(1);
    scroll->setWidget(inner);
    column->addWidget(scroll, 1);
    m_card->hide();
    m_list->setKeys(m_trusted.keys);
    connect(m_card, &CheckCard::trustWanted, this, &VerifyPage::trust);
    connect(m_list, &TrustList::removed, this, [this](const QString &hex) {
        Trusted fewer = m_trusted;
        fewer.keys.removeIf([&](const TrustedKey &key) { return key.hex == hex; });
        setTrusted(fewer);
    });
}

void VerifyPage::askForFile()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a certificate"), {},
                                     tr("Certificates (*.pitcert);;Keys and lists (*.key "
                                        "*.revocations);;All files (*)"));
    if (!path.isEmpty())
        check(path);
}

void VerifyPage::check(const QString &path)
{
    m_path = path;
    m_card->showBusy(QFileInfo{path}.fileName());
    const auto &prepare = m_shell.environment().checkFile;
    m_work.restart(
        prepare ? prepare(path, m_trusted) : [] { return CheckedFile{}; },
        [this](const CheckedFile &file) { show(file); });
}

void VerifyPage::show(const CheckedFile &file)
{
    m_result = file;
    // A list from somebody we trust counts from now on; nobody needs to agree to that.
    if (file.verdict == CheckedFile::Verdict::Revocations && file.isTrusted
        && !m_trusted.revocations.contains(file.text)) {
        Trusted more = m_trusted;
        more.revocations << file.text;
        m_trusted = more;
        m_shell.settings().setTrusted(more);
    }
    m_card->showResult(QFileInfo{m_path}.fileName(), file);
    Q_EMIT checked();
}

void VerifyPage::trust()
{
    Trusted more = m_trusted;
    more.keys << m_result.key;
    setTrusted(more);
}

/// What is shown is checked again: the answer may be another one now.
void VerifyPage::setTrusted(const Trusted &trusted)
{
    m_trusted = trusted;
    m_shell.settings().setTrusted(trusted);
    m_list->setKeys(trusted.keys);
    if (!m_path.isEmpty())
        check(m_path);
}

void VerifyPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (onlyFile(event->mimeData()).isEmpty())
        return;
    event->acceptProposedAction();
    m_dropping = true;
    update();
}

void VerifyPage::dragLeaveEvent(QDragLeaveEvent *)
{
    m_dropping = false;
    update();
}

void VerifyPage::dropEvent(QDropEvent *event)
{
    m_dropping = false;
    update();
    event->acceptProposedAction();
    check(onlyFile(event->mimeData()));
}

/// A dashed frame: the whole page takes a file.
void VerifyPage::paintEvent(QPaintEvent *)
{
    constexpr qreal Round = 14;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen{palette().color(m_dropping ? QPalette::Highlight : QPalette::Mid), 1.5, Qt::DashLine};
    pen.setDashPattern({5, 5});
    painter.setPen(pen);
    if (m_dropping)
        painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF{rect()}.adjusted(1, 1, -1, -1), Round, Round);
}

} // namespace pitwise::ui
