// Swift's runtime asks a hook before it puts a job on its thread pool ("Hooks" in the runtime's `Concurrency.h`). A job that somebody
// follows runs by way of Dispatch as the runtime's own do, but it is known when it has ended: a task that was resumed goes by the pool on
// its way to the main actor, and nobody could tell otherwise whether it is still to come.
#include "CVirtualClock.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#define SWIFT_FUNCTION __attribute__((swiftcall))

typedef SWIFT_FUNCTION void (*enqueue)(void *job);

// Of libswift_Concurrency.
extern void *swift_task_enqueueGlobal_hook;
extern SWIFT_FUNCTION void swift_job_run(void *job, void *executor, void *implementation);

// Of libdispatch, whose headers are written for blocks.
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *context));

static _Atomic(zoetrope_job_beginning) begin;
static _Atomic(zoetrope_job_ending) end;

typedef struct {
    void *job;
    void *owner;
} followed_job;

static _Thread_local void *running_owner;

void *zoetrope_job_owner(void) { return running_owner; }

static void run(void *context) {
    followed_job followed = *(followed_job *)context;
    free(context);
    running_owner = followed.owner;
    // No serial executor: the job runs where it is.
    swift_job_run(followed.job, NULL, NULL);
    running_owner = NULL;
    end(followed.owner);
}

static SWIFT_FUNCTION void put_on_pool(void *job, enqueue original) {
    void *owner = begin();
    followed_job *followed = owner ? malloc(sizeof *followed) : NULL;
    if (!followed) {
        if (owner) { end(owner); }
        original(job);
        return;
    }
    *followed = (followed_job){job, owner};
    dispatch_async_f(dispatch_get_global_queue(0, 0), followed, run);
}

void zoetrope_follow_jobs(zoetrope_job_beginning beginning, zoetrope_job_ending ending) {
    begin = beginning;
    end = ending;
    swift_task_enqueueGlobal_hook = (void *)put_on_pool;
}
