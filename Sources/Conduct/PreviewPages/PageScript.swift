/// The scripts of pages, made of parts.
package enum PageScript {
    /// The script of a page that is opened as a file.
    static let all = script(core, list, film, viewer, transport, start)

    /// The script of a page that a service keeps up to date: its bar, its files and its list. The script behind it sets the functions of
    /// `zoetrope` that `served` and the list call.
    package static let live = script(core, list, served, start)

    private static func script(_ parts: String...) -> String { "(() => {\n'use strict';\n\(parts.joined(separator: "\n"))\n})();" }

    /// The part of a live page in place of a viewer: a preview is opened by the page's own script.
    private static let served = #"""
        const viewer = null, modes = [], inViewer = {}, viewerKeys = [];
        const openItem = item => Z.open(item);
        const route = () => Z.route?.();
        """#
}
