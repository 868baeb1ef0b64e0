#ifndef ZOETROPE_VIRTUALRANDOM_H
#define ZOETROPE_VIRTUALRANDOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The source of the running task's random numbers. Each function answers false if it has none of its own, and the machine's are
/// taken.
typedef struct {
    /// Fills memory with random bytes.
    bool (*fill)(void *bytes, size_t count);
    /// The same for `rand` and its kin, whose numbers `seed` begins anew.
    bool (*fill_seeded)(void *bytes, size_t count);
    bool (*seed)(uint64_t value);
} zoetrope_task_random;

/// Sets whom to ask for the random numbers of a task.
void zoetrope_virtual_random_follow(zoetrope_task_random source);

/// The next number of a sequence. Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014), SplitMix64.
static inline uint64_t zoetrope_split_mix(uint64_t *state) {
    uint64_t value = *state += 0x9E3779B97F4A7C15u;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
    return value ^ (value >> 31);
}

#endif
