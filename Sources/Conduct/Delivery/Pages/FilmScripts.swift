import Foundation
import HostProtocol
import PreviewPages

/// The animated PNG files of a gallery, once more as scripts: a page that is opened as a file may load scripts, but read no other files,
/// and only a film that it can read is stepped through.
package struct FilmScripts: Sendable {
    /// The page's folder.
    package let folder: String

    package init(folder: String) { self.folder = folder }

    /// Writes the script of each film in place of those of an earlier page.
    package func write(for page: PreviewPage) throws(DeliveryError) {
        let place = "\(folder)/\(PreviewPage.filmFolder)"
        try? FileManager.default.removeItem(atPath: place)
        let files = page.items.flatMap(\.media).filter { $0.kind == .film }.flatMap(\.files).filter { $0.path.hasSuffix(".apng") }
        for file in files {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(file.path)") else { continue }
            let script = PreviewPage.filmScript(name: file.path, frames: data.base64EncodedString())
            try AtomicFile.write(Array(script.utf8), to: "\(place)/\(file.path).js")
        }
    }
}
