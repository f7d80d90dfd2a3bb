// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/files/wholefile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace pitwise {

namespace {

FileError errorOf(int error)
{
    return {std::strerror(error)};
}

/// Owns a file descriptor.
class Descriptor
{
public:
    explicit Descriptor(int number) : m_number(number) { }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor() { close(); }

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool ok() const { return m_number >= 0; }
    /// False: data may not have been written.
    bool close()
    {
        const bool closed = m_number < 0 || ::close(m_number) == 0;
        m_number = -1;
        return closed;
    }

private:
    int m_number;
};

bool writeAll(int file, std::string_view text)
{
    while (!text.empty()) {
        const auto written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

std::optional<FileError> writeDirectly(const std::string &path, std::string_view text)
{
    Descriptor file{::open(path.c_str(), O_WRONLY | O_CLOEXEC)};
    if (!file.ok() || !writeAll(file.number(), text) || !file.close())
        return errorOf(errno);
    return std::nullopt;
}

mode_t usualMode()
{
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return static_cast<mode_t>(0666U & ~mask);
}

/// So that the rename survives a power cut. Not every file system can do it, so errors are ignored.
void syncFolderOf(const std::filesystem::path &path)
{
    const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path{"."};
    const Descriptor open{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (open.ok())
        ::fsync(open.number());
}

std::variant<std::string, FileError> readUpTo(const std::string &path, std::size_t most,
                                              FileKinds kinds)
{
    // Opening a FIFO without a writer would block.
    const bool regularOnly = kinds == FileKinds::Regular;
    const Descriptor file{
        ::open(path.c_str(), O_RDONLY | O_CLOEXEC | (regularOnly ? O_NONBLOCK : 0))};
    struct stat about = {};
    if (!file.ok() || ::fstat(file.number(), &about) != 0)
        return errorOf(errno);
    if (S_ISDIR(about.st_mode))
        return errorOf(EISDIR);
    if (regularOnly && !S_ISREG(about.st_mode))
        return FileError{"not a regular file"};
    std::string text;
    std::array<char, 65536> part{};
    while (text.size() < most) {
        const auto count =
            ::read(file.number(), part.data(), std::min(part.size(), most - text.size()));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return errorOf(errno);
        if (count == 0)
            break;
        text.append(part.data(), static_cast<std::size_t>(count));
    }
    return text;
}

} // namespace

std::string sizeText(std::size_t bytes)
{
    return std::to_string(bytes >> 20) + " MiB";
}

std::variant<std::string, FileError> readWholeFile(const std::string &path, std::size_t most,
                                                   FileKinds kinds)
{
    auto read = readUpTo(path, most + 1, kinds);
    if (const auto *text = std::get_if<std::string>(&read); text != nullptr && text->size() > most)
        return FileError{"larger than " + sizeText(most)};
    return read;
}

std::variant<std::string, FileError> readFileStart(const std::string &path, std::size_t most)
{
    return readUpTo(path, most, FileKinds::Regular);
}

std::optional<FileError> writeWholeFile(const std::string &path, std::string_view text,
                                        FileAccess access)
{
    std::error_code error;
    // A symbolic link stays a link; its target is replaced.
    const auto real = std::filesystem::weakly_canonical(path, error);
    const std::string target = error ? path : real.string();
    struct stat about = {};
    const bool there = ::stat(target.c_str(), &about) == 0;
    if (there && S_ISDIR(about.st_mode))
        return errorOf(EISDIR);
    if (there && !S_ISREG(about.st_mode))
        return writeDirectly(target, text);
    const mode_t mode = access == FileAccess::Private ? mode_t{0600}
                      : there                         ? about.st_mode & mode_t{07777}
                                                      : usualMode();
    std::string beside = target + ".XXXXXX";
    Descriptor file{::mkostemp(beside.data(), O_CLOEXEC)};
    if (!file.ok())
        return errorOf(errno);
    if (::fchmod(file.number(), mode) == 0 && writeAll(file.number(), text)
        && ::fsync(file.number()) == 0 && file.close()
        && ::rename(beside.c_str(), target.c_str()) == 0) {
        syncFolderOf(target);
        return std::nullopt;
    }
    const FileError trouble = errorOf(errno);
    ::unlink(beside.c_str());
    return trouble;
}

} // namespace pitwise
