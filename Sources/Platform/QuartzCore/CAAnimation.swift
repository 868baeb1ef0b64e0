import CoreGraphics
import Foundation
import RunContext

/// A change of a layer over time. It is kept and reported: layers are drawn as they are without it.
///
/// Source: Apple, Core Animation `CAAnimation`.
open class CAAnimation: NSObject {
    open var beginTime: Double = 0
    open var duration: Double = 0
    open var speed: Float = 1
    open var timeOffset: Double = 0
    open var repeatCount: Float = 0
    open var repeatDuration: Double = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
    open weak var delegate: (any CAAnimationDelegate)?

    public override init() {}

    static func report(_ animation: CAAnimation) {
        let name = (animation as? CAPropertyAnimation)?.keyPath.map { "of \($0) " } ?? ""
        RunReports.note("A Core Animation \(name)was added to a layer: layers are drawn without animations.")
    }
}

/// A delegate that is called when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public override init() {}
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

/// An animation as of a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// The appearance of a layer before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The pace of an animation by name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation, a cubic curve.
public final class CAMediaTimingFunction: NSObject {
    let points: [Float]

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }

    /// Source of the numbers: Apple, `CAMediaTimingFunctionName`.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }
}

/// A group of changes to layers. In a render layers change at once, so there is nothing to group.
public final class CATransaction: NSObject {
    public static func begin() {}
    public static func flush() {}
    public static func commit() {
        let block = completion
        completion = nil
        block?()
    }
    public static func setDisableActions(_ flag: Bool) {}
    public static func setAnimationDuration(_ duration: Double) {}
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    public static func setCompletionBlock(_ block: (() -> Void)?) { completion = block }
    nonisolated(unsafe) private static var completion: (() -> Void)?
}
