/// The script of the page, in the order of its parts.
enum PageScript {
    static let all = "(() => {\n'use strict';\n" + [core, list, film, viewer, transport, start].joined(separator: "\n") + "\n})();"
}
