// Reads the protocol conformance records the Swift compiler leaves in every executable, for what has no macro to
// announce it: types that conform to `PreviewProvider`.
#include "CPreviewSection.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

/// The head every context descriptor has. Fields that end in `offset` are relative to their own address.
typedef struct {
    uint32_t flags;
    int32_t parent_offset;
    int32_t name_offset;
    int32_t access_function_offset;  // of types only
} context_descriptor;

typedef struct {
    int32_t protocol_offset;
    int32_t type_offset;
    int32_t witness_table_offset;
    uint32_t flags;
} conformance_descriptor;

// Kinds of context, the low five bits of the flags; bit 7 marks a generic one.
enum { KIND_MODULE = 0, KIND_PROTOCOL = 3, KIND_CLASS = 16, KIND_STRUCT = 17, KIND_ENUM = 18 };
enum { KIND_MASK = 0x1f, IS_GENERIC = 0x80 };
// How a conformance names its type, bits 3 to 5 of its flags.
enum { TYPE_DIRECT = 0, TYPE_INDIRECT = 1 };

typedef struct {
    const void *metadata;
    size_t state;
} metadata_response;
typedef metadata_response (*metadata_accessor)(size_t request);

static const void *relative(const int32_t *field) {
    return *field == 0 ? NULL : (const char *)field + *field;
}

/// A relative pointer whose lowest bit says that it leads to a pointer, as to another image's symbol.
static const void *relative_indirectable(const int32_t *field) {
    int32_t offset = *field;
    if (offset == 0) { return NULL; }
    const void *target = (const char *)field + (offset & ~1);
    return (offset & 1) ? *(const void *const *)target : target;
}

static bool is_protocol(const context_descriptor *context, const char *module, const char *name) {
    if (!context || (context->flags & KIND_MASK) != KIND_PROTOCOL) { return false; }
    const char *own_name = relative(&context->name_offset);
    if (!own_name || strcmp(own_name, name) != 0) { return false; }
    const context_descriptor *parent = relative_indirectable(&context->parent_offset);
    if (!parent || (parent->flags & KIND_MASK) != KIND_MODULE) { return false; }
    const char *parent_name = relative(&parent->name_offset);
    return parent_name && strcmp(parent_name, module) == 0;
}

static const context_descriptor *conforming_type(const conformance_descriptor *conformance) {
    switch ((conformance->flags >> 3) & 7) {
    case TYPE_DIRECT: return relative(&conformance->type_offset);
    case TYPE_INDIRECT: {
        const context_descriptor *const *indirect = relative(&conformance->type_offset);
        return indirect ? *indirect : NULL;
    }
    default: return NULL;
    }
}

void zoetrope_each_conforming_type(
    const char *module, const char *protocol_name, void *context, void (*body)(void *context, const void *type)) {
    const int32_t *record = __start_swift5_protocol_conformances;
    for (; record < __stop_swift5_protocol_conformances; record++) {
        const conformance_descriptor *conformance = relative_indirectable(record);
        if (!conformance) { continue; }
        if (!is_protocol(relative_indirectable(&conformance->protocol_offset), module, protocol_name)) { continue; }
        const context_descriptor *type = conforming_type(conformance);
        if (!type || (type->flags & IS_GENERIC)) { continue; }
        uint32_t kind = type->flags & KIND_MASK;
        if (kind != KIND_CLASS && kind != KIND_STRUCT && kind != KIND_ENUM) { continue; }
        metadata_accessor accessor = (metadata_accessor)relative(&type->access_function_offset);
        if (accessor) { body(context, accessor(0).metadata); }
    }
}
