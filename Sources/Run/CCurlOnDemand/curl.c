#include "CCurlOnDemand.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

// Declarations as in curl/curl.h, curl/multi.h and curl/urlapi.h of libcurl 7 and 8, whose binary interface is one
// (https://curl.se/libcurl/abi.html); pointers stand for its opaque types. All are weak: a libcurl that is linked goes first.

static void *function_named(const char *name) {
    static void *library = NULL;
    if (library == NULL) {
        library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
        if (library == NULL) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
        if (library == NULL) {
            fprintf(stderr, "URLSession needs libcurl, which is not installed here (Debian: libcurl4). %s\n", dlerror());
            return NULL;
        }
    }
    return dlsym(library, name);
}

__attribute__((weak)) int curl_global_init(long flags) {
    static int (*real)(long) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_global_init");
    return real == NULL ? 2 : real(flags);
}

__attribute__((weak)) void *curl_easy_init(void) {
    static void *(*real)(void) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_easy_init");
    return real == NULL ? NULL : real();
}

__attribute__((weak)) void curl_easy_cleanup(void *handle) {
    static void (*real)(void *) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_easy_cleanup");
    if (real != NULL) real(handle);
}

__attribute__((weak)) int curl_easy_pause(void *handle, int bitmask) {
    static int (*real)(void *, int) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_easy_pause");
    return real == NULL ? 2 : real(handle, bitmask);
}

__attribute__((weak)) const char *curl_easy_strerror(int code) {
    static const char *(*real)(int) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_easy_strerror");
    return real == NULL ? "libcurl is not there" : real(code);
}

__attribute__((weak)) void curl_free(void *memory) {
    static void (*real)(void *) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_free");
    if (real != NULL) real(memory);
}

__attribute__((weak)) void *curl_multi_init(void) {
    static void *(*real)(void) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_multi_init");
    return real == NULL ? NULL : real();
}

__attribute__((weak)) int curl_multi_cleanup(void *multi) {
    static int (*real)(void *) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_multi_cleanup");
    return real == NULL ? 1 : real(multi);
}

__attribute__((weak)) int curl_multi_add_handle(void *multi, void *easy) {
    static int (*real)(void *, void *) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_multi_add_handle");
    return real == NULL ? 1 : real(multi, easy);
}

__attribute__((weak)) int curl_multi_remove_handle(void *multi, void *easy) {
    static int (*real)(void *, void *) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_multi_remove_handle");
    return real == NULL ? 1 : real(multi, easy);
}

__attribute__((weak)) int curl_multi_assign(void *multi, int socket, void *data) {
    static int (*real)(void *, int, void *) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_multi_assign");
    return real == NULL ? 1 : real(multi, socket, data);
}

__attribute__((weak)) void *curl_multi_info_read(void *multi, int *count) {
    static void *(*real)(void *, int *) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_multi_info_read");
    return real == NULL ? NULL : real(multi, count);
}

__attribute__((weak)) int curl_multi_socket_action(void *multi, int socket, int events, int *running) {
    static int (*real)(void *, int, int, int *) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_multi_socket_action");
    return real == NULL ? 1 : real(multi, socket, events, running);
}

__attribute__((weak)) void *curl_slist_append(void *list, const char *text) {
    static void *(*real)(void *, const char *) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_slist_append");
    return real == NULL ? NULL : real(list, text);
}

__attribute__((weak)) void curl_slist_free_all(void *list) {
    static void (*real)(void *) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_slist_free_all");
    if (real != NULL) real(list);
}

__attribute__((weak)) void *curl_url(void) {
    static void *(*real)(void) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_url");
    return real == NULL ? NULL : real();
}

__attribute__((weak)) int curl_url_get(const void *url, int part, char **text, unsigned int flags) {
    static int (*real)(const void *, int, char **, unsigned int) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_url_get");
    return real == NULL ? 1 : real(url, part, text, flags);
}

__attribute__((weak)) int curl_url_set(void *url, int part, const char *text, unsigned int flags) {
    static int (*real)(void *, int, const char *, unsigned int) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_url_set");
    return real == NULL ? 1 : real(url, part, text, flags);
}

__attribute__((weak)) char *curl_version(void) {
    static char *(*real)(void) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_version");
    return real == NULL ? (char *)"libcurl is not there" : real();
}

__attribute__((weak)) void *curl_version_info(int age) {
    static void *(*real)(int) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_version_info");
    return real == NULL ? NULL : real(age);
}

// Each of these takes one argument more, a pointer, a long or a 64-bit offset: all of one size, and passed alike.

__attribute__((weak)) int curl_easy_setopt(void *handle, int option, ...) {
    static int (*real)(void *, int, ...) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_easy_setopt");
    va_list arguments;
    va_start(arguments, option);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return real == NULL ? 2 : real(handle, option, argument);
}

__attribute__((weak)) int curl_easy_getinfo(void *handle, int information, ...) {
    static int (*real)(void *, int, ...) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_easy_getinfo");
    va_list arguments;
    va_start(arguments, information);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return real == NULL ? 2 : real(handle, information, argument);
}

__attribute__((weak)) int curl_multi_setopt(void *multi, int option, ...) {
    static int (*real)(void *, int, ...) = NULL;
    if (real == NULL) *(void **)&real = function_named("curl_multi_setopt");
    va_list arguments;
    va_start(arguments, option);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return real == NULL ? 2 : real(multi, option, argument);
}
