// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a target without libFuzzer: fuzz_NAME RUNS PATH...
// Every file below the paths once as it is, then RUNS inputs made from them; always the same ones.
#include "engine/base/rng.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <array>
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
            if (entry.is_regular_file() && (ending == ".deal" || ending == ".toml"))
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

/// The line around a place, with its end.
std::string lineAt(const std::string &text, std::size_t at)
{
    const auto before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
    const auto from = before == std::string::npos ? 0 : before + 1;
    const auto end = std::min(text.find('\n', from), text.size());
    return text.substr(from, end + 1 - from);
}

void change(std::string &text, Rng &rng, const std::string &other)
{
    static constexpr std::array<std::string_view, 12> Odd{
        "-1", "0", "99999999999999999999", "1e99", "\"", "\\", "[", "]", "\n", "\xFF", "@", "."};
    const auto at = place(rng, text.size());
    switch (rng.below(7)) {
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
    case 3: // a line from elsewhere
        text.insert(at, lineAt(other, place(rng, other.size())));
        break;
    case 4: // a line twice
        text.insert(at, lineAt(text, place(rng, text.size())));
        break;
    case 5: // cut off
        text.resize(at);
        break;
    default: // a digit
        if (const auto digit = text.find_first_of("0123456789", at); digit != std::string::npos)
            text[digit] = static_cast<char>('0' + rng.below(10));
        break;
    }
}

void run(const std::string &input)
{
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
    const auto seeds = seedsIn(argv + 2, argv + argc);
    const int runs = std::atoi(argv[1]);
    run({});
    for (const std::string &seed : seeds)
        run(seed);
    for (int i = 0; i < runs && !seeds.empty(); ++i) {
        Rng rng{static_cast<std::uint64_t>(i), 0x46555A5A};
        std::string input = seeds[place(rng, seeds.size())];
        for (auto changes = 1 + rng.below(4); changes > 0; --changes)
            change(input, rng, seeds[place(rng, seeds.size())]);
        run(input);
    }
    std::printf("%d files, %d more inputs\n", static_cast<int>(seeds.size()), runs);
    return 0;
}
