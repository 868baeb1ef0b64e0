import Foundation
import Geometry

/// The outline of a shape that does not change.
///
/// Source: Apple, Core Graphics `CGPath`.
public class CGPath: @unchecked Sendable {
    /// The outline itself; only a `CGMutablePath` changes it.
    package fileprivate(set) var path: Path

    package init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = Path(
            roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { path.isEmpty }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points of curves included; null for an empty path.
    public var boundingBox: CGRect { path.isEmpty ? .null : path.controlBounds }

    /// The smallest rectangle around the outline; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.boundingRect }

    public func copy() -> CGPath? { CGPath(path) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    /// The outline of the path traced with a pen.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.strokedPath(style).applying(transform))
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Calls a closure with every element of the path.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        path.forEach { step in
            var points: [CGPoint]
            let type: CGPathElementType
            switch step {
            case .move(let to): (type, points) = (.moveToPoint, [to])
            case .line(let to): (type, points) = (.addLineToPoint, [to])
            case .quadCurve(let to, let control): (type, points) = (.addQuadCurveToPoint, [control, to])
            case .curve(let to, let control1, let control2): (type, points) = (.addCurveToPoint, [control1, control2, to])
            case .closeSubpath: (type, points) = (.closeSubpath, [.zero])
            }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var element = CGPathElement(type: type, points: base)
                block(&element)
            }
        }
    }

    /// Calls a function with every element of the path, and with a pointer of the caller's.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

/// A function that `CGPath.apply(info:function:)` calls with a pointer of its caller's and an element.
///
/// Here it is a Swift function, as an element is no structure of C.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// Boolean operations on the filled areas of two paths.
///
/// Source: Apple, Core Graphics `CGPath.union(_:using:)` and its kin, iOS 16.
extension CGPath {
    /// Returns the area that this path or the other one fills.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that both paths fill.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that this path fills and the other does not.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that exactly one of the two paths fills.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the lines of this path inside the filled area of the other.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the lines of this path outside the filled area of the other.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }

    /// A path that fills the same and whose outlines do not cross.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { CGPath(path.normalized(eoFill: rule == .evenOdd)) }

    /// Returns whether the two paths fill a common point.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }
}

extension CGPath: Hashable {
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// A path to which steps can be added.
///
/// Source: Apple, Core Graphics `CGMutablePath`.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() { self.init(Path()) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func closeSubpath() { path.closeSubpath() }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds an arc; angles are in radians, and `clockwise` applies to a plane whose y points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise, transform: transform)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
    }

    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }
}

/// The rule for the parts of a plane inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// The kinds of elements that make up a path.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path; its points are valid while the block that received it runs.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
}

extension Path {
    /// The outline of a Core Graphics path.
    public init(_ path: CGPath) { self = path.path }

    /// A copy of a Core Graphics path as it is now.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The outline as a Core Graphics path.
    public var cgPath: CGPath { CGPath(self) }
}
