// libjpeg-turbo for Swift, by its TurboJPEG interface, which answers errors as results instead of jumping.
#ifndef ZOETROPE_CTURBOJPEG_SHIM_H
#define ZOETROPE_CTURBOJPEG_SHIM_H

#include <turbojpeg.h>

#endif
