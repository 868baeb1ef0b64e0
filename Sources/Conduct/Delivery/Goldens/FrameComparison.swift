import ImageCodecs
import Pixels

/// Two pictures or animations, compared frame by frame: pixels and times.
///
/// The tolerance is zero, because the same input gives the same bytes everywhere.
package enum FrameComparison {
    /// The first frame that is not the same, and what about it; nil if all are.
    package static func firstDifference(
        _ reference: [AnimationFrame], _ actual: [AnimationFrame]
    ) -> (frame: Int, message: String)? {
        for (index, (old, new)) in zip(reference, actual).enumerated() where old != new {
            let place = actual.count == 1 ? "the picture" : "frame \(index) of \(actual.count)"
            return (index, "\(place) \(difference(old, new))")
        }
        guard reference.count != actual.count else { return nil }
        return (min(reference.count, actual.count), "there are \(actual.count) frames, not \(reference.count)")
    }

    private static func difference(_ old: AnimationFrame, _ new: AnimationFrame) -> String {
        if old.pixmap == new.pixmap {
            return "is shown at \(new.start) for \(new.duration), not at \(old.start) for \(old.duration)"
        }
        if old.pixmap.widthInPixels != new.pixmap.widthInPixels || old.pixmap.heightInPixels != new.pixmap.heightInPixels {
            return "is \(new.pixmap.widthInPixels) x \(new.pixmap.heightInPixels) pixels, not "
                + "\(old.pixmap.widthInPixels) x \(old.pixmap.heightInPixels)"
        }
        let diff = PixelDiff(old.pixmap, new.pixmap)
        let count = "\(diff.differingPixels) \(diff.differingPixels == 1 ? "pixel" : "pixels")"
        return "differs in \(count), by at most \(diff.largestChannelDifference) of 255"
    }
}
