import Foundation
import HostProtocol
import ImageCodecs
import Pixels
import Synchronization

/// The images that goldens of hashes keep, each once for all goldens of a preview: an APNG of a second an image for each size, beside
/// the text files, in the order in which these name them.
final class KeptImages: Sendable {
    /// Goldens of one preview are recorded on several threads, and share a file.
    private let recording = Mutex<Void>(())

    /// Adds the kept frames of a golden that has just been written, and drops images that no golden names any more.
    func add(_ frames: [AnimationFrame], to folder: String, pixelsPerPoint: Double) throws {
        try recording.withLock { _ in
            var images = try Self.images(in: folder)
            for index in FrameHashes.kept(of: frames.count) { images[frames[index].pixmap.contentHash] = frames[index].pixmap }
            try Self.write(images, to: folder, pixelsPerPoint: pixelsPerPoint)
        }
    }

    /// The images of a folder by their hashes: kept ones and stills.
    static func images(in folder: String) throws(GoldenError) -> [UInt64: Pixmap] {
        var images = try stills(in: folder)
        for file in files(in: folder) where isKept(file) {
            let path = "\(folder)/\(file)"
            for frame in try ImageFile.frames(Array(FileManager.default.contents(atPath: path) ?? Data()), path: path) {
                images[frame.pixmap.contentHash] = frame.pixmap
            }
        }
        return images
    }

    private static func write(_ images: [UInt64: Pixmap], to folder: String, pixelsPerPoint: Double) throws {
        let stills = try stills(in: folder)
        var order: [UInt64] = []
        for file in files(in: folder) where file.hasSuffix(FrameHashes.ending) {
            let path = "\(folder)/\(file)"
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            for hash in try FrameHashes(text, path: path).keptHashes where stills[hash] == nil && !order.contains(hash) {
                order.append(hash)
            }
        }
        var written: Set<String> = []
        let sizes = Dictionary(grouping: order.compactMap { images[$0] }) { "kept-\($0.widthInPixels)x\($0.heightInPixels).apng" }
        for (name, pixmaps) in sizes {
            let frames = pixmaps.enumerated().map { AnimationFrame(pixmap: $1, start: FrameTime($0), duration: FrameTime(1)) }
            let bytes = try APNGEncoder(pixelsPerPoint: pixelsPerPoint).encode(frames).bytes
            try AtomicFile.write(bytes, to: "\(folder)/\(name)")
            written.insert(name)
        }
        for file in files(in: folder) where isKept(file) && !written.contains(file) { unlink("\(folder)/\(file)") }
    }

    /// The goldens of stills as PNG, which need not be kept twice.
    private static func stills(in folder: String) throws(GoldenError) -> [UInt64: Pixmap] {
        var images: [UInt64: Pixmap] = [:]
        for file in files(in: folder) where file.hasSuffix(".png") {
            let path = "\(folder)/\(file)"
            for frame in try ImageFile.frames(Array(FileManager.default.contents(atPath: path) ?? Data()), path: path) {
                images[frame.pixmap.contentHash] = frame.pixmap
            }
        }
        return images
    }

    /// The names of all files in a folder, sorted.
    private static func files(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// Removes the kept images of a folder in which no golden of hashes is left.
    static func removeUnnamed(in folder: String) {
        let files = files(in: folder)
        guard !files.contains(where: { $0.hasSuffix(FrameHashes.ending) }) else { return }
        for file in files where isKept(file) { unlink("\(folder)/\(file)") }
    }

    static func isKept(_ file: String) -> Bool { file.hasPrefix("kept-") && file.hasSuffix(".apng") }
}
