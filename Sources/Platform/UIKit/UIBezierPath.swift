import CoreGraphics
import Foundation
import Geometry

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path with a pen.
///
/// Source: Apple, UIKit `UIBezierPath`.
open class UIBezierPath: NSObject, NSCopying {
    private var path = Path()

    public var lineWidth: CGFloat = 1
    public var lineCapStyle = CGLineCap.butt
    public var lineJoinStyle = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var flatness: CGFloat = 0.6
    public var usesEvenOddFillRule = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        path = Path(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path = Path(ellipseIn: rect)
    }

    /// A rectangle with corners that bend as UIKit's do: continuously.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }

    /// A rectangle some corners of which are rounded; of the radii the width counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = { (corner: UIRectCorner) -> CGFloat in corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        path = Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
    }

    /// An arc; angles are radians, growing clockwise on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        path = Path(cgPath)
    }

    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    public var isEmpty: Bool { path.isEmpty }
    public var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func close() { path.closeSubpath() }
    public func removeAllPoints() { path = Path() }

    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc; angles are in radians, growing clockwise on screen, and `clockwise` is as seen there.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// The same path in the other direction.
    public func reversing() -> UIBezierPath {
        let result = copy() as? UIBezierPath ?? UIBezierPath()
        result.path = PathReversal.reversed(path)
        return result
    }

    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
    }

    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { withState(blendMode, alpha) { fill() } }

    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.beginPath()
        context.addPath(cgPath)
        context.strokePath()
        context.restoreGState()
    }

    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { withState(blendMode, alpha) { stroke() } }

    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func withState(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let result = UIBezierPath(cgPath: cgPath)
        (result.lineWidth, result.lineCapStyle, result.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (result.miterLimit, result.flatness, result.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
        result.dash = dash
        return result
    }
}

/// Turns paths round: every subpath is walked from its end to its beginning.
private enum PathReversal {
    static func reversed(_ path: Path) -> Path {
        var subpaths: [[Path.Element]] = []
        path.forEach { element in
            if case .move = element { subpaths.append([]) }
            if subpaths.isEmpty { subpaths.append([]) }
            subpaths[subpaths.count - 1].append(element)
        }
        var result = Path()
        for subpath in subpaths.reversed() { append(subpath, to: &result) }
        return result
    }

    private static func append(_ subpath: [Path.Element], to result: inout Path) {
        let ends = subpath.compactMap(end)
        guard let last = ends.last else { return }
        result.move(to: last)
        for (element, start) in zip(subpath.dropFirst(), ends).reversed() {
            switch element {
            case .move, .closeSubpath: break
            case .line: result.addLine(to: start)
            case .quadCurve(_, let control): result.addQuadCurve(to: start, control: control)
            case .curve(_, let first, let second): result.addCurve(to: start, control1: second, control2: first)
            }
        }
        if subpath.contains(.closeSubpath) { result.closeSubpath() }
    }

    private static func end(_ element: Path.Element) -> CGPoint? {
        switch element {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
        case .closeSubpath: nil
        }
    }
}
