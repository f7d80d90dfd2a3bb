// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>

// The translations are in a static library; this must stand outside any namespace.
static void initTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace pitwise::ui {

namespace {

const QString &builtIn()
{
    static const QString folder = QStringLiteral(":/i18n");
    return folder;
}

QString fileName(const QString &code)
{
    return QStringLiteral("pitwise_%1.qm").arg(code);
}

/// What the language calls itself. Qt would say "español de España".
QString ownName(const QString &code)
{
    if (code == QLatin1String("es"))
        return QStringLiteral("Español");
    if (code == QLatin1String("en"))
        return QStringLiteral("English");
    QString name = QLocale{code}.nativeLanguageName();
    if (name.isEmpty())
        return code;
    name[0] = name[0].toUpper();
    return name;
}

QStringList codesIn(const QString &folder)
{
    QStringList codes;
    for (const QString &file : QDir{folder}.entryList({fileName(QStringLiteral("*"))}, QDir::Files))
        codes << file.mid(8).chopped(3);
    return codes;
}

} // namespace

Languages::Languages(QString folder) : m_folder(std::move(folder))
{
    initTranslations();
}

Languages::~Languages() = default;

std::vector<Language> Languages::available() const
{
    QStringList codes = codesIn(builtIn());
    if (!m_folder.isEmpty())
        codes << codesIn(m_folder);
    codes.removeDuplicates();
    codes.removeAll(QStringLiteral("en"));
    std::vector<Language> all;
    for (const QString &code : std::as_const(codes))
        all.push_back({code, ownName(code)});
    std::sort(all.begin(), all.end(), [](const Language &one, const Language &other) {
        return QString::localeAwareCompare(one.name, other.name) < 0;
    });
    all.insert(all.begin(), {QStringLiteral("en"), ownName(QStringLiteral("en"))});
    return all;
}

/// A file beside the program comes before the one compiled in, so that it can be corrected.
QString Languages::fileFor(const QString &code) const
{
    for (const QString &folder : {m_folder, builtIn()}) {
        const QString path = folder + QLatin1Char('/') + fileName(code);
        if (!folder.isEmpty() && QFile::exists(path))
            return path;
    }
    return {};
}

void Languages::use(const QString &wanted)
{
    const QLocale system = QLocale::system();
    QStringList tries{wanted};
    if (wanted.isEmpty())
        tries = QStringList{system.name()};
    tries << tries.first().section(QLatin1Char('_'), 0, 0);
    // zh alone, zh_SG and the like: the Chinese we have.
    if (tries.last() == QLatin1String("zh"))
        tries << QStringLiteral("zh_CN");
    if (tries.last() == QLatin1String("tl")) // an older code of Filipino
        tries << QStringLiteral("fil");
    // Whatever the system speaks: English has plurals, too.
    tries << QStringLiteral("en");
    m_current = QStringLiteral("en");
    m_ours.reset(); // a destroyed translator is no longer installed
    m_qts.reset();
    for (const QString &code : std::as_const(tries)) {
        const QString path = fileFor(code);
        auto translator = std::make_unique<QTranslator>();
        if (path.isEmpty() || !translator->load(path))
            continue;
        m_current = code;
        m_ours = std::move(translator);
        break;
    }
    const QLocale locale =
        wanted.isEmpty() && system.name().startsWith(m_current) ? system : QLocale{m_current};
    QLocale::setDefault(locale);
    // Not left to Qt, which asks its own translation, if there is one.
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance()) != nullptr)
        QGuiApplication::setLayoutDirection(locale.textDirection());
    auto qts = std::make_unique<QTranslator>();
    if (qts->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        m_qts = std::move(qts);
        QCoreApplication::installTranslator(m_qts.get());
    }
    if (m_ours)
        QCoreApplication::installTranslator(m_ours.get());
}

} // namespace pitwise::ui
