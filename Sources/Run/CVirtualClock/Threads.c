// Looks at threads of this process: whether one computes or waits, and how long it has computed. Waiting for a change takes the
// kernel's time, whatever the clocks of the thread show.
#define _GNU_SOURCE
#include "CVirtualClock.h"

#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int zoetrope_thread(void) { return (int)syscall(SYS_gettid); }

zoetrope_thread_look zoetrope_look_at_thread(int thread) {
    zoetrope_thread_look look = {false, 0};
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) { return look; }
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) { return look; }
    text[count] = 0;
    // The name in brackets may hold anything.
    const char *rest = strrchr(text, ')');
    char state;
    unsigned long user, system;
    if (!rest) { return look; }
    // Source: proc(5), fields 3, 14 and 15.
    if (sscanf(rest, ") %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &state, &user, &system) != 3) { return look; }
    look.is_waiting = state == 'S';
    long ticks = sysconf(_SC_CLK_TCK);
    look.milliseconds = (int64_t)(user + system) * 1000 / (ticks > 0 ? ticks : 100);
    return look;
}

static _Atomic uint32_t changes;

uint32_t zoetrope_changes(void) { return changes; }

void zoetrope_note_change(void) {
    changes++;
    syscall(SYS_futex, &changes, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

void zoetrope_await_change(uint32_t seen, int64_t nanoseconds) {
    struct timespec limit = {(time_t)(nanoseconds / 1000000000), (long)(nanoseconds % 1000000000)};
    syscall(SYS_futex, &changes, FUTEX_WAIT_PRIVATE, seen, &limit, NULL, 0);
}
