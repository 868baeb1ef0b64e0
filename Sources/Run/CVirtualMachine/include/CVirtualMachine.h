#ifndef ZOETROPE_CVIRTUALMACHINE_H
#define ZOETROPE_CVIRTUALMACHINE_H

#include "VirtualRandom.h"

#include <stdbool.h>

/// From now on the system's version in this process is this one, as `uname` gives it; a major version of 0: the kernel's.
void zoetrope_system_version_set(int major, int minor);

/// From now on the user of this process has the name of that machine's. Preferences are kept by the user's name, so that it must not change
/// once one was read.
void zoetrope_virtual_user_set(void);

/// Asked for the running code: true if it is code of a preview, which is shown the machine that never changes.
typedef bool (*zoetrope_preview_code)(void);

/// Sets whom to ask.
void zoetrope_virtual_machine_follow(zoetrope_preview_code asked);

#endif
