// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a target without libFuzzer: fuzz_NAME RUNS PATH...
// Every file below the paths once as it is, then RUNS inputs made from them; always the same ones.
#include "engine/base/rng.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace {

using pitwise::Rng;

std::vector<std::string> seedsIn(char **from, char **to)
{
    std::vector<std::filesystem::path> files;
    for (; from != to; ++from) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator{*from}) {
            const auto ending = entry.path().extension();
            if (entry.is_regular_file()
                && (ending == ".deal" || ending == ".toml" || ending == ".pitcert"))
                files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> seeds;
    for (const auto &file : files) {
        std::ifstream in{file, std::ios::binary};
        seeds.emplace_back(std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{});
    }
    return seeds;
}

std::size_t place(Rng &rng, std::size_t size)
{
    return size == 0 ? 0 : rng.below(static_cast<std::uint32_t>(size));
}

/// Where the line around a place begins.
std::size_t lineBegin(const std::string &text, std::size_t at)
{
    const auto before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
    return before == std::string::npos ? 0 : before + 1;
}

/// The line around a place, with its end.
std::string lineAt(const std::string &text, std::size_t at)
{
    const auto from = lineBegin(text, at);
    return text.substr(from, std::min(text.find('\n', from), text.size()) + 1 - from);
}

/// Lines stay lines: most of what comes out can be read.
void changeLines(std::string &text, Rng &rng, const std::string &other)
{
    const auto at = place(rng, text.size());
    const auto begin = lineBegin(text, at);
    switch (rng.below(4)) {
    case 0: // one is missing
        text.erase(begin, lineAt(text, at).size());
        break;
    case 1: // one from another file
        text.insert(begin, lineAt(other, place(rng, other.size())));
        break;
    case 2: // one twice, or later, or earlier
        text.insert(begin, lineAt(text, place(rng, text.size())));
        break;
    default: // another seat, another amount
        if (const auto digit = text.find_first_of("0123456789", at); digit != std::string::npos)
            text[digit] = static_cast<char>('0' + rng.below(10));
        break;
    }
}

void changeBytes(std::string &text, Rng &rng)
{
    static constexpr std::array<std::string_view, 12> Odd{
        "-1", "0", "99999999999999999999", "1e99", "\"", "\\", "[", "]", "\n", "\xFF", "@", "."};
    const auto at = place(rng, text.size());
    switch (rng.below(4)) {
    case 0: // another byte
        if (!text.empty())
            text[at] = static_cast<char>(rng.below(256));
        break;
    case 1: // a piece cut out
        text.erase(at, rng.below(20));
        break;
    case 2: // something odd put in
        text.insert(at, Odd[rng.below(static_cast<std::uint32_t>(Odd.size()))]);
        break;
    default: // cut off
        text.resize(at);
        break;
    }
}

const std::string *current = nullptr;

/// Shows the input that did it.
void show(int signal)
{
    std::fprintf(stderr, "---- signal %d with this input:\n%s----\n", signal, current->c_str());
    std::_Exit(1);
}

void run(const std::string &input)
{
    current = &input;
    const std::vector<std::uint8_t> bytes{input.begin(), input.end()};
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::fprintf(stderr, "usage: %s RUNS PATH...\n", argv[0]);
        return 2;
    }
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE})
        std::signal(signal, show);
    const auto seeds = seedsIn(argv + 2, argv + argc);
    const int runs = std::atoi(argv[1]);
    run({});
    for (const std::string &seed : seeds)
        run(seed);
    for (int i = 0; i < runs && !seeds.empty(); ++i) {
        Rng rng{static_cast<std::uint64_t>(i), 0x46555A5A};
        std::string input = seeds[place(rng, seeds.size())];
        for (auto changes = 1 + rng.below(6); changes > 0; --changes)
            changeLines(input, rng, seeds[place(rng, seeds.size())]);
        if (rng.chance(25))
            changeBytes(input, rng);
        run(input);
    }
    std::printf("%d files, %d more inputs\n", static_cast<int>(seeds.size()), runs);
    return 0;
}
