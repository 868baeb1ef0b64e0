import Foundation

extension UIView {
    /// Options of an animation of views.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Views may change their looks during a transition, which they always may here, as each frame is drawn anew.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    /// The curve that an animation's progress follows.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    /// Makes changes, and animates their effects.
    ///
    /// The changes are made as an event of their own at the same moment: code that follows does not see them yet.
    ///
    /// Source: Apple, UIKit `UIView.animate(withDuration:animations:)`.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIViewMotion(duration, delay, options).play(animations) { completion?(true) }
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIViewMotion(duration, delay, options, damping: dampingRatio).play(animations) { completion?(true) }
    }

    /// Makes changes, and animates their effects as a spring does.
    ///
    /// Source: Apple, UIKit `UIView.animate(springDuration:bounce:…)` (iOS 17).
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let motion = UIViewMotion(duration, delay, options, damping: min(max(1 - bounce, 0.01), 1))
        motion.play(animations) { completion?(true) }
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
    }

    /// Replaces one view by another at once, which is reported.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let change: () -> Void
        if options.contains(.showHideTransitionViews) {
            change = { (fromView.isHidden, toView.isHidden) = (true, false) }
        } else {
            change = {
                fromView.superview?.addSubview(toView)
                fromView.removeFromSuperview()
            }
        }
        animate(withDuration: duration, delay: 0, options: options, animations: change, completion: completion)
    }

    /// Options of keyframes.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Makes the changes of keyframes, each at its time, and animates their effects at an even speed.
    ///
    /// Source: Apple, UIKit `UIView.animateKeyframes(withDuration:delay:options:animations:completion:)`.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let keyframes = Keyframes()
        Keyframes.$current.withValue(keyframes, operation: animations)
        keyframes.play(for: duration, delay: delay) { completion?(true) }
    }

    /// Adds a keyframe to the animation in whose closure it is called; elsewhere its changes are made at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: a fraction of the animation's duration.
    ///   - frameDuration: a fraction, too.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let keyframes = Keyframes.current else { return animations() }
        keyframes.add(at: frameStartTime, for: frameDuration, animations)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

    /// A Boolean value that indicates whether animations play; without them, changes are made at once.
    public class var areAnimationsEnabled: Bool { UIViewMotion.areEnabled }
    public class func setAnimationsEnabled(_ enabled: Bool) { UIViewMotion.areEnabled = enabled }
}

/// The keyframes of an animation, collected while its closure runs.
private final class Keyframes: @unchecked Sendable {
    @TaskLocal static var current: Keyframes?

    private var frames: [(start: Double, duration: Double, changes: () -> Void)] = []

    func add(at start: Double, for duration: Double, _ changes: @escaping () -> Void) { frames.append((start, duration, changes)) }

    /// Starts each keyframe at its time; of those that begin together, the one that ends last counts as the last.
    @MainActor
    func play(for duration: TimeInterval, delay: TimeInterval, completion: @escaping () -> Void) {
        let order = frames.indices.sorted {
            (frames[$0].start + frames[$0].duration, $0) < (frames[$1].start + frames[$1].duration, $1)
        }
        for index in order {
            let frame = frames[index]
            let motion = UIViewMotion(duration: frame.duration * duration, delay: delay + frame.start * duration, curve: .named(.linear))
            motion.play(frame.changes) { if index == order.last { completion() } }
        }
        if frames.isEmpty { completion() }
    }
}
