// Swift's runtime asks a hook before it puts a job on its thread pool ("Hooks" in the runtime's `Concurrency.h`). A job that somebody
// follows waits for its turn, then runs by way of Dispatch as the runtime's own do, and it is known when it has ended: a task that was
// resumed goes by the pool on its way to the main actor, and nobody could tell otherwise whether it is still to come.
#include "CVirtualClock.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#define SWIFT_FUNCTION __attribute__((swiftcall))

typedef SWIFT_FUNCTION void (*enqueue)(void *job);

// From libswift_Concurrency.
extern void *swift_task_enqueueGlobal_hook;
extern SWIFT_FUNCTION void swift_job_run(void *job, void *executor, void *implementation);

// From libdispatch, whose headers are written for blocks.
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *context));

static _Atomic(zoetrope_job_beginning) begin;
static _Atomic(zoetrope_job_step) start;
static _Atomic(zoetrope_job_step) end;

static _Thread_local void *running_part;

void *zoetrope_running_part(void) { return running_part; }

void *zoetrope_run_part(void *part) {
    void *before = running_part;
    running_part = part;
    return before;
}

typedef struct {
    void *job;
    void *part;
} followed_job;

static void run(void *context) {
    followed_job followed = *(followed_job *)context;
    free(context);
    running_part = followed.part;
    start(followed.part);
    // No serial executor: the job runs where it is.
    swift_job_run(followed.job, NULL, NULL);
    running_part = NULL;
    end(followed.part);
}

void zoetrope_put_job_on_pool(void *job, void *part) {
    followed_job *followed = malloc(sizeof *followed);
    if (!followed) { abort(); }
    *followed = (followed_job){job, part};
    dispatch_async_f(dispatch_get_global_queue(0, 0), followed, run);
}

static SWIFT_FUNCTION void put_on_pool(void *job, enqueue original) {
    if (!begin(job)) { original(job); }
}

void zoetrope_follow_jobs(zoetrope_job_beginning beginning, zoetrope_job_step starting, zoetrope_job_step ending) {
    begin = beginning;
    start = starting;
    end = ending;
    swift_task_enqueueGlobal_hook = (void *)put_on_pool;
}
