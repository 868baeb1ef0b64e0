#ifndef ZOETROPE_CVIRTUALMACHINE_PRIVATE_H
#define ZOETROPE_CVIRTUALMACHINE_PRIVATE_H

/// A file of 4,096 random bytes that one draw of the preview's sequence determines; -1: the caller has no sequence, or no file can be
/// made.
int zoetrope_opened_sequence(void);

#endif
