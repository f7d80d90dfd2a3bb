// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/language.h"

#include "engine/base/plaintext.h"
#include "translations/builtinlanguages.h"
#include "ui/files/wholefile.h"

#include <cstdlib>
#include <filesystem>
#include <ostream>

namespace pitwise {

namespace {

constexpr std::string_view Option = "--language";
constexpr std::size_t LargestLanguageFile = std::size_t{16} << 20;

struct Chosen
{
    std::string code; ///< empty: English
    bool asked = false; ///< by --language
    std::string file; ///< the bytes of a file beside the program
};

Chosen &chosen()
{
    static Chosen language;
    return language;
}

/// Takes `--language xx` and `--language=xx` out of the words; the last one counts.
std::optional<std::string> takeOption(Words &words)
{
    std::optional<std::string> code;
    for (auto word = words.begin(); word != words.end() && *word != "--";) {
        if (*word == Option && word + 1 != words.end()) {
            code = *(word + 1);
            word = words.erase(word, word + 2);
        } else if (word->starts_with(std::string{Option} + '=')) {
            code = word->substr(Option.size() + 1);
            word = words.erase(word);
        } else {
            ++word;
        }
    }
    return code;
}

/// Such as `de_AT.UTF-8`; the first of the variables that is set counts.
std::string environmentsLanguage()
{
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char *value = std::getenv(name);
        if (value != nullptr && *value != '\0')
            return value;
    }
    return "C";
}

/// From the full code to less of it: `de_AT.UTF-8`, `de_AT`, `de`.
std::vector<std::string> triesFor(std::string code)
{
    code.resize(std::min(code.find_first_of(".@"), code.size()));
    std::vector<std::string> tries{code, code.substr(0, code.find('_'))};
    if (tries[1] == "zh")
        tries.emplace_back("zh_CN");
    if (tries[1] == "tl") // an older code of Filipino
        tries.emplace_back("fil");
    return tries;
}

std::string fileBesideProgram(const std::string &code)
{
    std::error_code error;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    auto read = readWholeFile((folder / "translations" / ("pitwise_" + code + ".qm")).string(),
                              LargestLanguageFile);
    auto *bytes = std::get_if<std::string>(&read);
    return bytes == nullptr ? std::string{} : std::move(*bytes);
}

/// A file beside the program comes before the one compiled in, so that it can be corrected.
bool use(const std::string &code)
{
    const bool isName = code.find_first_of("/.") == std::string::npos;
    chosen().file = isName ? fileBesideProgram(code) : std::string{};
    auto language = LanguageFile::read(chosen().file);
    for (const BuiltInLanguage &each : builtInLanguages()) {
        if (!language && each.code == code)
            language = LanguageFile::read(each.file);
    }
    if (!language)
        return false;
    chosen().code = code;
    speak(language);
    return true;
}

} // namespace

std::optional<Exit> chooseLanguage(Words &words, Terminal &terminal)
{
    const auto option = takeOption(words);
    chosen() = {.asked = option.has_value()};
    speak({});
    for (const std::string &code : triesFor(option.value_or(environmentsLanguage()))) {
        if (code == "en" || code == "C" || code == "POSIX" || use(code))
            return std::nullopt;
    }
    if (!option) // a language that we do not speak
        return std::nullopt;
    return badUsage(terminal,
                    say(QT_TRANSLATE_NOOP("CommandLine", "there is no language '%1'"), {*option}));
}

Words languageWords()
{
    const std::string code = chosen().code.empty() ? "en" : chosen().code;
    return chosen().asked ? Words{std::string{Option}, code} : Words{};
}

std::string say(const char *pattern, const std::vector<std::string> &values)
{
    std::vector<Sentence> parts;
    for (const std::string &value : values)
        parts.push_back(plain(onOneLine(value))); // a name must not look like a line of its own
    return filled(words(pattern, std::move(parts)),
                  [](const std::string &each) { return spoken("CommandLine", each); });
}

std::string inWords(const Sentence &sentence)
{
    return spoken(sentence);
}

std::size_t columnsOf(std::string_view text)
{
    std::size_t columns = 0;
    for (const char byte : text) {
        const auto value = static_cast<unsigned char>(byte);
        const bool begins = (value & 0xC0U) != 0x80U;
        columns += !begins ? 0 : value >= 0xE3 ? 2 : 1; // from U+3000 on letters are wide
    }
    return columns;
}

std::string padded(std::string text, std::size_t columns)
{
    const std::size_t used = columnsOf(text);
    if (used < columns)
        text.append(columns - used, ' ');
    return text;
}

std::string spokenInJson(const Sentence &sentence)
{
    return chosen().asked ? spoken(sentence) : english(sentence);
}

} // namespace pitwise
