import Foundation
import HostProtocol
import ImageCodecs
import Pixels

/// The report of a failed comparison, in a folder. `index.html` shows reference, actual and difference of every differing picture, and a
/// scrubber over all frames for animations. Beside it the folder holds the first bad frame of each as pictures.
///
/// Each difference is drawn up when it is found, as a section of the page that waits in the folder, so that its frames need
/// not be kept; a run that is cut short and goes on in another process loses none.
package struct FailureReport: Sendable {
    /// The path of the folder that the report is written to.
    package let folder: String
    package var title: String
    /// Pixels per point of all pictures, which their files state.
    package var pixelsPerPoint: Double
    /// How many threads compare and encode, or nil for one per core. The files do not depend on it.
    package var jobs: Int?

    /// How many animations are on the page with all their frames, a few megabytes each; of further ones there is the first
    /// frame that differs. Where more are wrong, it is mostly for one reason.
    static let mostFilms = 24

    package init(folder: String, title: String = "Differs from the goldens", pixelsPerPoint: Double, jobs: Int? = nil) {
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
        let isWhole = !isMoving || files.sections().count { $0.hasSuffix(ReportFolder.Section.film.rawValue) } < Self.mostFilms
        let film = try FailureFilm(
            difference, encoder: PNGEncoder(pixelsPerPoint: pixelsPerPoint), jobs: jobs, isWhole: isWhole)
        try list(difference.name)
        let kind: ReportFolder.Section = !isMoving ? .still : isWhole ? .film : .frame
        let section = section(film, acceptCommand: acceptCommand)
        try AtomicFile.write(Array(section.utf8), to: files.path(of: kind, for: difference.name))
        return try film.firstBadPictures.map { kind, png in
            let path = files.path(of: kind, for: difference.name)
            try AtomicFile.write(png, to: path)
            return path
        }
    }

    /// Takes out what there is of a name.
    package func remove(_ name: String) { files.remove(name) }

    /// Writes the page of all differences that were taken in; where there are none, there is no page.
    ///
    /// - Parameter isLast: whether nothing will be added.
    /// - Returns: the page's path and size, or nil.
    package func writePage(isLast: Bool) throws(DeliveryError) -> (path: String, bytes: Int)? {
        let path = files.pagePath
        let sections = files.sections()
        guard !sections.isEmpty else {
            files.clear()
            return nil
        }
        let moving = sections.count { !$0.hasSuffix(ReportFolder.Section.still.rawValue) }
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
            for section in sections { try write(Data(contentsOf: URL(fileURLWithPath: "\(files.sectionFolder)/\(section)"))) }
            try write(Data(page.tail.utf8))
        }
        if isLast { try? FileManager.default.removeItem(atPath: files.sectionFolder) }
        return (path, bytes)
    }

    /// Removes what an earlier run has written into the folder, and the folder if nothing else is in it.
    package func clear() { files.clear() }

    private var files: ReportFolder { ReportFolder(path: folder) }

    private func list(_ name: String) throws(DeliveryError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder, reason: "it cannot be made")
        }
        let descriptor = open(files.listPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .unwritable(path: files.listPath, reason: String(cString: strerror(errno))) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data((name + "\n").utf8))
        } catch {
            throw .unwritable(path: files.listPath, reason: "the disk may be full")
        }
    }
}
