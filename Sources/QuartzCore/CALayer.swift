import CoreGraphics
import Foundation

/// What a view shows, behind its own drawing: colours, a border, a shadow, and layers inside.
///
/// Source: Apple, Core Animation `CALayer`. Layers here are values that are drawn when a picture is made.
open class CALayer: NSObject {
    open var bounds = CGRect.zero
    /// Where the anchor point stands, in the coordinates of the layer around.
    open var position = CGPoint.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var masksToBounds = false
    open var opacity: Float = 1
    open var isHidden = false
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var name: String?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var isOpaque = false
    open var needsDisplayOnBoundsChange = false
    open var speed: Float = 1
    open var timeOffset: Double = 0
    open var beginTime: Double = 0
    open var affine = CGAffineTransform.identity
    open var mask: CALayer?
    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?

    public required override init() {}
    public init(layer: Any) {}
    public required init?(coder: NSCoder) {}

    /// The rectangle that the layer covers in the one around it.
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y, width: bounds.width,
                height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
        }
    }

    open func affineTransform() -> CGAffineTransform { affine }
    open func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
        insertSublayer(layer, at: UInt32(index ?? sublayers?.count ?? 0))
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
        superlayer = nil
    }

    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSublayers() }
    open func layoutSublayers() {}
    open func draw(in context: CGContext) {}

    // MARK: Animations

    private var animations: [String: CAAnimation] = [:]

    /// Keeps an animation: pictures show layers as they are when nothing moves, and say so.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        animations[key ?? "animation\(animations.count)"] = animation
        CAAnimation.report(animation)
    }

    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture fills it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
