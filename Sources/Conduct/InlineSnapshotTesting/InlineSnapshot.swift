import Delivery
import Foundation
import Synchronization

/// The texts that are written into the sources of tests when the process ends.
enum InlineSnapshot {
    /// The call that a text belongs to.
    struct Site: Hashable {
        let file: String
        let line: Int
        /// The column of the call's parenthesis, in bytes from 1.
        let column: Int
        let descriptor: InlineSnapshotSyntaxDescriptor
    }

    private static let texts = Mutex<[Site: String?]>([:])

    /// Keeps the text of a call until the process ends; nil removes it from the source.
    static func record(_ text: String?, at site: Site) {
        let isFirst = texts.withLock { texts in
            defer { texts[site] = .some(text) }
            return texts.isEmpty
        }
        if isFirst { atexit { InlineSnapshot.write() } }
    }

    /// Writes all texts, each file once.
    private static func write() {
        let files = Dictionary(grouping: texts.withLock { $0 }, by: \.key.file)
        for (file, recorded) in files.sorted(by: { $0.key < $1.key }) {
            do {
                let old = try String(contentsOfFile: file, encoding: .utf8)
                var source = InlineSource(old)
                // From the end, so that lines before stay where they are.
                for (site, text) in recorded.sorted(by: { ($0.key.line, $0.key.column) > ($1.key.line, $1.key.column) }) {
                    if !source.write(text, at: site) { warn("\(file):\(site.line): the call was not found, so its text is not written.") }
                }
                if source.text != old { try AtomicFile.write([UInt8](source.text.utf8), to: file) }
            } catch {
                warn("\(file): the texts of its tests are not written: \(error)")
            }
        }
    }

    private static func warn(_ message: String) { FileHandle.standardError.write(Data("warning: \(message)\n".utf8)) }
}
