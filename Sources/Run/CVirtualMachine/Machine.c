// Defines the C library's questions about machine and user in the executable itself, whose functions win over libc's at link time.
// Code of a preview that shows the host's name, the user's, the number of the process, of its processors or the size of its memory then
// gets the answers of one machine, and the same source renders to the same bytes on every other. Whoever else asks gets the kernel's.
#define _GNU_SOURCE
#include "CVirtualMachine.h"
#include "Private.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <sched.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { processors = 6, process = 512 };
/// 8 GB, in whatever pages the machine has.
static const long memory = 8l << 30;
static char host_name[] = "iPhone", user_name[] = "mobile", full_name[] = "Mobile User";

static _Atomic(zoetrope_preview_code) preview_code;

void zoetrope_virtual_machine_follow(zoetrope_preview_code asked) { preview_code = asked; }

static atomic_bool has_user;

void zoetrope_virtual_user_set(void) { has_user = true; }

static bool is_asked_by_preview(void) {
    zoetrope_preview_code asked = preview_code;
    return asked && asked();
}

int gethostname(char *name, size_t size) {
    static int (*_Atomic original)(char *, size_t);
    if (!is_asked_by_preview()) {
        if (!original) { original = (int (*)(char *, size_t))dlsym(RTLD_NEXT, "gethostname"); }
        return original(name, size);
    }
    strncpy(name, host_name, size);
    return 0;
}

pid_t getpid(void) { return is_asked_by_preview() ? process : (pid_t)syscall(SYS_getpid); }

long sysconf(int name) {
    static long (*_Atomic original)(int);
    if (!original) { original = (long (*)(int))dlsym(RTLD_NEXT, "sysconf"); }
    switch (name) {
    case _SC_NPROCESSORS_CONF:
    case _SC_NPROCESSORS_ONLN: return is_asked_by_preview() ? processors : original(name);
    case _SC_PHYS_PAGES: return is_asked_by_preview() ? memory / original(_SC_PAGESIZE) : original(name);
    default: return original(name);
    }
}

int sched_getaffinity(pid_t thread, size_t size, cpu_set_t *set) {
    static int (*_Atomic original)(pid_t, size_t, cpu_set_t *);
    if (!is_asked_by_preview()) {
        if (!original) { original = (int (*)(pid_t, size_t, cpu_set_t *))dlsym(RTLD_NEXT, "sched_getaffinity"); }
        return original(thread, size, set);
    }
    memset(set, 0, size);
    for (int index = 0; index < processors; index++) { CPU_SET_S(index, size, set); }
    return 0;
}

/// Puts the names in the place of the user's own; home and shell stay.
static void rename_user(struct passwd *user) {
    if (!user || user->pw_uid != getuid() || !has_user) { return; }
    user->pw_name = user_name;
    user->pw_gecos = full_name;
}

struct passwd *getpwuid(uid_t number) {
    static struct passwd *(*_Atomic original)(uid_t);
    if (!original) { original = (struct passwd * (*)(uid_t)) dlsym(RTLD_NEXT, "getpwuid"); }
    struct passwd *user = original(number);
    rename_user(user);
    return user;
}

int getpwuid_r(uid_t number, struct passwd *restrict user, char *restrict text, size_t size, struct passwd **restrict result) {
    static int (*_Atomic original)(uid_t, struct passwd *, char *, size_t, struct passwd **);
    if (!original) { original = (int (*)(uid_t, struct passwd *, char *, size_t, struct passwd **))dlsym(RTLD_NEXT, "getpwuid_r"); }
    int failure = original(number, user, text, size, result);
    if (failure == 0) { rename_user(*result); }
    return failure;
}

static bool is_random_device(const char *path) { return strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0; }

/// Files that tell how much of the machine a container may use; Foundation counts processors by them.
static bool is_of_container(const char *path) {
    static const char folder[] = "/sys/fs/cgroup/";
    return strncmp(path, folder, sizeof folder - 1) == 0;
}

int open(const char *path, int flags, ...) {
    static int (*_Atomic original)(const char *, int, ...);
    mode_t mode = 0;
    if (flags & (O_CREAT | O_TMPFILE)) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    int sequence = is_random_device(path) ? zoetrope_opened_sequence() : -1;
    if (sequence >= 0) { return sequence; }
    if (is_of_container(path) && is_asked_by_preview()) {
        errno = ENOENT;
        return -1;
    }
    if (!original) { original = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open"); }
    return original(path, flags, mode);
}
