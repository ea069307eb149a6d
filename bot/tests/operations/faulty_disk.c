/* A disk with faults on order, between a program and its C library (LD_PRELOAD): for files whose path holds what DISK_OF says,
 * writing fails as on a full disk while DISK_FAULT names a file that holds an "f", and syncing fails while it holds an "s". */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int meets(int fd, char fault) {
    const char *order = getenv("DISK_FAULT"), *of = getenv("DISK_OF");
    if (!order || !of) return 0;
    char link[64], path[4096], ordered[16];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    if (!strstr(path, of)) return 0;
    int file = open(order, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    length = read(file, ordered, sizeof ordered);
    close(file);
    return length > 0 && memchr(ordered, fault, (size_t)length);
}

#define REAL(type, name, arguments) static type (*real) arguments; if (!real) real = (type (*) arguments)dlsym(RTLD_NEXT, name)
#define FULL(fd) do { if (meets(fd, 'f')) { errno = ENOSPC; return -1; } } while (0)
#define UNSYNCED(fd) do { if (meets(fd, 's')) { errno = EIO; return -1; } } while (0)

ssize_t write(int fd, const void *bytes, size_t count) {
    REAL(ssize_t, "write", (int, const void *, size_t));
    FULL(fd);
    return real(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
    REAL(ssize_t, "pwrite", (int, const void *, size_t, off_t));
    FULL(fd);
    return real(fd, bytes, count, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
    REAL(ssize_t, "pwrite64", (int, const void *, size_t, off64_t));
    FULL(fd);
    return real(fd, bytes, count, at);
}

int fsync(int fd) {
    REAL(int, "fsync", (int));
    UNSYNCED(fd);
    return real(fd);
}

int fdatasync(int fd) {
    REAL(int, "fdatasync", (int));
    UNSYNCED(fd);
    return real(fd);
}
