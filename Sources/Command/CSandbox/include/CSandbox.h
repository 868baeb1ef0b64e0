#ifndef ZOETROPE_CSANDBOX_H
#define ZOETROPE_CSANDBOX_H

#include <spawn.h>
#include <stdbool.h>

/// The version of Landlock in the kernel; 0: none, or none that this process may use.
int zoetrope_sandbox_version(void);

/// Begins a set of rules, by which nothing is allowed but what is added; -1: not possible.
///
/// - Parameter with_network: whether connections are allowed. Before version 4 of Landlock they cannot be refused.
int zoetrope_sandbox_begin(bool with_network);

/// Allows a file or a folder with all that is in it to be read and run, or to be written, too; false: there is none, or not possible.
bool zoetrope_sandbox_allow(int rules, const char *path, bool writes);

/// Binds this process to rules for good, and what it starts; false: not possible.
bool zoetrope_sandbox_enter(int rules);

/// Has this process's next programs loaded at the same addresses in every run, where the system lets it choose.
void zoetrope_keep_addresses(void);

/// Has a program that is started by these actions begin without this process's open files, except its standard input, output and errors;
/// an error number, or 0.
int zoetrope_close_others(posix_spawn_file_actions_t *actions);

/// Returns memory that this process has freed to the system. Source: malloc_trim(3).
void zoetrope_return_memory(void);

#endif
