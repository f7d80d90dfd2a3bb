// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/schoolclerk.h"

namespace pitwise {

Secret secretFrom(const QString &typed)
{
    std::string text = typed.toStdString();
    return Secret::taking(text);
}

Records &SchoolClerk::records()
{
    if (m_records == nullptr)
        m_records = m_files.hasServer() ? std::make_unique<Records>(m_files.where)
                                        : m_files.openLocal(false);
    if (m_records == nullptr)
        throw RecordsError{
            RecordsError::Kind::NotFound,
            tr("There are no records yet. Add a trainer and a trainee first.").toStdString()};
    return *m_records;
}

QString SchoolClerk::failed(const std::exception &error)
{
    const auto *known = dynamic_cast<const RecordsError *>(&error);
    if (known == nullptr || known->isUnusable())
        m_records.reset();
    return QString::fromUtf8(error.what());
}

ui::SignIn SchoolClerk::prove(const std::string &person, const Secret &secret)
{
    const Login login = records().people().login(person, secret);
    ui::SignIn proof{.right = login.answer == Login::Answer::Right,
                    .tooSoon = login.answer == Login::Answer::Wait,
                    .wait = login.seconds};
    if (login.answer == Login::Answer::NotSet)
        proof.trouble = tr("Nothing is set to be asked for. Choose the name again.");
    if (login.answer == Login::Answer::Unusable)
        proof.trouble = tr("What is stored of it is damaged. A new one must be set.");
    return proof;
}

} // namespace pitwise
