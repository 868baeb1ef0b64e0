// The functions of libcurl that Foundation's URL loading calls, each of which loads the library when it is first called.
//
// Linking a program with libcurl would make it load some thirty libraries whenever it starts, and would need the library's
// development package. Programs that fetch nothing start without it.
#ifndef ZOETROPE_LAZY_CURL_H
#define ZOETROPE_LAZY_CURL_H

// Nothing is called from here by name: the linker finds the functions.

#endif
