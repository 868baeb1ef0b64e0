import Foundation
import ImageCodecs
import Pixels

/// A picture or animation that is not what was accepted.
package struct GoldenDifference: Sendable {
    /// The preview and what of it: `CaffeineTrackerWidget/entry1-entry2`.
    package var name: String
    /// What differs, and where first.
    package var message: String
    /// Whether there is no golden to compare with.
    package var isMissing: Bool
    package var reference: [AnimationFrame]
    package var actual: [AnimationFrame]
    /// The first frame that is not the same.
    package var frame: Int
}

extension GoldenDifference {
    /// Writes reference, actual and difference of the first frame that differs, and answers their paths.
    package func writePictures(to folder: String, pixelsPerPoint: Double) throws -> [String] {
        let encoder = PNGEncoder(pixelsPerPoint: pixelsPerPoint)
        let old = frame < reference.count ? reference[frame].pixmap : nil
        let new = frame < actual.count ? actual[frame].pixmap : nil
        var pictures: [(suffix: String, pixmap: Pixmap)] = []
        if let old { pictures.append(("reference", old)) }
        if let new { pictures.append(("actual", new)) }
        if let old, let new { pictures.append(("difference", PixelDiff(old, new).picture())) }
        return try pictures.map { picture in
            let path = "\(folder)/\(name)-\(picture.suffix).png"
            try AtomicFile.write(encoder.encode(picture.pixmap), to: path)
            return path
        }
    }
}
