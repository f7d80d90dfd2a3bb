// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/files/sessionfile.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace pitwise {

namespace {

constexpr mode_t OwnerOnly = 0600;

FileError because(int error)
{
    return {std::strerror(error)};
}

bool lock(int descriptor)
{
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

bool isRegular(int descriptor)
{
    struct stat about = {};
    return ::fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode);
}

} // namespace

std::variant<SessionFile, FileError> SessionFile::create(const std::string &folder,
                                                         const std::string &name)
{
    if (auto trouble = makePrivateFolder(folder))
        return std::move(*trouble);
    constexpr int MostOfOneName = 10'000;
    for (int i = 1; i <= MostOfOneName; ++i) {
        const std::string path =
            folder + '/' + name + (i == 1 ? "" : '-' + std::to_string(i)) + ".deal";
        const int descriptor =
            ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, OwnerOnly);
        if (descriptor < 0 && errno == EEXIST)
            continue;
        if (descriptor < 0)
            return because(errno);
        lock(descriptor); // nobody else knows the file yet
        return SessionFile{path, descriptor};
    }
    return because(EEXIST);
}

std::variant<SessionFile, FileError> SessionFile::reopen(const std::string &path)
{
    const int descriptor = ::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return because(errno);
    SessionFile file{path, descriptor};
    if (!isRegular(descriptor))
        return FileError{"not a regular file"};
    if (!lock(descriptor))
        return FileError{"another window is writing to it"};
    ::fchmod(descriptor, OwnerOnly);
    return file;
}

SessionFile::SessionFile(SessionFile &&other) noexcept
    : m_path(std::move(other.m_path)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_tornAt(std::exchange(other.m_tornAt, std::nullopt))
{
}

SessionFile &SessionFile::operator=(SessionFile &&other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_tornAt, other.m_tornAt);
    return *this;
}

SessionFile::~SessionFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::variant<std::string, FileError> SessionFile::content() const
{
    return readWholeFile(m_path, LargestDealFile);
}

std::optional<FileError> SessionFile::append(std::string_view text)
{
    if (m_tornAt) { // what failed the last time must not stand before this
        if (auto trouble = truncate(*m_tornAt))
            return trouble;
        m_tornAt.reset();
    }
    struct stat before = {};
    if (::fstat(m_descriptor, &before) != 0)
        return because(errno);
    while (!text.empty()) {
        const auto written = ::write(m_descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            break;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    if (text.empty() && ::fdatasync(m_descriptor) == 0)
        return std::nullopt;
    const FileError trouble = because(errno);
    if (const auto size = static_cast<std::size_t>(before.st_size); truncate(size))
        m_tornAt = size;
    return trouble;
}

std::optional<FileError> SessionFile::truncate(std::size_t size)
{
    if (::ftruncate(m_descriptor, static_cast<off_t>(size)) != 0)
        return because(errno);
    return std::nullopt;
}

bool isBeingWritten(const std::string &path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return false;
    const bool free = lock(descriptor);
    ::close(descriptor);
    return !free;
}

std::optional<FileError> makePrivateFolder(const std::string &path)
{
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path{path}.parent_path(), error);
    if (error)
        return FileError{error.message()};
    constexpr mode_t OnlyOwnerEnters = 0700;
    if (::mkdir(path.c_str(), OnlyOwnerEnters) == 0)
        return std::nullopt;
    const int failed = errno; // another window may have made it just now
    if (failed == EEXIST && std::filesystem::is_directory(path, error))
        return std::nullopt;
    return because(failed);
}

} // namespace pitwise
