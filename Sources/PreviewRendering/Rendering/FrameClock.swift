import Foundation

/// The frames of one animation: instants at exact multiples of a frame's length.
package struct FrameClock: Sendable, Equatable {
    /// A frame lasts `1000 / millihertz` seconds, so that rates like 29.97 stay exact.
    package let millihertz: Int

    /// Frames per second, in 0.001...1000.
    package init(framesPerSecond: Double) {
        millihertz = max(Int((framesPerSecond * 1000).rounded()), 1)
    }

    /// The instant of a frame, in seconds.
    package func time(ofFrame index: Int) -> Double { Double(index) * 1000 / Double(millihertz) }

    /// How many frames show something that settles after `duration` seconds: the first instant, the last, and all
    /// multiples of a frame's length between them.
    package func frameCount(settlingAfter duration: Double) -> Int {
        guard duration > 0, duration.isFinite else { return 1 }
        return Int((duration * Double(millihertz) / 1000 - 1e-9).rounded(.up)) + 1
    }
}
