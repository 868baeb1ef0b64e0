import Foundation
import HostProtocol
import ImageCodecs
import Pixels
import PreviewPages

/// The report of a failed comparison, in a folder: a page of all differing pictures, beside it the first bad frame of each as pictures, and
/// in `_films` the frames of animations, which the page loads when they are looked at.
///
/// Each difference is drawn up when it is found. Its item of the page waits in the folder, so that its frames need not be kept; a run that
/// is cut short and goes on in another process loses none.
package struct FailureReport: Sendable {
    /// The path of the folder that the report is written to.
    package let folder: String
    package var title: String
    /// Pixels per point of all pictures, which their files state.
    package var pixelsPerPoint: Double
    /// How many threads compare and encode, or nil for one per core. The files do not depend on it.
    package var jobs: Int?
    /// The command that accepts all differences, as it is typed.
    package var acceptCommand: String?

    /// How many animations have all their frames in the report, a few megabytes each; of further ones there is the first
    /// frame that differs. Where more are wrong, it is mostly for one reason.
    static let mostFilms = 24

    package init(folder: String, title: String = "Differs from the goldens", pixelsPerPoint: Double, jobs: Int? = nil) {
        (self.folder, self.title, self.pixelsPerPoint, self.jobs) = (folder, title, pixelsPerPoint, jobs)
    }

    /// Takes in a difference, in place of an earlier one of its name.
    ///
    /// - Parameters:
    ///   - place: the place of the preview or the assertion, as `File.swift:12`.
    ///   - acceptCommand: the command that accepts what is drawn now.
    /// - Returns: the paths of the pictures of its first bad frame: `<name>-reference.png`, `-actual.png`, `-difference.png`.
    /// - Throws: `ImageCodecError` when a frame has no pixels or is too large; `DeliveryError`.
    package func add(_ difference: GoldenDifference, place: String? = nil, acceptCommand: String? = nil) throws -> [String] {
        remove(difference.name)
        let isMoving = max(difference.reference.count, difference.actual.count) > 1
        let isWhole = !isMoving || files.filmCount < Self.mostFilms
        let film = try FailureFilm(
            difference, encoder: PNGEncoder(pixelsPerPoint: pixelsPerPoint), jobs: jobs, isWhole: isWhole)
        try list(difference.name)
        var item = PreviewPage.Item(id: difference.name, title: difference.name, result: difference.result)
        if let place { item.setPlace(place) }
        item.scale = pixelsPerPoint
        var shown = difference.pageDifference
        shown.command = acceptCommand
        let paths = try film.firstBadPictures.map { role, png in
            let path = files.path(of: role, for: difference.name)
            try AtomicFile.write(png, to: path)
            let shownPath = String(path.dropFirst(folder.utf8.count + 1))
            switch role {
            case .reference: shown.reference = shownPath
            case .actual: shown.actual = shownPath
            case .difference: shown.difference = shownPath
            }
            return path
        }
        if isMoving && isWhole {
            shown.film = difference.name
            let script = PreviewPage.filmScript(name: difference.name, frames: film)
            try AtomicFile.write(Array(script.utf8), to: files.filmPath(for: difference.name))
        } else if isMoving {
            item.notes = [film.frames.first?.note].compactMap(\.self)
        }
        item.difference = shown
        try AtomicFile.write(Array(PreviewPage.json(item).utf8), to: files.itemPath(for: difference.name))
        return paths
    }

    /// Takes out what there is of a name.
    package func remove(_ name: String) { files.remove(name) }

    /// Writes the page of all differences that were taken in; where there are none, there is no page.
    ///
    /// - Parameter isLast: whether nothing will be added.
    /// - Returns: the page's path and size, or nil.
    package func writePage(isLast: Bool) throws(DeliveryError) -> (path: String, bytes: Int)? {
        let items = files.items().compactMap { path in
            FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(PreviewPage.Item.self, from: $0) }
        }
        guard !items.isEmpty else {
            files.clear()
            return nil
        }
        var page = PreviewPage(kind: .report, title: title, items: items)
        page.command = acceptCommand
        let bytes = page.bytes
        try AtomicFile.write(bytes, to: files.pagePath)
        if isLast { try? FileManager.default.removeItem(atPath: files.itemFolder) }
        return (files.pagePath, bytes.count)
    }

    /// Takes the new pictures of a preview for those of another that is no more, and whose stills are the same.
    ///
    /// - Parameters:
    ///   - unused: the paths of goldens of previews that no longer exist.
    ///   - goldens: the path of the folder of goldens.
    /// - Returns: the names of the previews, old and new.
    package func takeRenames(of unused: [String], in goldens: String) -> [(old: String, new: String)] {
        let items = files.items().compactMap { path in
            FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(PreviewPage.Item.self, from: $0) }
        }
        let fresh = Dictionary(grouping: items.filter { $0.result == .new }) { FilePath.folder(of: $0.id) }
        let former = Dictionary(grouping: unused.map { String($0.dropFirst(goldens.utf8.count + 1)) }) { FilePath.folder(of: $0) }
        var renames: [(old: String, new: String)] = []
        for (old, paths) in former.sorted(by: { $0.key < $1.key }) {
            let stills = paths.filter { $0.hasSuffix(".png") }.map { String(FilePath.name(of: $0).dropLast(".png".count)) }
            let match = fresh.sorted { $0.key < $1.key }.first { new, _ in
                !stills.isEmpty && !renames.contains { $0.new == new }
                    && stills.allSatisfy { isSame("\(goldens)/\(old)/\($0).png", files.path(of: .actual, for: "\(new)/\($0)")) }
            }
            guard let match else { continue }
            renames.append((old, match.key))
            for var item in match.value {
                item.result = .renamed
                item.notes = ["It was \(old), with the same images."]
                try? AtomicFile.write(Array(PreviewPage.json(item).utf8), to: files.itemPath(for: item.id))
            }
        }
        return renames
    }

    private func isSame(_ golden: String, _ actual: String) -> Bool {
        let sides = [golden, actual].map { path in
            FileManager.default.contents(atPath: path).flatMap { try? ImageFile.frames(Array($0), path: path).first?.pixmap }
        }
        return sides[0] != nil && sides[0] == sides[1]
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

extension GoldenDifference {
    /// The side that is missing, or a change.
    fileprivate var result: PreviewPage.Result {
        if reference.isEmpty && isMissing { return .new }
        return actual.isEmpty ? .gone : .changed
    }

    /// The difference as a page shows it, without paths.
    fileprivate var pageDifference: PreviewPage.Difference {
        var shown = PreviewPage.Difference(message: message, frames: max(reference.count, actual.count))
        if let extent {
            (shown.pixels, shown.max, shown.frame) = (extent.pixels, extent.max, extent.frame)
            (shown.badFrames, shown.box) = (extent.badFrames, extent.box)
        }
        if !isPartial { shown.change = change }
        if shown.frames > 1 { shown.seconds = (actual.isEmpty ? reference : actual).reduce(0) { $0 + $1.duration.seconds } }
        return shown
    }

    /// The one change that explains the difference: of a colour, or of the size.
    private var change: String? {
        if let change = ColorChange(reference, actual) { return change.description }
        guard let old = reference.first?.pixmap, let new = actual.first?.pixmap, reference.count == actual.count,
            (old.widthInPixels, old.heightInPixels) != (new.widthInPixels, new.heightInPixels)
        else { return nil }
        return "\(old.widthInPixels) × \(old.heightInPixels) pixels become \(new.widthInPixels) × \(new.heightInPixels)"
    }
}
