// libpng for Swift: whole pictures out of memory.
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

static inline void cpng_take(png_structp png, png_bytep data, size_t length) {
    cpng_reader *reader = (cpng_reader *)png_get_io_ptr(png);
    if (reader->count - reader->position < length) {
        reader->fault.is_past_end = 1;
        png_error(png, "the data ends early");
    }
    memcpy(data, reader->bytes + reader->position, length);
    reader->position += length;
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
