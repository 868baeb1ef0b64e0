import HostProtocol
import Pixels

extension GoldenDifference {
    /// The extent of the difference in pixels; nil if a side is missing or known by hashes alone, or no frames of one size differ.
    package var extent: DifferenceExtent? {
        guard !isMissing, !isPartial else { return nil }
        var extent = DifferenceExtent(
            pixels: 0, max: 0, frame: 0, badFrames: 0, frames: Swift.max(reference.count, actual.count), box: [])
        for (index, (old, new)) in zip(reference, actual).enumerated() where old.pixmap != new.pixmap {
            extent.badFrames += 1
            guard old.pixmap.widthInPixels == new.pixmap.widthInPixels, old.pixmap.heightInPixels == new.pixmap.heightInPixels
            else { continue }
            let difference = PixelDiff(old.pixmap, new.pixmap)
            guard difference.differingPixels > extent.pixels, let box = difference.box else { continue }
            (extent.pixels, extent.max, extent.frame) = (difference.differingPixels, difference.largestChannelDifference, index)
            extent.box = [box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY]
        }
        return extent.pixels > 0 ? extent : nil
    }
}
