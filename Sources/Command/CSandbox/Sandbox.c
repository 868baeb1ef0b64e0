// Landlock, by which a process gives up what it does not need for itself and for the programs that it starts.
//
// Source: landlock(7), and the kernel's include/uapi/linux/landlock.h. The constants stand here, since Debian 12's headers are older than
// some kernels that run it.
#define _GNU_SOURCE
#include "CSandbox.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };

/// The rights on files of version 1, and those that versions 2, 3 and 5 have added: to move files between folders, to shorten them, and
/// to control devices.
static const uint64_t version_1 = (1u << 13) - 1, refer = 1u << 13, truncate_file = 1u << 14, control_device = 1u << 15;
static const uint64_t run_file = 1u << 0, write_file = 1u << 1, read_file = 1u << 2, read_folder = 1u << 3;
/// The rights on TCP of version 4: to listen and to connect.
static const uint64_t all_of_tcp = 3;

/// The attributes of a set of rules as of version 4; older kernels take the first field alone.
struct attributes {
    uint64_t files, network;
};

int zoetrope_sandbox_version(void) {
    long version = syscall(create_ruleset, NULL, 0, 1u);
    return version > 0 ? (int)version : 0;
}

static uint64_t all_rights(int version) {
    return version_1 | (version >= 2 ? refer : 0) | (version >= 3 ? truncate_file : 0) | (version >= 5 ? control_device : 0);
}

int zoetrope_sandbox_begin(bool with_network) {
    int version = zoetrope_sandbox_version();
    if (version == 0) { return -1; }
    bool refuses_network = version >= 4 && !with_network;
    struct attributes attributes = {all_rights(version), refuses_network ? all_of_tcp : 0};
    return (int)syscall(create_ruleset, &attributes, refuses_network ? sizeof attributes : sizeof attributes.files, 0);
}

bool zoetrope_sandbox_allow(int rules, const char *path, bool writes) {
    struct stat status;
    int file = open(path, O_PATH | O_CLOEXEC);
    if (file < 0) { return false; }
    uint64_t rights = writes ? all_rights(zoetrope_sandbox_version()) : run_file | read_file | read_folder;
    // A file has none of the rights of folders.
    if (fstat(file, &status) == 0 && !S_ISDIR(status.st_mode)) {
        rights &= run_file | write_file | read_file | truncate_file | control_device;
    }
    struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = file};
    long result = syscall(add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(file);
    return result == 0;
}

bool zoetrope_sandbox_enter(int rules) {
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(restrict_self, rules, 0) == 0;
}

void zoetrope_keep_addresses(void) {
    int now = personality(0xffffffff);
    if (now != -1) { (void)personality((unsigned long)now | ADDR_NO_RANDOMIZE); }
}

int zoetrope_close_others(posix_spawn_file_actions_t *actions) { return posix_spawn_file_actions_addclosefrom_np(actions, 3); }

void zoetrope_return_memory(void) { malloc_trim(0); }
