import ImageCodecs
import Pixels

/// Two pictures or animations, compared frame by frame: pixels and times.
///
/// The tolerance is zero, because the same input gives the same bytes everywhere.
package enum FrameComparison {
    /// The first frame that is not the same, and how: of a film also the number of such frames and the one that differs most. Nil if all
    /// are the same.
    package static func firstDifference(
        _ reference: [AnimationFrame], _ actual: [AnimationFrame]
    ) -> (frame: Int, message: String)? {
        for (index, (old, new)) in zip(reference, actual).enumerated() where old != new {
            let place = actual.count == 1 ? "the picture" : "frame \(index) of \(actual.count)"
            return (index, "\(place) \(difference(old, new))\(others(reference, actual))")
        }
        guard reference.count != actual.count else { return nil }
        return (min(reference.count, actual.count), "there are \(actual.count) frames, not \(reference.count)")
    }

    /// Returns the number of frames that differ, and the worst of them; empty where only one does.
    private static func others(_ reference: [AnimationFrame], _ actual: [AnimationFrame]) -> String {
        var (count, worst, most) = (0, 0, 0)
        for (index, (old, new)) in zip(reference, actual).enumerated() where old != new {
            count += 1
            let isSameSize = old.pixmap.widthInPixels == new.pixmap.widthInPixels && old.pixmap.heightInPixels == new.pixmap.heightInPixels
            let pixels = isSameSize ? PixelDiff(old.pixmap, new.pixmap).differingPixels : Int.max
            if pixels > most { (worst, most) = (index, pixels) }
        }
        if count < 2 { return "" }
        let extent = most == 0 ? "" : most == Int.max ? ", frame \(worst) in its size" : ", frame \(worst) most of all, in \(most) pixels"
        return "; \(count) frames differ\(extent)"
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
