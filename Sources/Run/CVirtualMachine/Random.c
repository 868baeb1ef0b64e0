// Answers questions for random numbers in the executable itself, whose functions win over libc's at link time. User code that says
// `Double.random(in: 0...1)`, `shuffled()`, `UUID()` or `arc4random()` while a preview is rendered then draws from a sequence of the
// preview's own, and the same source renders to the same bytes in every run. Whoever else asks gets the machine's.
//
// Swift's library asks by `syscall(SYS_getrandom, …)`, linked statically or not (its function `swift_stdlib_random` can be replaced in
// the first case alone), so `syscall` is what stands here; all other calls are passed on. Foundation's `UUID()` opens /dev/urandom.
#define _GNU_SOURCE
#include "Private.h"
#include "VirtualRandom.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

static zoetrope_task_random task_random;
static atomic_bool has_task_random;

void zoetrope_virtual_random_follow(zoetrope_task_random source) {
    task_random = source;
    has_task_random = true;
}

static bool fill(void *bytes, size_t count) { return has_task_random && task_random.fill(bytes, count); }

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
    if (number == SYS_getrandom && words[1] > 0 && fill((void *)words[0], (size_t)words[1])) { return words[1]; }
    return of_libc()(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

ssize_t getrandom(void *bytes, size_t count, unsigned int flags) { return syscall(SYS_getrandom, bytes, count, flags); }

int getentropy(void *bytes, size_t count) {
    static int (*_Atomic original)(void *, size_t);
    if (fill(bytes, count)) { return 0; }
    if (!original) { original = (int (*)(void *, size_t))dlsym(RTLD_NEXT, "getentropy"); }
    return original(bytes, count);
}

// MARK: - /dev/urandom

int zoetrope_opened_sequence(void) {
    uint64_t state, words[512];
    int ends[2];
    if (!fill(&state, sizeof state) || pipe2(ends, O_CLOEXEC) != 0) { return -1; }
    for (int index = 0; index < 512; index++) { words[index] = zoetrope_split_mix(&state); }
    // A pipe takes so many without waiting for a reader.
    ssize_t written = write(ends[1], words, sizeof words);
    close(ends[1]);
    if (written == sizeof words) { return ends[0]; }
    close(ends[0]);
    return -1;
}

// MARK: - The C library's generators

uint32_t arc4random(void) {
    uint32_t value;
    arc4random_buf(&value, sizeof value);
    return value;
}

void arc4random_buf(void *bytes, size_t count) {
    static void (*_Atomic original)(void *, size_t);
    if (fill(bytes, count)) { return; }
    if (!original) { original = (void (*)(void *, size_t))dlsym(RTLD_NEXT, "arc4random_buf"); }
    original(bytes, count);
}

uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) { return 0; }
    // Numbers below 2^32 mod bound are drawn again, so that each remainder is as likely as every other.
    uint32_t least = -bound % bound, value;
    do { value = arc4random(); } while (value < least);
    return value % bound;
}

/// Draws for `rand` and its kin; false where the C library's own generator is to answer.
static bool fill_seeded(void *bytes, size_t count) { return has_task_random && task_random.fill_seeded(bytes, count); }

static bool seed(uint64_t value) { return has_task_random && task_random.seed(value); }

#define OTHERWISE(name, type, ...) ((type)dlsym(RTLD_NEXT, #name))(__VA_ARGS__)

long random(void) {
    uint32_t value;
    return fill_seeded(&value, sizeof value) ? (long)(value >> 1) : OTHERWISE(random, long (*)(void));
}

void srandom(unsigned int value) {
    if (!seed(value)) { OTHERWISE(srandom, void (*)(unsigned int), value); }
}

int rand(void) { return (int)random(); }

void srand(unsigned int value) { srandom(value); }

long mrand48(void) {
    int32_t value;
    return fill_seeded(&value, sizeof value) ? (long)value : OTHERWISE(mrand48, long (*)(void));
}

long lrand48(void) {
    uint32_t value;
    return fill_seeded(&value, sizeof value) ? (long)(value >> 1) : OTHERWISE(lrand48, long (*)(void));
}

double drand48(void) {
    uint64_t value;
    return fill_seeded(&value, sizeof value) ? (double)(value >> 16) * 0x1p-48 : OTHERWISE(drand48, double (*)(void));
}

void srand48(long value) {
    if (!seed((uint64_t)value)) { OTHERWISE(srand48, void (*)(long), value); }
}
