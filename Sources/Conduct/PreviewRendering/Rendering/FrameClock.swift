import Foundation

/// The frames of one animation: instants at exact multiples of a frame's length.
package struct FrameClock: Sendable, Equatable {
    /// A frame lasts `1000 / millihertz` seconds, so that rates like 29.97 stay exact.
    package let millihertz: Int

    /// A year at 1000 frames a second is 3e10: beyond that a count of frames is a fault and not a wish.
    private static let mostFrames = 1e11

    /// - Parameter framesPerSecond: clamped to 0.001...1000; NaN becomes 30.
    package init(framesPerSecond: Double) {
        let rate = framesPerSecond.isNaN ? 30 : min(max(framesPerSecond, 0.001), 1000)
        millihertz = Int((rate * 1000).rounded())
    }

    /// - Parameter millihertz: frames per 1000 seconds, above 0.
    package init(millihertz: Int) { self.millihertz = millihertz }

    /// The instant of a frame, in seconds.
    package func time(ofFrame index: Int) -> Double { Double(index) * 1000 / Double(millihertz) }

    /// How many frames show something that settles after `duration` seconds: the first instant, the last, and all
    /// multiples of a frame's length between them.
    package func frameCount(settlingAfter duration: Double) -> Int {
        guard duration > 0, duration.isFinite else { return 1 }
        // A billionth of a frame less, so that a duration of whole frames is not one more for the last bit of a product.
        let frames = (duration * Double(millihertz) / 1000 - 1e-9).rounded(.up)
        return Int(min(max(frames, 1), Self.mostFrames)) + 1
    }
}
