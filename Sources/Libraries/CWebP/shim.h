// libwebp for Swift: its encoder for whole pictures, and the player of animations, which rooms that play them link themselves.
#ifndef ZOETROPE_CWEBP_SHIM_H
#define ZOETROPE_CWEBP_SHIM_H

#include <webp/demux.h>
#include <webp/encode.h>

#endif
