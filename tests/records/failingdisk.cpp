// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/records/failingdisk.h"

#include <sqlite3.h>

#include <csignal>
#include <unistd.h>

namespace pitwise::test {

namespace {

int s_count = 0;
int s_failAt = 0; ///< 0: never
FailingDisk::How s_how{};
sqlite3_vfs *s_real = nullptr;

/// Counts an operation; true: it must fail.
bool failsNow()
{
    ++s_count;
    if (s_failAt == 0 || s_count < s_failAt)
        return false;
    switch (s_how) {
    case FailingDisk::How::Once:
        return s_count == s_failAt;
    case FailingDisk::How::FromThenOn:
        return true;
    case FailingDisk::How::Die:
        ::kill(::getpid(), SIGKILL);
    }
    return true;
}

/// Our file, followed in memory by the real one.
struct ShimFile
{
    sqlite3_file base;
    [[nodiscard]] sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
};

sqlite3_file *real(sqlite3_file *file)
{
    return reinterpret_cast<ShimFile *>(file)->real();
}

int close(sqlite3_file *file)
{
    return real(file)->pMethods == nullptr ? SQLITE_OK : real(file)->pMethods->xClose(real(file));
}
int read(sqlite3_file *file, void *to, int count, sqlite3_int64 from)
{
    return failsNow() ? SQLITE_IOERR_READ
                      : real(file)->pMethods->xRead(real(file), to, count, from);
}
int write(sqlite3_file *file, const void *from, int count, sqlite3_int64 to)
{
    return failsNow() ? SQLITE_FULL : real(file)->pMethods->xWrite(real(file), from, count, to);
}
int truncate(sqlite3_file *file, sqlite3_int64 size)
{
    return failsNow() ? SQLITE_IOERR_TRUNCATE : real(file)->pMethods->xTruncate(real(file), size);
}
/// A killed process loses nothing that was written, so the test need not wait for the disk.
int sync(sqlite3_file *, int)
{
    return failsNow() ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}
int fileSize(sqlite3_file *file, sqlite3_int64 *size)
{
    return failsNow() ? SQLITE_IOERR_FSTAT : real(file)->pMethods->xFileSize(real(file), size);
}
int lock(sqlite3_file *file, int kind)
{
    return real(file)->pMethods->xLock(real(file), kind);
}
int unlock(sqlite3_file *file, int kind)
{
    return real(file)->pMethods->xUnlock(real(file), kind);
}
int checkLock(sqlite3_file *file, int *out)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), out);
}
int control(sqlite3_file *file, int what, void *argument)
{
    return real(file)->pMethods->xFileControl(real(file), what, argument);
}
int sectorSize(sqlite3_file *file)
{
    return real(file)->pMethods->xSectorSize(real(file));
}
int characteristics(sqlite3_file *file)
{
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}
int shmMap(sqlite3_file *file, int region, int size, int extend, void volatile **out)
{
    return failsNow() ? SQLITE_IOERR_SHMMAP
                      : real(file)->pMethods->xShmMap(real(file), region, size, extend, out);
}
int shmLock(sqlite3_file *file, int offset, int count, int flags)
{
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void shmBarrier(sqlite3_file *file)
{
    real(file)->pMethods->xShmBarrier(real(file));
}
int shmUnmap(sqlite3_file *file, int remove)
{
    return real(file)->pMethods->xShmUnmap(real(file), remove);
}

const sqlite3_io_methods Methods{.iVersion = 2,
                                 .xClose = close,
                                 .xRead = read,
                                 .xWrite = write,
                                 .xTruncate = truncate,
                                 .xSync = sync,
                                 .xFileSize = fileSize,
                                 .xLock = lock,
                                 .xUnlock = unlock,
                                 .xCheckReservedLock = checkLock,
                                 .xFileControl = control,
                                 .xSectorSize = sectorSize,
                                 .xDeviceCharacteristics = characteristics,
                                 .xShmMap = shmMap,
                                 .xShmLock = shmLock,
                                 .xShmBarrier = shmBarrier,
                                 .xShmUnmap = shmUnmap,
                                 .xFetch = nullptr,
                                 .xUnfetch = nullptr};

int openFile(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *out)
{
    file->pMethods = nullptr;
    if (failsNow())
        return SQLITE_CANTOPEN;
    real(file)->pMethods = nullptr;
    const int result = s_real->xOpen(s_real, name, real(file), flags, out);
    if (result == SQLITE_OK)
        file->pMethods = &Methods;
    return result;
}

int deleteFile(sqlite3_vfs *, const char *name, int syncFolder)
{
    return failsNow() ? SQLITE_IOERR_DELETE : s_real->xDelete(s_real, name, syncFolder);
}

int access(sqlite3_vfs *, const char *name, int flags, int *out)
{
    return failsNow() ? SQLITE_IOERR_ACCESS : s_real->xAccess(s_real, name, flags, out);
}

} // namespace

void FailingDisk::install()
{
    s_real = sqlite3_vfs_find(nullptr);
    static sqlite3_vfs shim = *s_real; // everything else as it was
    shim.zName = "failing";
    shim.szOsFile = static_cast<int>(sizeof(ShimFile)) + s_real->szOsFile;
    shim.xOpen = openFile;
    shim.xDelete = deleteFile;
    shim.xAccess = access;
    shim.pNext = nullptr;
    sqlite3_vfs_register(&shim, 1);
}

void FailingDisk::fail(int number, How how)
{
    s_count = 0;
    s_failAt = number;
    s_how = how;
}

void FailingDisk::heal()
{
    s_failAt = 0;
}

int FailingDisk::operations()
{
    return s_count;
}

} // namespace pitwise::test
