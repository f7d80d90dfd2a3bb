// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/keyspage.h"

#include "ui/screens/exam/deedpanel.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/shell.h"
#include "ui/text/datawords.h"
#include "ui/text/translated.h"
#include "ui/theme/theme.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

QString stateOf(const SiteKeyLine &key)
{
    switch (key.state) {
    case SiteKeyLine::State::Active:
        break;
    case SiteKeyLine::State::Retired:
        return KeysPage::tr("retired on %1").arg(translated(dayWords(key.since.toStdString())));
    case SiteKeyLine::State::Revoked:
        return KeysPage::tr("revoked on %1").arg(translated(dayWords(key.since.toStdString())));
    }
    return KeysPage::tr("signs certificates");
}

} // namespace

KeysPage::KeysPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_list(new QListWidget{this}),
      m_about(new QLabel{this}),
      m_make(new PillButton{tr("Make a key\u2026"), this}),
      m_export(new PillButton{tr("Export the public half\u2026"), this}),
      m_rotate(new PillButton{tr("Rotate\u2026"), this}),
      m_revoke(new PillButton{tr("Revoke\u2026"), this}),
      m_write(new PillButton{tr("Write the revocation list\u2026"), this}),
      m_deed(new DeedPanel{shell, this})
{
    arrange();
    connectButtons();
}

void KeysPage::arrange()
{
    setFocusProxy(m_list);
    auto *hint = new QLabel{
        tr("A key signs certificates. It belongs to a trainer, and his passphrase opens it. Give "
           "its public half to whoever verifies your certificates, and let them compare the "
           "fingerprint over the telephone."),
        this};
    hint->setFont(uiFont(15));
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setWordWrap(true);
    m_list->setFont(uiFont(15));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAlternatingRowColors(true);
    m_list->setAccessibleName(tr("Keys of this site"));
    m_list->setVerticalScrollBar(new ThinScrollBar{m_list});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_about->setFont(uiFont(14.5));
    m_about->setWordWrap(true);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    for (PillButton *button : {m_make, m_export, m_rotate, m_revoke})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(10);
    page->addWidget(hint);
    page->addWidget(m_list, 1);
    page->addWidget(m_about);
    page->addLayout(buttons);
    page->addWidget(m_write, 0, Qt::AlignLeft);
    page->addWidget(m_deed);
}

void KeysPage::connectButtons()
{
    using Kind = KeyDeed::Kind;
    const auto opens = [this](PillButton *button, Kind kind, const DeedWords &words) {
        connect(button, &QAbstractButton::clicked, this,
                [this, kind, words] { m_deed->open({.kind = kind, .id = chosen().id}, words); });
    };
    opens(m_make, Kind::Make,
          {tr("Make a key"), tr("It is encrypted under the passphrase of its trainer."),
           tr("Name of the site"), tr("Make the key")});
    opens(m_rotate, Kind::Rotate,
          {tr("Rotate a trainer's key"),
           tr("The old key signs no more; what it signed stays valid. Give the new public half to "
              "whoever verifies your certificates."),
           {},
           tr("Rotate")});
    opens(m_revoke, Kind::RevokeKey,
          {tr("Revoke this key?"),
           tr("Everything that it signed is void. Do this when the key may be in the wrong hands, "
              "then issue the good certificates again with a new key."),
           tr("Reason"), tr("Revoke the key")});
    connect(m_list, &QListWidget::currentRowChanged, this, &KeysPage::choose);
    connect(m_deed, &DeedPanel::done, this, &KeysPage::refresh);
    connect(m_export, &QAbstractButton::clicked, this, [this] {
        const QString kind = tr("Keys (*.key)");
        const QString path = QFileDialog::getSaveFileName(
            this, tr("Export the public half"), chosen().id + QStringLiteral(".key"), kind);
        if (!path.isEmpty())
            exportTo(withEnding(path, kind));
    });
    connect(m_write, &QAbstractButton::clicked, this, [this] {
        const QString kind = tr("Revocation lists (*.revocations)");
        const QString path = QFileDialog::getSaveFileName(this, tr("Write the revocation list"),
                                                          QStringLiteral("site.revocations"), kind);
        if (!path.isEmpty())
            writeRevocations(withEnding(path, kind));
    });
}

void KeysPage::refresh()
{
    m_shell.exams().keys(this, [this](const SiteKeyList &list) { fill(list); });
}

void KeysPage::fill(const SiteKeyList &list)
{
    const int before = m_list->currentRow();
    m_keys = list.keys;
    {
        const QSignalBlocker quiet{m_list};
        m_list->clear();
        for (const SiteKeyLine &key : m_keys)
            m_list->addItem(tr("%1   %2, %3: %4").arg(key.id, key.trainer, key.site, stateOf(key)));
        m_list->setCurrentRow(before >= 0 && before < m_list->count() ? before
                                                                      : m_list->count() - 1);
    }
    choose();
    if (!list.trouble.isEmpty())
        m_about->setText(list.trouble);
    Q_EMIT filled();
}

SiteKeyLine KeysPage::chosen() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_keys.size() ? m_keys[row] : SiteKeyLine{};
}

void KeysPage::choose()
{
    const SiteKeyLine now = chosen();
    const bool isThere = !now.id.isEmpty();
    m_export->setEnabled(isThere);
    m_rotate->setEnabled(isThere);
    m_revoke->setEnabled(isThere && now.state != SiteKeyLine::State::Revoked);
    m_write->setEnabled(isThere);
    m_deed->hide();
    m_about->setText(
        !isThere ? tr("There is no key yet. Make one to issue certificates.")
        : now.reason.isEmpty()
            ? tr("Made on %1. Fingerprint: %2")
                  .arg(translated(dayWords(now.made.toStdString())), now.fingerprint)
            : tr("Made on %1. Reason: %2. Fingerprint: %3")
                  .arg(translated(dayWords(now.made.toStdString())), now.reason, now.fingerprint));
}

// ---- files ----

void KeysPage::exportTo(const QString &path)
{
    m_shell.exams().exportKey(chosen().id, path, this, [this, path](const QString &why) {
        m_about->setText(why.isEmpty() ? tr("Saved: %1").arg(path) : why);
        Q_EMIT saved(path, why);
    });
}

/// The list is signed, so it needs the passphrase.
void KeysPage::writeRevocations(const QString &path)
{
    m_deed->open({.kind = KeyDeed::Kind::WriteRevocations, .text = path},
                 {tr("Sign the revocation list"),
                  tr("It names every certificate and every key that you declared void. Hand it out "
                     "to whoever verifies your certificates."),
                  {},
                  tr("Sign and write it")});
}

} // namespace pitwise::ui
