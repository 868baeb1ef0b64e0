import Foundation
import WidgetArchive

/// The limits for drawing one archive, which may come from anybody and ask for pictures of any size and number.
///
/// The numbers leave room for a minute of a large widget at 3 pixels per point and 60 frames per second, and for four of a small one.
struct PresentationBudget {
    /// Pixels of one picture: 134 MB of them, so that every widget can be shown at 9 pixels per point.
    static let pixelsOfImage = 1 << 25
    /// The most memory, in bytes, that the layers of one picture take at a time.
    static let layerBytes = 1 << 29
    /// Frames of all films together.
    static let frames = 250_000
    /// Pixels of all frames together, which are held until they are written, most of them in a temporary file: 17 GB.
    static let pixels = 1 << 32

    /// Frames that may be drawn of this archive.
    let frames: Int

    /// - Throws: `ArchiveError.tooMuch` for a picture that is too large.
    init(size: CGSize, scale: Double) throws(ArchiveError) {
        let pixels = (Double(size.width) * scale).rounded(.up) * (Double(size.height) * scale).rounded(.up)
        guard pixels <= Double(Self.pixelsOfImage) else {
            throw .tooMuchToDraw("\(Int(min(pixels, 1e15))) pixels in one picture", limit: Self.pixelsOfImage)
        }
        frames = min(Self.frames, Self.pixels / max(Int(pixels), 1))
    }

    /// - Parameter seconds: the durations of the films that are known beforehand, those of touches.
    /// - Throws: `ArchiveError.tooMuch` for more frames than may be drawn.
    func allow(seconds: [Double], framesPerSecond: Double) throws(ArchiveError) {
        let count = seconds.reduce(0) { $0 + ($1 * framesPerSecond).rounded(.up) + 1 }
        guard count <= Double(frames) else { throw tooMany(count) }
    }

    /// Returns the error for films that need more frames than may be drawn.
    func tooMany(_ count: Double) -> ArchiveError { .tooMuchToDraw("\(Int(min(count, 1e15))) frames", limit: frames) }
}
