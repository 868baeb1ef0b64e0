import Drawing
import Foundation
import Pixels
import Synchronization

/// Pictures at sizes that were asked for before, for all frames of a rasteriser; safe to share among threads.
///
/// The kept pictures change how fast a picture is drawn and nothing else.
final class ResizedImages: Sendable {
    private enum Method: Hashable {
        case means
        case curves
        case parts(ImageParts, isNearest: Bool)
    }

    private struct Key: Hashable {
        let picture: ObjectIdentifier
        let width: Int
        let height: Int
        let method: Method
    }

    private struct Entry {
        /// The original picture, held so that the identity in the key stays its own.
        let original: ImageSource
        let resized: ImageSource
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var bytes = 0
    }

    /// Bytes held before the cache is emptied: some dozens of pictures as large as a widget.
    private static let mostBytes = 1 << 26

    private let state = Mutex(State())

    /// The bytes that are held now.
    var bytes: Int { state.withLock { $0.bytes } }

    /// The picture in a rectangle of `size` points, its parts put where they belong; the picture itself has no parts.
    ///
    /// Throws `RasterError.layerTooLarge` where it would take more than a layer may.
    func composed(_ source: ImageSource, _ style: ImageStyle, size: CGSize) throws -> ImageSource {
        let (width, height) = (source.pixmap.widthInPixels, source.pixmap.heightInPixels)
        guard let parts = style.parts, parts.pixelsPerPoint > 0, width > 0, height > 0 else { return source }
        let across = max((Double(size.width) * Double(parts.pixelsPerPoint)).rounded(), 1)
        let down = max((Double(size.height) * Double(parts.pixelsPerPoint)).rounded(), 1)
        guard across * down * 4 <= Double(Rasterizer.maximumBytes) else {
            let bounded = { (side: Double) in Int(min(side, PixelRect.limit)) }
            throw RasterError.layerTooLarge(widthInPixels: bounded(across), heightInPixels: bounded(down))
        }
        let isNearest = style.sampling == .nearest
        return resized(source, Int(across), Int(down), .parts(parts, isNearest: isNearest)) { picture in
            picture.resampled(
                columns: PixelTaps.parts(
                    width, start: parts.left, end: parts.right, to: Int(across), isTiled: parts.isTiled, isNearest: isNearest),
                rows: PixelTaps.parts(
                    height, start: parts.top, end: parts.bottom, to: Int(down), isTiled: parts.isTiled, isNearest: isNearest))
        }
    }

    /// Returns the picture made smaller, by the means of the area under each new pixel or by curves through the old ones.
    func reduced(_ source: ImageSource, toWidth width: Int, height: Int, byMeans: Bool) -> Pixmap {
        let picture = source.pixmap
        if width == picture.widthInPixels, height == picture.heightInPixels { return picture }
        return resized(source, width, height, byMeans ? .means : .curves) { picture in
            if byMeans { return picture.reduced(toWidth: width, height: height) }
            return picture.resampled(
                columns: PixelTaps.cubic(picture.widthInPixels, to: width),
                rows: PixelTaps.cubic(picture.heightInPixels, to: height))
        }.pixmap
    }

    private func resized(
        _ source: ImageSource, _ width: Int, _ height: Int, _ method: Method, _ make: (Pixmap) -> Pixmap
    ) -> ImageSource {
        let key = Key(picture: ObjectIdentifier(source), width: width, height: height, method: method)
        if let known = state.withLock({ $0.entries[key]?.resized }) { return known }
        let resized = ImageSource(make(source.pixmap))
        // The original is held as well, though others hold it too: only memory that cannot be let go counts.
        let bytes = resized.pixmap.bytes.count + source.pixmap.bytes.count
        guard bytes <= Self.mostBytes / 2 else { return resized }
        return state.withLock { state in
            if let known = state.entries[key]?.resized { return known }
            if state.bytes + bytes > Self.mostBytes { state = State() }
            state.entries[key] = Entry(original: source, resized: resized)
            state.bytes += bytes
            return resized
        }
    }
}
