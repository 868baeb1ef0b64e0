#ifndef ZOETROPE_CVIRTUALCLOCK_H
#define ZOETROPE_CVIRTUALCLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// From now on every reading of the wall clock in this process (`clock_gettime(CLOCK_REALTIME)`, `gettimeofday`,
/// `time`, and with them Foundation's `Date()`) answers this instant. Monotonic clocks keep running but for code of views.
void zoetrope_virtual_clock_set(int64_t seconds_since_1970, int32_t nanoseconds);

/// The wall clock is the machine's again.
void zoetrope_virtual_clock_clear(void);

/// Asked for the instant of the running task, in nanoseconds since 1970, while the wall clock stands; `INT64_MIN`: none of its own.
typedef int64_t (*zoetrope_task_clock)(void);

/// Sets whom to ask for the instant of a task.
void zoetrope_virtual_clock_follow(zoetrope_task_clock clock);

/// Sets whom to ask for what the clocks that measure durations answer the running task, in nanoseconds; `INT64_MIN`: the machine's
/// own time.
void zoetrope_virtual_clock_follow_uptime(zoetrope_task_clock clock);

/// Lets the calling thread sleep for some nanoseconds of virtual time; false if it is none that runs code of a view.
typedef bool (*zoetrope_sleeper)(int64_t nanoseconds);

/// Sets whom threads ask that call `nanosleep`, `usleep` or `sleep`, and with them Foundation's `Thread.sleep`.
void zoetrope_virtual_clock_sleep_by(zoetrope_sleeper sleeper);

/// Hears that the calling thread is about to wait for a semaphore, with a limit, by the machine's clock.
typedef void (*zoetrope_waiter)(void);

/// Sets who is told of threads that call `sem_timedwait` and have to wait, as Dispatch's semaphores do.
void zoetrope_virtual_clock_wait_by(zoetrope_waiter waiter);

/// The answers of the clocks to one thread.
typedef struct {
    /// True if the wall clock stands; then the instant, in nanoseconds since 1970.
    bool has_wall;
    int64_t wall_nanoseconds;
    /// True if the clocks that measure durations stand; then their time, in nanoseconds since a start that nobody is told.
    bool has_uptime;
    int64_t uptime_nanoseconds;
} zoetrope_held_time;

/// Holds the clocks of the calling thread, or lets them go on; answers how they were held before.
zoetrope_held_time zoetrope_virtual_clock_hold(zoetrope_held_time time);

/// The kernel's clock that only runs forward, in nanoseconds, however the clocks of the calling thread are held.
uint64_t zoetrope_kernel_uptime(void);

/// How the clocks of the calling thread are held.
zoetrope_held_time zoetrope_virtual_clock_held(void);

/// Asked when a job is put on Swift's thread pool, in the context of whoever puts it there: false if nobody follows it. What is followed
/// is put on the pool later, by `zoetrope_put_job_on_pool`.
typedef bool (*zoetrope_job_beginning)(void *job);

/// Told on a thread of the pool when a job that is followed starts there, or has ended or is suspended.
typedef void (*zoetrope_job_step)(void *part);

/// Sets who follows the jobs on Swift's thread pool.
void zoetrope_follow_jobs(zoetrope_job_beginning beginning, zoetrope_job_step starting, zoetrope_job_step ending);

/// Puts a job that is followed on the pool, as a part of somebody's work.
void zoetrope_put_job_on_pool(void *job, void *part);

/// The part of somebody's work that the calling thread runs; NULL: none that is followed.
void *zoetrope_running_part(void);

/// Sets that part; answers the one before.
void *zoetrope_run_part(void *part);

/// The kernel's number of the calling thread.
int zoetrope_thread(void);

/// The state of a thread of this process.
typedef struct {
    /// True if it waits for something, as for a lock; false if it computes or is about to.
    bool is_waiting;
    /// How long it has computed.
    int64_t milliseconds;
} zoetrope_thread_look;

zoetrope_thread_look zoetrope_look_at_thread(int thread);

/// The number of changes noted in this process.
uint32_t zoetrope_changes(void);

/// Notes a change, and wakes who waits for one.
void zoetrope_note_change(void);

/// Waits until the number of changes is another than the one seen, at most some nanoseconds of the kernel's time.
void zoetrope_await_change(uint32_t seen, int64_t nanoseconds);

#endif
