import Foundation
import HostProtocol
import ImageCodecs
import Pixels

/// Accepted pictures of previews: stills as PNG, whole animations as APNG, every frame with its exact time.
package struct GoldenFolder: Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// Accepts frames as they are.
    package func record(_ frames: [AnimationFrame], name: String, pixelsPerPoint: Double) throws -> (path: String, bytes: Int) {
        let isStill = frames.count == 1
        let bytes =
            isStill
            ? try PNGEncoder(pixelsPerPoint: pixelsPerPoint).encode(frames[0].pixmap)
            : try APNGEncoder(pixelsPerPoint: pixelsPerPoint).encode(frames).bytes
        let file = file(name, isStill: isStill)
        try AtomicFile.write(bytes, to: file)
        return (file, bytes.count)
    }

    /// Compares frames with the golden's, pixel by pixel and time by time. Returns nil if nothing differs.
    ///
    /// - Throws: `GoldenError` if the golden is there but is no picture.
    package func difference(_ frames: [AnimationFrame], name: String) throws -> GoldenDifference? {
        let file = file(name, isStill: frames.count == 1)
        guard let data = FileManager.default.contents(atPath: file) else {
            return GoldenDifference(
                name: name, message: "there is no golden \(file)", isMissing: true, reference: [], actual: frames, frame: 0)
        }
        let timing = (frames[0].start, frames[0].duration)
        let reference = try ImageFile.frames(Array(data), path: file, timing: timing)
        guard let first = FrameComparison.firstDifference(reference, frames) else { return nil }
        return GoldenDifference(
            name: name, message: first.message, isMissing: false, reference: reference, actual: frames,
            frame: first.frame)
    }

    /// Returns the path of the golden with a name.
    package func file(_ name: String, isStill: Bool) -> String { "\(path)/\(name).\(isStill ? "png" : "apng")" }
}

extension GoldenFolder {
    /// Goldens of a preview that it has no picture for any more, sorted.
    ///
    /// - Parameter files: those of the pictures that it has.
    package func unused(of preview: String, besides files: Set<String>) -> [String] {
        let folder = "\(path)/\(preview)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter(Self.isGolden).map { "\(folder)/\($0)" }.filter { !files.contains($0) }.sorted()
    }

    /// Goldens of previews that are no more, sorted.
    ///
    /// - Parameter previews: the names of all previews that are.
    package func unused(besides previews: Set<String>) -> [String] {
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return files.filter { file in
            let preview = FilePath.folder(of: file)
            return Self.isGolden(file) && !preview.isEmpty && !previews.contains(preview)
        }.map { "\(path)/\($0)" }.sorted()
    }

    private static func isGolden(_ name: String) -> Bool { name.hasSuffix(".png") || name.hasSuffix(".apng") }

    /// Removes goldens, and the folders that are empty then.
    ///
    /// - Throws: `DeliveryError` for one that cannot be removed.
    package static func remove(_ files: [String]) throws(DeliveryError) {
        for file in files {
            guard unlink(file) == 0 || errno == ENOENT else {
                throw .unremovable(path: file, reason: String(cString: strerror(errno)))
            }
            // Fails where something else is in it.
            rmdir(FilePath.folder(of: file))
        }
    }
}
