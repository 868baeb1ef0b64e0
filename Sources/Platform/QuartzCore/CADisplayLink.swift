import Foundation
import FoundationGaps
import RunScope

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

    /// When the frame that is shown began, in seconds of ``CACurrentMediaTime()``.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Seconds between two frames of the display.
    open var duration: CFTimeInterval { 1 / Self.displayRate }
    /// When the next frame begins.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }

    /// Whether the method is not called for now.
    open var isPaused = false { didSet { if isPaused != oldValue { run() } } }
    /// How often the method is called, in frames a second; 0 for as often as there are frames.
    open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { run() } } }
    /// How often the method is called.
    open var preferredFrameRateRange = CAFrameRateRange.default { didSet { if preferredFrameRateRange != oldValue { run() } } }

    public init(target: Any, selector: Selector) {
        (self.target, self.selector) = (target, selector)
    }

    /// Begins to call the method, in the time of the views whose code runs now; where none does, no frame is shown.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        host = VirtualTimers.current
        if host == nil {
            RunReports.note("A CADisplayLink was added outside a view's code: no frames are drawn there, so it never fires.")
        }
        run()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        host = nil
        run()
    }

    /// Ends the calls for good, and lets go of the target.
    open func invalidate() {
        (host, target) = (nil, nil)
        run()
    }

    private var interval: CFTimeInterval {
        let preferred = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : preferred > 0 ? Double(preferred) : Self.displayRate
        // Frames are shown whole: of each so many one is.
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

    /// Whatever the system chooses.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
