#ifndef ZOETROPE_CPREVIEWSECTION_H
#define ZOETROPE_CPREVIEWSECTION_H

#include <stddef.h>

/// A record that `#Preview` leaves in the linker section `zoetrope_previews`: stores an
/// `any PreviewRegistry.Type` (two pointers) at the address it is given.
typedef void (*zoetrope_preview_record)(void *_Nonnull result);

/// How many records this executable holds.
size_t zoetrope_preview_record_count(void);

/// The record at an index below the count, in the order the linker put them.
zoetrope_preview_record _Nullable zoetrope_preview_record_at(size_t index);

/// Finds the non-generic types of this executable that conform to a protocol, by the protocol's module and name.
///
/// Calls `body` with the context and the metadata (an `Any.Type`) of one type after another, in the order of the
/// executable's conformance records.
///
/// Source: Swift ABI, `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h` (conformance records).
void zoetrope_each_conforming_type(
    const char *_Nonnull module, const char *_Nonnull protocol_name, void *_Nullable context,
    void (*_Nonnull body)(void *_Nullable context, const void *_Nonnull type));

#endif
