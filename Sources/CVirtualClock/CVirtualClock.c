// Defines the C library's wall-clock readers in the executable itself, so that they win over libc's at link time.
// User code that says `Date()` or `.now` then reads the instant the conductor chose, and the same source renders to
// the same bytes on every day. Every other clock is passed on to the kernel.
#define _GNU_SOURCE
#include "CVirtualClock.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_bool is_set;
static _Atomic int64_t fixed_seconds;
static _Atomic int32_t fixed_nanoseconds;

void zoetrope_virtual_clock_set(int64_t seconds_since_1970, int32_t nanoseconds) {
    fixed_seconds = seconds_since_1970;
    fixed_nanoseconds = nanoseconds;
    is_set = true;
}

void zoetrope_virtual_clock_clear(void) { is_set = false; }

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (is_set && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        result->tv_sec = fixed_seconds;
        result->tv_nsec = fixed_nanoseconds;
        return 0;
    }
    return (int)syscall(SYS_clock_gettime, clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    struct timespec now;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) { return -1; }
    result->tv_sec = now.tv_sec;
    result->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) { return (time_t)-1; }
    if (result) { *result = now.tv_sec; }
    return now.tv_sec;
}
