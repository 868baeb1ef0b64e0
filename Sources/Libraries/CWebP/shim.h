// libwebp for Swift: its encoder for whole pictures, and for the tests the player of animations, which they link themselves.
#ifndef ZOETROPE_CWEBP_SHIM_H
#define ZOETROPE_CWEBP_SHIM_H

#include <webp/demux.h>
#include <webp/encode.h>

#endif
