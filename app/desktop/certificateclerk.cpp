// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/certificateclerk.h"

#include "app/desktop/examlist.h"
#include "app/examdesk/certificatedesk.h"
#include "app/manual/certificatepage.h"
#include "ui/shell/savefile.h"
#include "ui/text/translated.h"

namespace pitwise {

namespace {

const WallClock Now = systemClock();

QString asQt(const std::string &text)
{
    return QString::fromStdString(text);
}

ui::SiteKeyLine::State keyStateOf(KeyState state)
{
    switch (state) {
    case KeyState::Active:
        break;
    case KeyState::Retired:
        return ui::SiteKeyLine::State::Retired;
    case KeyState::Revoked:
        return ui::SiteKeyLine::State::Revoked;
    }
    return ui::SiteKeyLine::State::Active;
}

ui::SiteKeyLine keyLineOf(const StoredKey &key)
{
    return {.id = asQt(key.id()),
            .site = asQt(key.key.site),
            .trainer = asQt(key.trainerName),
            .made = asQt(toText(key.key.made)),
            .fingerprint = asQt(key.key.key.fingerprint()),
            .state = keyStateOf(key.state),
            .since = asQt(key.since),
            .reason = asQt(key.reason)};
}

} // namespace

ui::ExamAttempts CertificateClerk::attempts(const QString &trainee)
{
    try {
        return {attemptsOf(records(), trainee.toStdString()), {}};
    } catch (const std::exception &error) {
        return {{}, failed(error)};
    }
}

ui::EndedExam CertificateClerk::review(const QString &session)
{
    try {
        return dealtAgain(records(), session.toStdString());
    } catch (const std::exception &error) {
        return {.trouble = failed(error)};
    }
}

ui::SiteKeyList CertificateClerk::keys()
{
    ui::SiteKeyList list;
    try {
        for (const StoredKey &key : SiteKeys{records().database(), Now}.all())
            list.keys << keyLineOf(key);
    } catch (const std::exception &error) {
        list = {{}, failed(error)};
    }
    return list;
}

std::pair<ui::SignIn, ui::IssuedPaper> CertificateClerk::carryOut(const ui::KeyDeed &deed)
{
    std::pair<ui::SignIn, ui::IssuedPaper> answer;
    try {
        const Person trainer = records().people().byId(deed.trainer.toStdString());
        const Secret passphrase = secretFrom(deed.passphrase);
        answer.first = prove(trainer.id, passphrase);
        if (answer.first.right)
            answer.first.trouble = doDeed(deed, trainer, passphrase, answer.second);
    } catch (const std::exception &error) {
        answer.first.trouble = failed(error);
    }
    return answer;
}

QString CertificateClerk::doDeed(const ui::KeyDeed &deed, const Person &trainer,
                                 const Secret &passphrase, ui::IssuedPaper &paper)
{
    using Kind = ui::KeyDeed::Kind;
    SiteKeys keys{records().database(), Now};
    switch (deed.kind) {
    case Kind::Make:
        (void)keys.make(trainer, passphrase, deed.text.toStdString());
        break;
    case Kind::Rotate:
        (void)keys.rotate(trainer, passphrase);
        break;
    case Kind::RevokeKey:
        keys.revoke(deed.id.toStdString(), deed.text.toStdString());
        break;
    case Kind::RevokeCertificate:
        keys.revokeCertificate(deed.id.toStdString(), deed.text.toStdString());
        break;
    case Kind::WriteRevocations:
        return writeRevocations(deed.text, trainer, passphrase);
    case Kind::Issue:
        issue(deed.id, trainer, passphrase, paper);
        break;
    }
    return {};
}

void CertificateClerk::issue(const QString &result, const Person &trainer, const Secret &passphrase,
                             ui::IssuedPaper &paper)
{
    SiteKeys keys{records().database(), Now};
    const IssuedCertificate issued =
        issueCertificate(records(), keys, result.toStdString(), trainer, passphrase, dayOf(Now()));
    paper = {.id = asQt(issued.certificate.id),
             .granted = asQt(toText(issued.certificate.granted)),
             .expires = asQt(toText(issued.certificate.expires)),
             .text = asQt(issued.text),
             .badge = asQt(issued.badge)};
}

QString CertificateClerk::writeRevocations(const QString &path, const Person &trainer,
                                           const Secret &passphrase)
{
    SiteKeys keys{records().database(), Now};
    const auto own = keys.activeOf(trainer);
    if (!own)
        return tr("%1 has no key to sign the list with. Make one first.").arg(asQt(trainer.name));
    const SigningKey secret = keys.open(*own, passphrase);
    return ui::saveFile(path, revocationListText(keys.revocations(), dayOf(Now()), secret));
}

QString CertificateClerk::exportKey(const QString &id, const QString &path)
{
    try {
        return ui::saveFile(path, SiteKeys{records().database(), Now}.find(id.toStdString()).file);
    } catch (const std::exception &error) {
        return failed(error);
    }
}

QString CertificateClerk::writePage(const QString &pitcert, const QString &name,
                                    const QString &path)
{
    return writeCertificatePage(pitcert.toStdString(), name, path, [](const Sentence &sentence) {
        return ui::translated(sentence).toStdString();
    });
}

} // namespace pitwise
