import Foundation

extension NSValue {
    /// A time as an object. Its numbers go through those of a rectangle, which are exact up to 2⁵³.
    ///
    /// Source: Apple, AVFoundation `NSValue.init(time:)`.
    public convenience init(time: CMTime) {
        self.init(
            rect: NSRect(x: Double(time.value), y: Double(time.timescale), width: Double(time.flags.rawValue), height: Double(time.epoch)))
    }

    /// The time; a number that is too large for its place is the largest.
    public var timeValue: CMTime {
        func whole<Number: FixedWidthInteger>(_ number: Double) -> Number { Number(exactly: number.rounded()) ?? .max }
        return CMTime(
            value: whole(rectValue.minX), timescale: whole(rectValue.minY), flags: CMTimeFlags(rawValue: whole(rectValue.width)),
            epoch: whole(rectValue.height))
    }
}
