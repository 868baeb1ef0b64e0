#ifndef ZOETROPE_CCURLONDEMAND_H
#define ZOETROPE_CCURLONDEMAND_H

// Nothing is called from here: the library defines what a statically linked FoundationNetworking wants of libcurl, and loads
// libcurl when a program first uses the network. A program that does not starts as fast as ever, and needs no libcurl to be
// built.

#endif
