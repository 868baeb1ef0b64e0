import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// The position of an animation of views.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// Changes of views that can be started, paused and finished. A started change runs to its end: it cannot be scrubbed.
///
/// Source: Apple, UIKit `UIViewPropertyAnimator`.
@MainActor
open class UIViewPropertyAnimator {
    public let duration: TimeInterval
    public private(set) var state = UIViewAnimatingState.inactive
    public private(set) var isRunning = false
    /// The part of the animation that has run, 0...1.
    open var fractionComplete: CGFloat = 0
    open var isReversed = false
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    open var pausesOnCompletion = false
    open var scrubsLinearly = true
    private let curve: UIViewMotion.Curve
    private var changes: [() -> Void]
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// - Parameter duration: seconds.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        (self.duration, self.curve) = (duration, .named(curve))
        changes = animations.map { [$0] } ?? []
    }

    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        (self.duration, self.curve) = (duration, .spring(damping: ratio))
        changes = animations.map { [$0] } ?? []
    }

    public init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        (self.duration, curve) = (duration, .bezier(point1, point2))
        changes = animations.map { [$0] } ?? []
    }

    /// Makes an animator that has been started.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        changes.append(animation)
        if isRunning { makeChanges(after: 0) {} }
    }

    /// - Parameter delayFactor: a fraction of the duration, after which the changes would begin.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    open func startAnimation() { run(after: 0) }

    /// - Parameter delay: seconds.
    open func startAnimation(afterDelay delay: TimeInterval) { run(after: delay) }

    /// Makes the animator active without running it: its changes appear when it continues.
    open func pauseAnimation() {
        isRunning = false
        if state == .inactive { state = .active }
    }

    /// - Parameter withoutFinishing: whether completions are left out, and the animator is inactive at once.
    open func stopAnimation(_ withoutFinishing: Bool) {
        isRunning = false
        guard state == .active else { return }
        state = withoutFinishing ? .inactive : .stopped
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        finish(at: finalPosition)
    }

    private func run(after delay: TimeInterval) {
        guard state != .stopped else { return }
        (state, isRunning) = (.active, true)
        let end = { [self] in
            guard state == .active, isRunning else { return }
            fractionComplete = 1
            if pausesOnCompletion { isRunning = false } else { finish(at: isReversed ? .start : .end) }
        }
        // In reverse it ends where it began.
        if isReversed { end() } else { makeChanges(after: delay, completion: end) }
    }

    private func makeChanges(after delay: TimeInterval, completion: @escaping () -> Void) {
        let due = changes
        changes = []
        UIViewMotion(duration: duration, delay: delay, curve: curve).play({ for change in due { change() } }, completion: completion)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        (state, isRunning) = (.inactive, false)
        let due = completions
        completions = []
        for completion in due { completion(position) }
    }
}
