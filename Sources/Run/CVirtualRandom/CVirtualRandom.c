// Answers the Swift library's question for random bytes in the executable itself, whose functions win over libc's at link time.
// User code that says `Double.random(in: 0...1)`, `shuffled()` or `randomElement()` while a preview is rendered then draws from a
// sequence of the preview's own, and the same source renders to the same bytes in every run. Whoever else asks gets the kernel's.
//
// The library asks by `syscall(SYS_getrandom, …)`, linked statically or not (its function `swift_stdlib_random` can be replaced in
// the first case alone), so `syscall` is what stands here; all other calls are passed on.
#define _GNU_SOURCE
#include "CVirtualRandom.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <sys/syscall.h>

static _Atomic(zoetrope_task_random) task_random;

void zoetrope_virtual_random_follow(zoetrope_task_random source) { task_random = source; }

typedef long (*system_call)(long, ...);

static system_call of_libc(void) {
    static _Atomic(system_call) known;
    system_call call = known;
    if (!call) {
        call = (system_call)dlsym(RTLD_NEXT, "syscall");
        known = call;
    }
    return call;
}

long syscall(long number, ...) {
    // As many as any call has; those that the caller did not give are not looked at.
    long words[6];
    va_list arguments;
    va_start(arguments, number);
    for (int index = 0; index < 6; index++) { words[index] = va_arg(arguments, long); }
    va_end(arguments);
    if (number == SYS_getrandom && words[1] > 0) {
        zoetrope_task_random source = task_random;
        if (source && source((void *)words[0], (size_t)words[1])) { return words[1]; }
    }
    return of_libc()(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}
