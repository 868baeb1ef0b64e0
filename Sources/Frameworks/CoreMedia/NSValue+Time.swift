import Foundation

extension NSValue {
    /// A time as an object. Its numbers go through those of a rectangle, which are exact up to 2⁵³.
    ///
    /// Source: Apple, AVFoundation `NSValue.init(time:)`.
    public convenience init(time: CMTime) {
        self.init(
            rect: NSRect(x: Double(time.value), y: Double(time.timescale), width: Double(time.flags.rawValue), height: Double(time.epoch)))
    }

    public var timeValue: CMTime {
        CMTime(
            value: CMTimeValue(rectValue.minX), timescale: CMTimeScale(rectValue.minY),
            flags: CMTimeFlags(rawValue: UInt32(rectValue.width)),
            epoch: CMTimeEpoch(rectValue.height))
    }
}
