#ifndef ZOETROPE_CVIRTUALRANDOM_H
#define ZOETROPE_CVIRTUALRANDOM_H

#include <stdbool.h>
#include <stddef.h>

/// Asked for random bytes by the running task; false: it has none of its own, and the kernel's are taken.
typedef bool (*zoetrope_task_random)(void *bytes, size_t count);

/// Sets whom to ask for the random bytes of a task.
void zoetrope_virtual_random_follow(zoetrope_task_random source);

#endif
