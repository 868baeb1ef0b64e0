import Delivery
import Foundation
import HostProtocol
import ImageCodecs
import Pixels

/// The frames of a film that was made before, on one image.
struct FilmSheet {
    /// The path of the film, absolute: a GIF, an animated PNG or a WebP file.
    let film: String

    /// Writes the image, and returns its event.
    ///
    /// - Throws: ``FilmFault`` for a file that is no film, or `DeliveryError`.
    func write(to picture: String) throws -> HostEvent.WrittenFile {
        let started = ContinuousClock.now
        let frames = try Self.frames(of: film)
        let pixmap = ContactSheet(frames).pixmap()
        let bytes = try PNGEncoder(pixelsPerPoint: 1).encode(pixmap)
        try AtomicFile.write(bytes, to: picture)
        let (seconds, attoseconds) = started.duration(to: .now).components
        return HostEvent.WrittenFile(
            preview: nil, path: picture, kind: .still, bytes: bytes.count,
            milliseconds: Double(seconds) * 1e3 + Double(attoseconds) / 1e15,
            label: frames.count == 1 ? "one frame" : "\(frames.count) frames",
            image: ImageFacts(widthInPixels: pixmap.widthInPixels, heightInPixels: pixmap.heightInPixels, scale: 1))
    }

    /// - Throws: ``FilmFault``.
    static func frames(of film: String) throws(FilmFault) -> [AnimationFrame] {
        guard let data = FileManager.default.contents(atPath: film) else { throw .unreadable(path: film, reason: "it cannot be opened.") }
        let bytes = Array(data)
        do {
            if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
                return try WebPFilm(bytes).frames
            }
            if bytes.starts(with: Array("GIF8".utf8)) { return try GIFDecoder().decode(bytes).frames }
            return try APNGDecoder().decode(bytes).frames
        } catch {
            throw .unreadable(path: film, reason: "\(error)")
        }
    }
}

/// A film that cannot be read.
enum FilmFault: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case notWebP

    var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) is not a film that can be read (GIF, animated PNG or WebP): \(reason)"
        case .notWebP: "libwebp rejects it."
        }
    }
}
