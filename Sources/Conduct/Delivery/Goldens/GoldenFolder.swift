import Foundation
import HostProtocol
import ImageCodecs
import Pixels

/// Accepted images of previews: stills as PNG, whole animations as APNG, every frame with its exact time. A folder may ask for hashes of
/// all frames instead, with three frames kept as images.
package struct GoldenFolder: Sendable {
    package let path: String

    /// The goldens that the folder keeps as hashes.
    private enum Hashed: String {
        case films = "films-by-hash"
        case all = "all-by-hash"
    }

    private let hashed: Hashed?
    private let kept = KeptImages()

    /// - Parameter path: the folder. The first word of a file `form.txt` in it says how goldens are written: `films-by-hash` or
    ///   `all-by-hash`; without such a file, all are images. Both forms are read, whichever is there.
    package init(path: String) {
        self.path = path
        let form = FileManager.default.contents(atPath: "\(path)/form.txt").map { String(decoding: $0, as: UTF8.self) }
        hashed = form.flatMap { $0.split { $0.isWhitespace }.first }.flatMap { Hashed(rawValue: String($0)) }
    }

    /// Accepts frames as they are.
    package func record(_ frames: [AnimationFrame], name: String, pixelsPerPoint: Double) throws -> (path: String, bytes: Int) {
        let isStill = frames.count == 1
        let file = file(name, isStill: isStill)
        let bytes: [UInt8]
        if isHashed(isStill: isStill) {
            bytes = Array(FrameHashes(frames).text.utf8)
        } else if isStill {
            bytes = try PNGEncoder(pixelsPerPoint: pixelsPerPoint).encode(frames[0].pixmap)
        } else {
            bytes = try APNGEncoder(pixelsPerPoint: pixelsPerPoint).encode(frames).bytes
        }
        try AtomicFile.write(bytes, to: file)
        if isHashed(isStill: isStill) { try kept.add(frames, to: FilePath.folder(of: file), pixelsPerPoint: pixelsPerPoint) }
        return (file, bytes.count)
    }

    /// Compares frames with the golden's, pixel by pixel and time by time. Returns nil if nothing differs.
    ///
    /// - Throws: `GoldenError` if the golden is there but cannot be read.
    package func difference(_ frames: [AnimationFrame], name: String) throws -> GoldenDifference? {
        let isStill = frames.count == 1
        let wanted = file(name, isStill: isStill)
        let files = [wanted, imageFile(name, isStill: isStill), hashFile(name)]
        guard let file = files.first(where: FileManager.default.fileExists), let data = FileManager.default.contents(atPath: file) else {
            return GoldenDifference(
                name: name, message: "there is no golden \(wanted)", isMissing: true, reference: [], actual: frames, frame: 0)
        }
        if file == hashFile(name) {
            let accepted = try FrameHashes(String(decoding: data, as: UTF8.self), path: file)
            return try difference(frames, name: name, from: accepted)
        }
        let timing = (frames[0].start, frames[0].duration)
        let reference = try ImageFile.frames(Array(data), path: file, timing: timing)
        guard let first = FrameComparison.firstDifference(reference, frames) else { return nil }
        return GoldenDifference(
            name: name, message: first.message, isMissing: false, reference: reference, actual: frames,
            frame: first.frame)
    }

    /// Compares frames with accepted hashes: reports which frames differ, and shows the kept ones side by side.
    private func difference(_ frames: [AnimationFrame], name: String, from accepted: FrameHashes) throws -> GoldenDifference? {
        guard var message = accepted.difference(from: FrameHashes(frames)) else { return nil }
        let images = try KeptImages.images(in: FilePath.folder(of: hashFile(name)))
        var (reference, actual): ([AnimationFrame], [AnimationFrame]) = ([], [])
        var indices: [Int] = []
        for index in FrameHashes.kept(of: accepted.lines.count) where index < frames.count {
            let line = accepted.lines[index]
            guard let pixmap = images[line.hash] else { continue }
            reference.append(AnimationFrame(pixmap: pixmap, start: line.start, duration: line.duration))
            actual.append(frames[index])
            indices.append(index)
        }
        // The hashes have compared the times; only pixels are left to describe.
        let first = reference.indices.first { reference[$0].pixmap != actual[$0].pixmap }
        if let first {
            var now = reference[first]
            now.pixmap = actual[first].pixmap
            let place = accepted.lines.count == 1 ? "it" : "frame \(indices[first])"
            let words = FrameComparison.firstDifference([reference[first]], [now])?.message ?? ""
            message += "; " + place + words.trimmingPrefix("the picture")
        }
        return GoldenDifference(
            name: name, message: message, isMissing: false, reference: reference, actual: reference.isEmpty ? frames : actual,
            frame: first ?? 0, isPartial: true)
    }

    /// Returns the path of the golden with a name.
    package func file(_ name: String, isStill: Bool) -> String {
        isHashed(isStill: isStill) ? hashFile(name) : imageFile(name, isStill: isStill)
    }

    private func isHashed(isStill: Bool) -> Bool { hashed == .all || hashed == .films && !isStill }

    private func imageFile(_ name: String, isStill: Bool) -> String { "\(path)/\(name).\(isStill ? "png" : "apng")" }

    private func hashFile(_ name: String) -> String { "\(path)/\(name)\(FrameHashes.ending)" }
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

    private static func isGolden(_ name: String) -> Bool {
        let isImage = name.hasSuffix(".png") || name.hasSuffix(".apng")
        return name.hasSuffix(FrameHashes.ending) || isImage && !KeptImages.isKept((name as NSString).lastPathComponent)
    }

    /// Removes goldens, and the folders that are empty then.
    ///
    /// - Throws: `DeliveryError` for one that cannot be removed.
    package static func remove(_ files: [String]) throws(DeliveryError) {
        for file in files {
            guard unlink(file) == 0 || errno == ENOENT else {
                throw .unremovable(path: file, reason: String(cString: strerror(errno)))
            }
            KeptImages.removeUnnamed(in: FilePath.folder(of: file))
            // Fails where something else is in it.
            rmdir(FilePath.folder(of: file))
        }
    }
}
