// Defines the C library's `uname` in the executable itself, so that it wins over libc's at link time: Foundation's
// `ProcessInfo.operatingSystemVersion` reads the system's version there. Code that asks whether the system is new enough then gets
// the same answer on every machine, that of the system whose looks are drawn.
#define _GNU_SOURCE
#include "CVirtualMachine.h"

#include <stdatomic.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

static atomic_int major;
static atomic_int minor;

void zoetrope_system_version_set(int new_major, int new_minor) {
    minor = new_minor;
    major = new_major;
}

int uname(struct utsname *name) {
    int result = (int)syscall(SYS_uname, name);
    if (result == 0 && major > 0) { snprintf(name->release, sizeof name->release, "%d.%d.0", major, minor); }
    return result;
}
