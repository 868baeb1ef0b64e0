import CoreGraphics
import Foundation
import RunContext

/// The content of a view behind its own drawing: colours, a border, a shadow, and layers inside.
///
/// Source: Apple, Core Animation `CALayer`. Layers here are values that are drawn when a picture is made.
open class CALayer: NSObject {
    open var bounds = CGRect.zero
    /// The values of names that no property has.
    var keptValues: [String: Any] = [:]
    /// The position of the anchor point, in the coordinates of the containing layer.
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
    /// The transform of the layer around its anchor point. If it leaves the plane, its effect within the plane is drawn.
    open var transform = CATransform3DIdentity
    /// The transform of the layers inside, about the middle of this one.
    open var sublayerTransform = CATransform3DIdentity
    open var anchorPointZ: CGFloat = 0
    /// The corners that the radius rounds.
    open var maskedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    open var mask: CALayer?
    open var isDoubleSided = true {
        didSet { RunReports.noteUndrawn("CALayer.isDoubleSided", if: !isDoubleSided) }
    }
    open var isGeometryFlipped = false {
        didSet { RunReports.noteUndrawn("CALayer.isGeometryFlipped", if: isGeometryFlipped) }
    }
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true
    open var drawsAsynchronously = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    /// The part of the picture that is shown, in parts of it.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { RunReports.noteUndrawn("CALayer.contentsRect", if: contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { RunReports.noteUndrawn("CALayer.contentsCenter", if: contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    open var minificationFilter = CALayerContentsFilter.linear {
        didSet { RunReports.noteUndrawn("CALayer.minificationFilter", if: minificationFilter != .linear) }
    }
    open var magnificationFilter = CALayerContentsFilter.linear {
        didSet { RunReports.noteUndrawn("CALayer.magnificationFilter", if: magnificationFilter != .linear) }
    }
    open var duration: Double = 0
    open var repeatCount: Float = 0 {
        didSet { RunReports.noteUndrawn("CALayer.repeatCount", if: repeatCount != 0) }
    }
    open var repeatDuration: Double = 0 {
        didSet { RunReports.noteUndrawn("CALayer.repeatDuration", if: repeatDuration != 0) }
    }
    open var autoreverses = false {
        didSet { RunReports.noteUndrawn("CALayer.autoreverses", if: autoreverses) }
    }
    open var fillMode = CAMediaTimingFillMode.removed
    /// The filters of the layer. They are kept; layers are drawn without them, which is reported.
    open var filters: [Any]? {
        didSet { RunReports.noteUndrawn("CALayer.filters", if: filters?.isEmpty == false) }
    }
    open var backgroundFilters: [Any]? {
        didSet { RunReports.noteUndrawn("CALayer.backgroundFilters", if: backgroundFilters?.isEmpty == false) }
    }
    open var compositingFilter: Any? {
        didSet { RunReports.noteUndrawn("CALayer.compositingFilter", if: compositingFilter != nil) }
    }
    open var actions: [String: any CAAction]?
    open weak var delegate: (any CALayerDelegate)?
    /// The view whose layer this is; nil for a layer of its own.
    package weak var owner: AnyObject?
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

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

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

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(index))
    }

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ r: CGRect) {}
    open func setNeedsLayout() {}
    open func needsDisplay() -> Bool { false }
    open func needsLayout() -> Bool { false }
    open func display() {}
    open func displayIfNeeded() {}
    open func layoutIfNeeded() { layoutSublayers() }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Draws the layer's own content; this class lets its delegate draw it.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Returns the layer itself: nothing of a layer is in motion during a render.
    open func presentation() -> Self? { self }
    open func model() -> Self { self }

    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { actions?[event] ?? Self.defaultAction(forKey: event) }

    // MARK: Animations

    private var animations: [String: CAAnimation] = [:]

    /// Keeps an animation. Pictures show layers at rest, and a report notes the animation.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        animations[key ?? "animation\(animations.count)"] = animation
        CAAnimation.report(animation)
    }

    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
}

/// An action that runs when a property of a layer changes. In a render, layers change at once.
///
/// Source: Apple, Core Animation `CAAction`.
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A delegate that draws a layer and places its sublayers.
///
/// Source: Apple, Core Animation `CALayerDelegate`.
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The corners of a layer.
///
/// Source: Apple, Core Animation `CACornerMask`.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The edges of a layer that are smoothed where they do not fall on pixels; a render smooths them all.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The filter for enlarging or reducing a layer's picture; a render draws all of them alike.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The way in which a layer's picture fills it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}
