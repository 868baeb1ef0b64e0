import Foundation
import ImageCodecs
import Pixels

/// The report of a failed comparison, in a folder: `index.html` with reference, actual and difference of every picture that
/// is not what was accepted, and for animations a scrubber over all frames; beside it the first bad frame of each as pictures.
///
/// Each difference is drawn up when it is found, as a section of the page that waits in the folder, so that its frames need
/// not be kept; a run that is cut short and goes on in another process loses none.
package struct FailureReport: Sendable {
    /// Where the report is written.
    package let folder: String
    package var title: String
    /// Pixels per point of all pictures, which their files state.
    package var pixelsPerPoint: Double
    /// How many threads compare and encode, or nil for one per core. The files do not depend on it.
    package var jobs: Int?

    /// How many animations are on the page with all their frames, a few megabytes each; of further ones there is the first
    /// frame that differs. Where more are wrong, it is mostly for one reason.
    static let mostFilms = 24

    package init(folder: String, title: String = "Not as accepted", pixelsPerPoint: Double, jobs: Int? = nil) {
        (self.folder, self.title, self.pixelsPerPoint, self.jobs) = (folder, title, pixelsPerPoint, jobs)
    }

    /// Takes in a difference, in place of an earlier one of its name.
    ///
    /// - Parameter acceptCommand: the command that accepts what is drawn now.
    /// - Returns: the paths of the pictures of its first bad frame: `<name>-reference.png`, `-actual.png`, `-difference.png`.
    /// - Throws: `ImageCodecError` when a frame has no pixels or is too large; `DeliveryError`.
    package func add(_ difference: GoldenDifference, acceptCommand: String? = nil) throws -> [String] {
        remove(difference.name)
        let isMoving = max(difference.reference.count, difference.actual.count) > 1
        let isWhole = !isMoving || sections().count { $0.hasSuffix(Self.filmEnding) } < Self.mostFilms
        let film = try FailureFilm(
            difference, encoder: PNGEncoder(pixelsPerPoint: pixelsPerPoint), jobs: jobs, isWhole: isWhole)
        try list(difference.name)
        let ending = !isMoving ? Self.stillEnding : isWhole ? Self.filmEnding : Self.frameEnding
        let section = section(film, acceptCommand: acceptCommand)
        try AtomicFile.write(Array(section.utf8), to: "\(sectionFolder)/\(Self.fileName(difference.name))\(ending)")
        return try film.firstBadPictures.map { kind, png in
            let path = picture(kind, of: difference.name)
            try AtomicFile.write(png, to: path)
            return path
        }
    }

    /// Takes out what there is of a name.
    package func remove(_ name: String) {
        for kind in Self.kinds { unlink(picture(kind, of: name)) }
        for ending in [Self.stillEnding, Self.filmEnding, Self.frameEnding] {
            unlink("\(sectionFolder)/\(Self.fileName(name))\(ending)")
        }
    }

    /// Writes the page of all differences that were taken in; where there are none, there is no page.
    ///
    /// - Parameter isLast: whether nothing will be added.
    /// - Returns: the page's path and size, or nil.
    package func writePage(isLast: Bool) throws(DeliveryError) -> (path: String, bytes: Int)? {
        let path = "\(folder)/index.html"
        let sections = sections()
        guard !sections.isEmpty else {
            clear()
            return nil
        }
        let moving = sections.count { !$0.hasSuffix(Self.stillEnding) }
        let page = HTMLPage(title: title, style: Self.style, body: "", script: Self.script)
        let head = page.head + lead(count: sections.count, moving: moving)
        var bytes = 0
        try AtomicFile.write(to: path) { file in
            bytes = 0
            func write(_ data: Data) throws {
                try file.write(contentsOf: data)
                bytes += data.count
            }
            try write(Data(head.utf8))
            for section in sections { try write(Data(contentsOf: URL(fileURLWithPath: "\(sectionFolder)/\(section)"))) }
            try write(Data(page.tail.utf8))
        }
        if isLast { try? FileManager.default.removeItem(atPath: sectionFolder) }
        return (path, bytes)
    }

    /// Removes what an earlier run has written into the folder, and the folder if nothing else is in it.
    package func clear() {
        guard let data = FileManager.default.contents(atPath: listPath) else { return }
        var folders: Set<String> = []
        for name in Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)) {
            remove(name)
            var path = (name as NSString).deletingLastPathComponent
            while !path.isEmpty {
                folders.insert("\(folder)/\(path)")
                path = (path as NSString).deletingLastPathComponent
            }
        }
        // The inner ones first; those that hold something else stay.
        for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { rmdir(path) }
        unlink("\(folder)/index.html")
        try? FileManager.default.removeItem(atPath: sectionFolder)
        unlink(listPath)
        rmdir(folder)
    }

    /// Whether a folder holds a report.
    package static func isThere(in folder: String) -> Bool {
        access(FailureReport(folder: folder, pixelsPerPoint: 1).listPath, F_OK) == 0
    }

    // MARK: Files

    private static let kinds = ["reference", "actual", "difference"]
    private static let stillEnding = ".still.html"
    private static let filmEnding = ".film.html"
    /// An animation of which only one frame is shown.
    private static let frameEnding = ".frame.html"

    private var sectionFolder: String { "\(folder)/.sections" }
    /// The names of all differences that were ever taken in, a line each, by which the folder is tidied up.
    private var listPath: String { "\(folder)/.zoetrope-report" }

    private func picture(_ kind: String, of name: String) -> String { "\(folder)/\(name)-\(kind).png" }

    /// The names of the sections' files, sorted.
    private func sections() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sectionFolder)) ?? []
        return names.filter { $0.hasSuffix(".html") && !$0.hasPrefix(".") }.sorted()
    }

    /// A name that may have slashes as that of a file.
    private static func fileName(_ name: String) -> String {
        name.replacing("%", with: "%25").replacing("/", with: "%2F")
    }

    private func list(_ name: String) throws(DeliveryError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder, reason: "it cannot be made")
        }
        let descriptor = open(listPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .unwritable(path: listPath, reason: String(cString: strerror(errno))) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data((name + "\n").utf8))
        } catch {
            throw .unwritable(path: listPath, reason: "the disk may be full")
        }
    }
}
