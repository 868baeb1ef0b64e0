#ifndef ZOETROPE_CVIRTUALCLOCK_H
#define ZOETROPE_CVIRTUALCLOCK_H

#include <stdint.h>

/// From now on every reading of the wall clock in this process (`clock_gettime(CLOCK_REALTIME)`, `gettimeofday`,
/// `time`, and with them Foundation's `Date()`) answers this instant. Monotonic clocks keep running.
void zoetrope_virtual_clock_set(int64_t seconds_since_1970, int32_t nanoseconds);

/// The wall clock is the machine's again.
void zoetrope_virtual_clock_clear(void);

#endif
