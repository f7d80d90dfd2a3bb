// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/checkfile.h"

#include "app/examdesk/sitekeys.h"
#include "app/records/recordsplace.h"
#include "ui/files/wholefile.h"
#include "ui/text/examwords.h"

#include <QFile>

namespace pitwise {

namespace {

using Verdict = ui::CheckedFile::Verdict;

constexpr std::size_t LargestFile = std::size_t{16} << 20;

QString shown(const std::string &text)
{
    return QString::fromStdString(text);
}

ui::TrustedKey shownKey(const SiteKey &key)
{
    return {shown(toHex(key.key)), shown(key.key.id()), shown(key.site), shown(toText(key.made))};
}

/// The keys and revocations of this site; a remark if they cannot be read.
Trust siteTrust(const std::string &records, ui::CheckedFile &file)
{
    try {
        const RecordsPlace place = recordsPlace(records);
        if (place.kind == RecordsPlace::Kind::Sqlite && !QFile::exists(place.path))
            return {};
        Records open{records};
        const WallClock clock = systemClock();
        return SiteKeys{open.database(), clock}.trust();
    } catch (const RecordsError &error) {
        file.remarks.push_back(
            words(QT_TRANSLATE_NOOP("Words", "The keys of this site were not considered: "
                                             "its records cannot be read (%1)."),
                  {plain(error.what())}));
        return {};
    }
}

Trust trustOf(const ui::Trusted &trusted, Trust trust)
{
    for (const ui::TrustedKey &key : trusted.keys) {
        const auto bytes = publicKeyFromHex(key.hex.toStdString());
        if (bytes && !trust.has(*bytes))
            trust.keys.push_back({*bytes, key.site.toStdString(),
                                  dayFromText(key.made.toStdString()).value_or(Day{})});
    }
    for (const QString &text : trusted.revocations) {
        const auto list = readRevocationList(text.toStdString());
        if (const auto *good = std::get_if<RevocationList>(&list))
            (void)trust.take(*good);
    }
    return trust;
}

ui::CertificateFacts factsOf(const Certificate &c)
{
    ui::CertificateFacts facts{.name = shown(c.name),
                               .number = shown(c.number),
                               .exam = shown(c.examName),
                               .house = shown(c.houseName),
                               .score = shown(c.statement.score),
                               .hours = shown(c.hours),
                               .trainer = shown(c.trainer),
                               .site = shown(c.site),
                               .granted = shown(toText(c.granted)),
                               .expires = shown(toText(c.expires))};
    for (const SkillGroup group : AllSkillGroups)
        facts.groups.push_back(
            {groupWords(group), shown(c.statement.groups[static_cast<std::size_t>(group)])});
    return facts;
}

void checkCertificate(const std::string &text, const Trust &trust, Day today, ui::CheckedFile &file)
{
    const Verification result = verify(text, trust, today);
    file.reasons = result.reasons;
    file.remarks.insert(file.remarks.end(), result.remarks.begin(), result.remarks.end());
    if (!result.certificate)
        return;
    const Certificate &c = *result.certificate;
    file.facts = factsOf(c);
    file.hasFacts = true;
    file.key = shownKey({c.key, c.site, c.granted});
    file.fingerprint = shown(c.key.fingerprint());
    file.isTrusted = trust.has(c.key);
    file.verdict = result.valid() ? Verdict::Valid : Verdict::NotValid;
    if (result.valid() || file.isTrusted)
        return;
    // Is the unknown key the only thing in the way?
    Trust withKey = trust;
    withKey.keys.push_back({c.key, c.site, c.granted});
    if (verify(text, withKey, today).valid())
        file.verdict = Verdict::UnknownKey;
}

void checkKey(const std::string &text, const Trust &trust, ui::CheckedFile &file)
{
    const auto read = readKeyFile(text);
    if (const auto *why = std::get_if<std::string>(&read)) {
        file.reasons.push_back(
            words(QT_TRANSLATE_NOOP("Words", "This key file is damaged: %1."), {plain(*why)}));
        return;
    }
    const auto &key = std::get<SiteKey>(read);
    file.verdict = Verdict::Key;
    file.key = shownKey(key);
    file.fingerprint = shown(key.key.fingerprint());
    file.isTrusted = trust.has(key.key);
}

void checkList(const std::string &text, const Trust &trust, ui::CheckedFile &file)
{
    const auto read = readRevocationList(text);
    if (const auto *why = std::get_if<std::string>(&read)) {
        file.reasons.push_back(words(
            QT_TRANSLATE_NOOP("Words", "This revocation list is damaged: %1."), {plain(*why)}));
        return;
    }
    const auto &list = std::get<RevocationList>(read);
    file.verdict = Verdict::Revocations;
    file.isTrusted = trust.has(list.key);
    file.fingerprint = shown(list.key.fingerprint());
    file.revoked = static_cast<int>(list.revoked.certificates.size() + list.revoked.keys.size());
    file.text = shown(text);
}

} // namespace

ui::CheckedFile checkFile(const QString &path, const ui::Trusted &trusted,
                          const std::string &records, Day today)
{
    ui::CheckedFile file;
    const auto read = readWholeFile(QFile::encodeName(path).toStdString(), LargestFile);
    if (const auto *trouble = std::get_if<FileError>(&read)) {
        file.reasons.push_back(words(QT_TRANSLATE_NOOP("Words", "The file cannot be read: %1."),
                                     {plain(trouble->why)}));
        return file;
    }
    const auto &text = std::get<std::string>(read);
    const Trust trust = trustOf(trusted, siteTrust(records, file));
    if (text.starts_with(KeyTitle))
        checkKey(text, trust, file);
    else if (text.starts_with(RevocationsTitle))
        checkList(text, trust, file);
    else
        checkCertificate(text, trust, today, file);
    return file;
}

} // namespace pitwise
