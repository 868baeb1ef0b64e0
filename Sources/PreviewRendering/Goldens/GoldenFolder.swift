import Foundation
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

    /// What differs between frames and the accepted ones, pixel by pixel and time by time; nil if nothing does.
    ///
    /// The tolerance is zero, because the same input gives the same bytes everywhere.
    /// - Throws: `GoldenError.unreadable` if the golden is there but is no picture.
    package func difference(_ frames: [AnimationFrame], name: String) throws -> GoldenDifference? {
        let isStill = frames.count == 1
        let file = file(name, isStill: isStill)
        guard let data = FileManager.default.contents(atPath: file) else {
            return GoldenDifference(
                name: name, message: "there is no golden \(file)", isMissing: true, reference: [], actual: frames, frame: 0)
        }
        let reference: [AnimationFrame]
        do {
            reference = try decode(Array(data), isStill: isStill, like: frames)
        } catch {
            throw GoldenError.unreadable(path: file, fault: "\(error)")
        }
        guard let first = firstDifference(reference, frames) else { return nil }
        return GoldenDifference(
            name: name, message: first.message, isMissing: false, reference: reference, actual: frames,
            frame: first.frame)
    }

    /// Where the golden of a name is.
    package func file(_ name: String, isStill: Bool) -> String { "\(path)/\(name).\(isStill ? "png" : "apng")" }

    private func decode(_ bytes: [UInt8], isStill: Bool, like frames: [AnimationFrame]) throws -> [AnimationFrame] {
        guard isStill else { return try APNGDecoder().decode(bytes).frames }
        let picture = try PNGDecoder().decode(bytes)
        return [AnimationFrame(pixmap: picture.pixmap, start: frames[0].start, duration: frames[0].duration)]
    }

    private func firstDifference(
        _ reference: [AnimationFrame], _ actual: [AnimationFrame]
    ) -> (frame: Int, message: String)? {
        for (index, (old, new)) in zip(reference, actual).enumerated() where old != new {
            let place = actual.count == 1 ? "the picture" : "frame \(index) of \(actual.count)"
            if old.pixmap == new.pixmap {
                return (index, "\(place) is shown at \(new.start) for \(new.duration), not at \(old.start) for \(old.duration)")
            }
            if old.pixmap.widthInPixels != new.pixmap.widthInPixels || old.pixmap.heightInPixels != new.pixmap.heightInPixels {
                return (
                    index,
                    "\(place) is \(new.pixmap.widthInPixels) x \(new.pixmap.heightInPixels) pixels, not "
                        + "\(old.pixmap.widthInPixels) x \(old.pixmap.heightInPixels)"
                )
            }
            let diff = PixelDiff(old.pixmap, new.pixmap)
            return (
                index,
                "\(place) differs in \(diff.differingPixels) \(diff.differingPixels == 1 ? "pixel" : "pixels"), by at most \(diff.largestChannelDifference) of 255"
            )
        }
        guard reference.count != actual.count else { return nil }
        return (
            min(reference.count, actual.count), "there are \(actual.count) frames, not \(reference.count)"
        )
    }
}

/// Why a golden cannot be compared with.
package enum GoldenError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, fault: String)

    package var description: String {
        switch self {
        case .unreadable(let path, let fault): "The golden \(path) cannot be read. \(fault)"
        }
    }
}
