#include "include/CLazyCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

// libcurl's types are pointers and numbers here: its header is not needed to hand them on. An argument behind an option is a
// pointer, a long or a 64-bit number (curl_easy_setopt(3)), and all of these travel alike on 64-bit systems.

static void *library;

static void load_library(void) {
    const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl-nss.so.4"};
    for (size_t index = 0; index < sizeof names / sizeof *names && library == NULL; index++) {
        library = dlopen(names[index], RTLD_LAZY | RTLD_LOCAL);
    }
    if (library != NULL) return;
    fputs("URLSession needs libcurl, which is not there; install it (Debian: apt-get install libcurl4).\n", stderr);
    abort();
}

static void *function(const char *name) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_library);
    void *found = dlsym(library, name);
    if (found != NULL) return found;
    fprintf(stderr, "URLSession needs a libcurl that has %s; install a newer one (Debian: apt-get install libcurl4).\n", name);
    abort();
}

// Declares a function that hands its arguments on: result, name, parameters, arguments.
#define FORWARD(RESULT, NAME, PARAMETERS, ARGUMENTS)                                                                            \
    RESULT NAME PARAMETERS {                                                                                                   \
        static RESULT(*loaded) PARAMETERS;                                                                                     \
        if (loaded == NULL) loaded = (RESULT(*) PARAMETERS)function(#NAME);                                                    \
        return loaded ARGUMENTS;                                                                                               \
    }

// The same for one with a single argument behind an option.
#define FORWARD_OPTION(NAME)                                                                                                   \
    int NAME(void *handle, int option, ...) {                                                                                  \
        static int (*loaded)(void *, int, ...);                                                                                \
        if (loaded == NULL) loaded = (int (*)(void *, int, ...))function(#NAME);                                               \
        va_list arguments;                                                                                                     \
        va_start(arguments, option);                                                                                           \
        void *argument = va_arg(arguments, void *);                                                                            \
        va_end(arguments);                                                                                                     \
        return loaded(handle, option, argument);                                                                               \
    }

FORWARD_OPTION(curl_easy_setopt)
FORWARD_OPTION(curl_easy_getinfo)
FORWARD_OPTION(curl_multi_setopt)

FORWARD(int, curl_global_init, (long flags), (flags))
FORWARD(char *, curl_version, (void), ())
FORWARD(void *, curl_version_info, (int version), (version))
FORWARD(const char *, curl_easy_strerror, (int code), (code))

FORWARD(void *, curl_easy_init, (void), ())
FORWARD(int, curl_easy_pause, (void *handle, int mask), (handle, mask))

FORWARD(void *, curl_multi_init, (void), ())
FORWARD(int, curl_multi_cleanup, (void *multi), (multi))
FORWARD(int, curl_multi_add_handle, (void *multi, void *handle), (multi, handle))
FORWARD(int, curl_multi_remove_handle, (void *multi, void *handle), (multi, handle))
FORWARD(int, curl_multi_assign, (void *multi, int socket, void *data), (multi, socket, data))
FORWARD(void *, curl_multi_info_read, (void *multi, int *count), (multi, count))
FORWARD(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running), (multi, socket, events, running))

FORWARD(void *, curl_slist_append, (void *list, const char *text), (list, text))

FORWARD(void *, curl_url, (void), ())
FORWARD(int, curl_url_set, (void *url, int part, const char *text, unsigned flags), (url, part, text, flags))
FORWARD(int, curl_url_get, (const void *url, int part, char **text, unsigned flags), (url, part, text, flags))

void curl_easy_cleanup(void *handle) { ((void (*)(void *))function("curl_easy_cleanup"))(handle); }
void curl_slist_free_all(void *list) { ((void (*)(void *))function("curl_slist_free_all"))(list); }
void curl_free(void *memory) { ((void (*)(void *))function("curl_free"))(memory); }
