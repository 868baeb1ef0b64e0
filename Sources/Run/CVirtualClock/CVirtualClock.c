// Defines the C library's wall-clock readers in the executable itself, so that they win over libc's at link time.
// User code that says `Date()` or `.now` then reads the instant the conductor chose, and the same source renders to
// the same bytes on every day. While a thread runs code of a view, or of a task that a view has begun, the clocks that measure
// durations stand at the view's virtual time for that thread as well, so that `.now() + 0.3` is 0.3 s later to the nanosecond.
// Every other clock, and every other thread's, is passed on to the kernel.
// So it is with the C library's sleep: a thread that runs code of a view sleeps in the view's virtual time. Dispatch, whose own
// threads go by the machine's clocks, is given deadlines of theirs.
#define _GNU_SOURCE
#include "CVirtualClock.h"

#include <dlfcn.h>
#include <errno.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/resource.h>
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

static _Atomic(zoetrope_task_clock) task_clock;

void zoetrope_virtual_clock_follow(zoetrope_task_clock clock) { task_clock = clock; }

static _Atomic(zoetrope_task_clock) task_uptime;

/// The machine's own reading of a clock, in nanoseconds.
static int64_t kernel_time(clockid_t clock) {
    struct timespec now;
    if (syscall(SYS_clock_gettime, clock, &now) != 0) { return 0; }
    return (int64_t)now.tv_sec * 1000000000 + (int64_t)now.tv_nsec;
}

void zoetrope_virtual_clock_follow_uptime(zoetrope_task_clock clock) { task_uptime = clock; }

static _Atomic(zoetrope_sleeper) sleeper;

void zoetrope_virtual_clock_sleep_by(zoetrope_sleeper new_sleeper) { sleeper = new_sleeper; }

static _Atomic(zoetrope_waiter) waiter;

void zoetrope_virtual_clock_wait_by(zoetrope_waiter new_waiter) { waiter = new_waiter; }

static _Thread_local zoetrope_held_time held;

/// The answer of the clocks that measure durations to this thread the next time, once: the end of a sleep that took no real time.
/// Foundation's `Thread.sleep` asks for it and would otherwise sleep again for what seems to be left.
static _Thread_local int64_t woken_at;

zoetrope_held_time zoetrope_virtual_clock_hold(zoetrope_held_time time) {
    zoetrope_held_time before = held;
    held = time;
    return before;
}

zoetrope_held_time zoetrope_virtual_clock_held(void) { return held; }

uint64_t zoetrope_kernel_uptime(void) { return (uint64_t)kernel_time(CLOCK_MONOTONIC); }

static void answer(int64_t nanoseconds, struct timespec *result) {
    int64_t part = nanoseconds % 1000000000;
    if (part < 0) { part += 1000000000; }
    result->tv_sec = (time_t)((nanoseconds - part) / 1000000000);
    result->tv_nsec = (long)part;
}

static bool is_for_durations(clockid_t clock) {
    return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_BOOTTIME;
}

static bool is_wall(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE; }

/// True while the calling thread is in Dispatch's code, which goes by the machine's clocks.
static _Thread_local bool is_on_machine;

/// The answer of the clocks that measure durations to the calling thread; `INT64_MIN`: the machine's own time.
static int64_t own_uptime(void) {
    zoetrope_task_clock own = task_uptime;
    return is_on_machine ? INT64_MIN : held.has_uptime ? held.uptime_nanoseconds : own ? own() : INT64_MIN;
}

/// The clocks of processor time: to code of a view, computing takes none but that of its clock.
static bool is_for_processor(clockid_t clock) { return clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID; }

/// The answer of the wall clock to the calling thread; `INT64_MIN`: the instant of the process.
static int64_t own_wall(void) {
    zoetrope_task_clock own = task_clock;
    return held.has_wall ? held.wall_nanoseconds : is_set && own ? own() : INT64_MIN;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (woken_at != 0 && is_for_durations(clock)) {
        answer(woken_at, result);
        woken_at = 0;
        return 0;
    }
    int64_t own = is_wall(clock) ? own_wall() : is_for_durations(clock) || is_for_processor(clock) ? own_uptime() : INT64_MIN;
    if (own != INT64_MIN) {
        answer(own, result);
        return 0;
    }
    if (is_set && is_wall(clock)) {
        result->tv_sec = fixed_seconds;
        result->tv_nsec = fixed_nanoseconds;
        return 0;
    }
    return (int)syscall(SYS_clock_gettime, clock, result);
}

clock_t clock(void) {
    struct timespec now;
    if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now) != 0) { return (clock_t)-1; }
    return (clock_t)now.tv_sec * CLOCKS_PER_SEC + now.tv_nsec / (1000000000 / CLOCKS_PER_SEC);
}

int getrusage(int who, struct rusage *usage) {
    static int (*_Atomic original)(int, struct rusage *);
    if (!original) { original = (int (*)(int, struct rusage *))dlsym(RTLD_NEXT, "getrusage"); }
    int64_t own = own_uptime();
    if (own == INT64_MIN || !usage) { return original(who, usage); }
    *usage = (struct rusage){.ru_utime = {own / 1000000000, own % 1000000000 / 1000}};
    return 0;
}

/// A time of Dispatch by the machine's clocks, as far from now as one that the calling thread has computed by its own.
///
/// Such are deadlines of code that does not see SwiftUI, and those of the runtime; what is compiled here waits in virtual time.
/// Source: libdispatch, `shims/time.h`: times of day have the two highest bits set, those of the clock that goes on while the machine
/// sleeps the highest one.
static uint64_t on_machine(uint64_t when) {
    const uint64_t continuous = (uint64_t)1 << 63, forever = ~(uint64_t)0;
    int64_t own = own_uptime();
    if (own == INT64_MIN || when == 0 || when == forever || when >> 62 == 3) { return when; }
    int64_t left = (int64_t)(when & ~continuous) - own;
    int64_t deadline = kernel_time(when & continuous ? CLOCK_BOOTTIME : CLOCK_MONOTONIC) + left;
    return (deadline > 0 ? (uint64_t)deadline : 1) | (when & continuous);
}

/// Weak, since a host that has Dispatch in itself takes the definitions there: in such a one a task that the runtime is to wake by a
/// deadline of virtual time, which is far ahead of the machine's, does not wake, and is told of as one that waits for something else.
__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, void *block) {
    static void (*_Atomic original)(uint64_t, void *, void *);
    if (!original) { original = (void (*)(uint64_t, void *, void *))dlsym(RTLD_NEXT, "dispatch_after"); }
    when = on_machine(when);
    is_on_machine = true;
    original(when, queue, block);
    is_on_machine = false;
}

__attribute__((weak)) void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
    static void (*_Atomic original)(uint64_t, void *, void *, void (*)(void *));
    if (!original) { original = (void (*)(uint64_t, void *, void *, void (*)(void *)))dlsym(RTLD_NEXT, "dispatch_after_f"); }
    when = on_machine(when);
    is_on_machine = true;
    original(when, queue, context, work);
    is_on_machine = false;
}

/// Waits as long as the caller means, who has computed the deadline by the wall clock that it reads here.
///
/// So do Dispatch's threads that have nothing to do: by the kernel's clock their five seconds would long be over, and each piece of work
/// would have a thread of its own, made and ended.
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    static int (*_Atomic original)(sem_t *, const struct timespec *);
    if (!original) { original = (int (*)(sem_t *, const struct timespec *))dlsym(RTLD_NEXT, "sem_timedwait"); }
    struct timespec now, moved;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) { return original(semaphore, deadline); }
    int64_t seconds = (int64_t)deadline->tv_sec - now.tv_sec;
    // Decades need no moving, and would not go into nanoseconds.
    if (seconds > 1000000000 || seconds < -1000000000) { return original(semaphore, deadline); }
    int64_t left = seconds * 1000000000 + ((int64_t)deadline->tv_nsec - now.tv_nsec);
    zoetrope_waiter told = waiter;
    if (told && left > 0) {
        if (sem_trywait(semaphore) == 0) { return 0; }
        told();
    }
    answer(kernel_time(CLOCK_REALTIME) + left, &moved);
    return original(semaphore, &moved);
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

/// Sleeps in virtual time, if whoever was named for it takes the thread for one that runs code of a view.
static bool sleeps_virtually(int64_t nanoseconds) {
    zoetrope_sleeper own = sleeper;
    // A shorter sleep is a thread that gives way to others, as Dispatch's do.
    if (!own || nanoseconds < 1000000) { return false; }
    struct timespec now;
    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0 || !own(nanoseconds)) { return false; }
    woken_at = (int64_t)now.tv_sec * 1000000000 + now.tv_nsec + nanoseconds;
    return true;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *request, struct timespec *left) {
    if (flags == 0 && request && sleeps_virtually((int64_t)request->tv_sec * 1000000000 + request->tv_nsec)) { return 0; }
    return (int)syscall(SYS_clock_nanosleep, clock, flags, request, left) == 0 ? 0 : errno;
}

int nanosleep(const struct timespec *request, struct timespec *left) {
    if (request && sleeps_virtually((int64_t)request->tv_sec * 1000000000 + request->tv_nsec)) { return 0; }
    return (int)syscall(SYS_nanosleep, request, left);
}

/// Sleeps for somebody who does not ask the clock afterwards whether it was long enough.
static int sleep_once(const struct timespec *request, struct timespec *left) {
    int result = nanosleep(request, left);
    woken_at = 0;
    return result;
}

int usleep(useconds_t microseconds) {
    struct timespec request = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
    return sleep_once(&request, 0);
}

unsigned int sleep(unsigned int seconds) {
    struct timespec request = {seconds, 0}, left = {0, 0};
    return sleep_once(&request, &left) == 0 ? 0 : (unsigned int)left.tv_sec;
}
