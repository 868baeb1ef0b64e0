import Foundation
import FoundationGaps
import RunContext
import VirtualTime

/// A timer that calls a method for each frame of the display; in the views' virtual time 60 times a second.
///
/// Source: Apple, QuartzCore `CADisplayLink`.
open class CADisplayLink: NSObject, @unchecked Sendable {
    /// Frames a second of the display.
    private static let displayRate = 60.0

    private var target: Any?
    private let selector: Selector
    private var host: (any VirtualTimerHost)?
    private var stop: (() -> Void)?

    /// The time at which the current frame began, in seconds of ``CACurrentMediaTime()``.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Seconds between two frames of the display.
    open var duration: CFTimeInterval { 1 / Self.displayRate }
    /// The time at which the next frame begins.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }

    /// A Boolean value that indicates whether the calls of the method are suspended.
    open var isPaused = false { didSet { if isPaused != oldValue { run() } } }
    /// The rate at which the method is called, in frames a second; 0 for every frame.
    open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { run() } } }
    /// The range of the rate at which the method is called.
    open var preferredFrameRateRange = CAFrameRateRange.default { didSet { if preferredFrameRateRange != oldValue { run() } } }

    public init(target: Any, selector: Selector) {
        (self.target, self.selector) = (target, selector)
    }

    /// Begins to call the method, in the time of the views whose code now runs; outside of them no frame is shown.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        host = RunContext.current.timers
        if host == nil {
            RunReports.note("A CADisplayLink was added outside a view's code: no frames are drawn there, so it never fires.")
        }
        run()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        host = nil
        run()
    }

    /// Ends the calls permanently, and releases the target.
    open func invalidate() {
        (host, target) = (nil, nil)
        run()
    }

    private var interval: CFTimeInterval {
        let preferred = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : preferred > 0 ? Double(preferred) : Self.displayRate
        // Frames are shown whole: one of each group of consecutive frames.
        return max((Self.displayRate / rate).rounded(), 1) / Self.displayRate
    }

    private func run() {
        stop?()
        stop = nil
        guard !isPaused, let host else { return }
        timestamp = CACurrentMediaTime()
        stop = host.fire(every: interval) { [weak self] _ in
            guard let self, let target else { return }
            timestamp = CACurrentMediaTime()
            _ = selector.performOnMain(target, [self])
        }
    }
}

/// The frame rates at which something may move, in frames a second.
///
/// Source: Apple, QuartzCore `CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The rate that the system chooses.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
