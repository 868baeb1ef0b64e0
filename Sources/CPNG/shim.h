// libpng for Swift: whole pictures in and out of memory.
//
// libpng reports errors by longjmp, which Swift cannot catch. Each function below sets its jump target, calls libpng,
// and returns an ordinary result; the text of the error is left in the caller's structure. Nothing is printed.
#ifndef ZOETROPE_CPNG_SHIM_H
#define ZOETROPE_CPNG_SHIM_H

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>

/// The text of the last libpng error, and whether it came from reading past the end of the input.
typedef struct {
    char message[160];
    int is_past_end;
    int is_out_of_memory;
} cpng_fault;

/// Rows ready to be written: what they are and where they lie.
typedef struct {
    png_uint_32 width;
    png_uint_32 height;
    int bit_depth;                      ///< Bits a sample: 8, or 1, 2, 4 for palette rows that hold one index a byte.
    int color_type;                     ///< One of libpng's PNG_COLOR_TYPE values.
    const unsigned char *rows;
    size_t bytes_per_row;
    const unsigned char *palette;       ///< Red, green, blue of each entry.
    int palette_count;
    const unsigned char *palette_alpha; ///< Alpha of the first `palette_alpha_count` entries; the rest are opaque.
    int palette_alpha_count;
    png_uint_32 pixels_per_metre;       ///< 0 writes no pHYs chunk.
    int compression_level;              ///< zlib's, 0 to 9.
} cpng_picture;

/// A growing block of bytes, to be freed with `cpng_free`.
typedef struct {
    unsigned char *bytes;
    size_t count;
    size_t capacity;
    cpng_fault fault;
} cpng_output;

/// A picture being read, between `cpng_read_begin` and `cpng_read_end`.
typedef struct {
    const unsigned char *bytes;
    size_t count;
    size_t position;
    png_structp png;
    png_infop info;
    png_uint_32 width;
    png_uint_32 height;
    png_uint_32 pixels_per_metre; ///< 0 when the file does not say, or says different values for x and y.
    cpng_fault fault;
} cpng_reader;

static inline void cpng_take_error(png_structp png, png_const_charp message) {
    cpng_fault *fault = (cpng_fault *)png_get_error_ptr(png);
    strncpy(fault->message, message, sizeof fault->message - 1);
    fault->message[sizeof fault->message - 1] = 0;
    png_longjmp(png, 1);
}

static inline void cpng_drop_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static inline void cpng_append(png_structp png, png_bytep data, size_t length) {
    cpng_output *output = (cpng_output *)png_get_io_ptr(png);
    if (output->capacity - output->count < length) {
        size_t capacity = output->capacity * 2 + length + 4096;
        unsigned char *bytes = (unsigned char *)realloc(output->bytes, capacity);
        if (!bytes) {
            output->fault.is_out_of_memory = 1;
            png_error(png, "out of memory");
        }
        output->bytes = bytes;
        output->capacity = capacity;
    }
    memcpy(output->bytes + output->count, data, length);
    output->count += length;
}

static inline void cpng_flush_nothing(png_structp png) {
    (void)png;
}

static inline void cpng_take(png_structp png, png_bytep data, size_t length) {
    cpng_reader *reader = (cpng_reader *)png_get_io_ptr(png);
    if (reader->count - reader->position < length) {
        reader->fault.is_past_end = 1;
        png_error(png, "the data ends early");
    }
    memcpy(data, reader->bytes + reader->position, length);
    reader->position += length;
}

static inline void cpng_write_all(png_structp png, png_infop info, const cpng_picture *picture) {
    png_set_IHDR(png, info, picture->width, picture->height, picture->bit_depth, picture->color_type,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (picture->pixels_per_metre > 0)
        png_set_pHYs(png, info, picture->pixels_per_metre, picture->pixels_per_metre, PNG_RESOLUTION_METER);
    if (picture->palette_count > 0) {
        png_color colors[256];
        for (int entry = 0; entry < picture->palette_count && entry < 256; entry++) {
            colors[entry].red = picture->palette[3 * entry];
            colors[entry].green = picture->palette[3 * entry + 1];
            colors[entry].blue = picture->palette[3 * entry + 2];
        }
        png_set_PLTE(png, info, colors, picture->palette_count);
        if (picture->palette_alpha_count > 0)
            png_set_tRNS(png, info, picture->palette_alpha, picture->palette_alpha_count, NULL);
    }
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_compression_level(png, picture->compression_level);
    png_write_info(png, info);
    if (picture->bit_depth < 8)
        png_set_packing(png);
    for (png_uint_32 y = 0; y < picture->height; y++)
        png_write_row(png, picture->rows + (size_t)y * picture->bytes_per_row);
    png_write_end(png, NULL);
}

/// Writes a whole PNG file into `output`. Returns 1, or 0 with the fault in `output->fault`.
static inline int cpng_write(const cpng_picture *picture, cpng_output *output) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &output->fault, cpng_take_error, cpng_drop_warning);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        output->fault.is_out_of_memory = 1;
        png_destroy_write_struct(&png, NULL);
        return 0;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        return 0;
    }
    png_set_write_fn(png, output, cpng_append, cpng_flush_nothing);
    cpng_write_all(png, info, picture);
    png_destroy_write_struct(&png, &info);
    return 1;
}

static inline void cpng_free(cpng_output *output) {
    free(output->bytes);
    output->bytes = NULL;
    output->count = output->capacity = 0;
}

static inline void cpng_read_end(cpng_reader *reader) {
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
}

/// Reads up to the first row, and sets the reader's size and density. Returns 1, or 0 with the fault in `reader->fault`.
/// Call `cpng_read_end` either way.
static inline int cpng_read_begin(cpng_reader *reader, png_uint_32 largest_side) {
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->fault, cpng_take_error, cpng_drop_warning);
    reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
    if (!reader->info) {
        reader->fault.is_out_of_memory = 1;
        return 0;
    }
    if (setjmp(png_jmpbuf(reader->png)))
        return 0;
    png_set_read_fn(reader->png, reader, cpng_take);
    png_set_user_limits(reader->png, largest_side, largest_side);
    png_set_chunk_malloc_max(reader->png, 8u << 20);
    png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_read_info(reader->png, reader->info);
    reader->width = png_get_image_width(reader->png, reader->info);
    reader->height = png_get_image_height(reader->png, reader->info);
    reader->pixels_per_metre = png_get_pixels_per_meter(reader->png, reader->info);
    return 1;
}

/// Reads all rows as straight 8-bit RGBA into `rows`, `width * 4` bytes each. Returns 1, or 0 with the fault.
static inline int cpng_read_rows(cpng_reader *reader, unsigned char *rows) {
    if (setjmp(png_jmpbuf(reader->png)))
        return 0;
    png_set_expand(reader->png);
    png_set_scale_16(reader->png);
    png_set_gray_to_rgb(reader->png);
    png_set_add_alpha(reader->png, 0xFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(reader->png);
    png_read_update_info(reader->png, reader->info);
    size_t bytes_per_row = (size_t)reader->width * 4;
    if (png_get_rowbytes(reader->png, reader->info) != bytes_per_row)
        png_error(reader->png, "unexpected row size");
    for (int pass = 0; pass < passes; pass++)
        for (png_uint_32 y = 0; y < reader->height; y++)
            png_read_row(reader->png, rows + (size_t)y * bytes_per_row, NULL);
    png_read_end(reader->png, NULL);
    return 1;
}

#endif
