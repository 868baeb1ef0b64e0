#include "CPreviewSection.h"

// The linker defines these two for every section whose name is a C identifier; weak, because there may be no preview.
extern const zoetrope_preview_record __start_zoetrope_previews[] __attribute__((weak, visibility("hidden")));
extern const zoetrope_preview_record __stop_zoetrope_previews[] __attribute__((weak, visibility("hidden")));

size_t zoetrope_preview_record_count(void) {
    return (size_t)(__stop_zoetrope_previews - __start_zoetrope_previews);
}

zoetrope_preview_record zoetrope_preview_record_at(size_t index) {
    return index < zoetrope_preview_record_count() ? __start_zoetrope_previews[index] : NULL;
}
