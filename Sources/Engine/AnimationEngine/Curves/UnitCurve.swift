import Geometry

/// A function defined by a two-dimensional curve from (0, 0) to (1, 1) that maps an input progress to an output progress.
///
/// Source: Apple, SwiftUI `UnitCurve`; the circular closed forms are from OpenSwiftUI, `UnitCurve`.
public struct UnitCurve: Sendable, Hashable {
    private enum Shape: Hashable {
        case linear
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
        case bezier(CubicTimingCurve)
    }

    private let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    /// A curve that is a straight line.
    public static let linear = UnitCurve(.linear)

    /// A Bézier curve that starts slowly, control points (0.42, 0) and (1, 1).
    public static let easeIn = UnitCurve(.bezier(CubicTimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)))

    /// A Bézier curve that ends slowly, control points (0, 0) and (0.58, 1).
    public static let easeOut = UnitCurve(.bezier(CubicTimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)))

    /// A Bézier curve that starts and ends slowly, control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = UnitCurve(.bezier(CubicTimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))

    /// The older name of `easeInOut`.
    @available(*, deprecated, message: "Use easeInOut instead")
    public static var easeInEaseOut: UnitCurve { easeInOut }

    /// The lower right quarter of a circle: starts slowly.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)

    /// The upper left quarter of a circle: ends slowly.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)

    /// Two quarters of circles, one after the other: starts and ends slowly.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// A cubic Bézier curve with the given control points.
    ///
    /// The x coordinates are clamped to 0...1 when the curve is evaluated, the y coordinates may overshoot.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                CubicTimingCurve(
                    x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)))
    }

    /// The output progress at an input progress, which is clamped to 0...1.
    public func value(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        switch shape {
        case .linear: return x
        case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut:
            if x < 0.5 { return 0.5 * (1 - (1 - 4 * x * x).squareRoot()) }
            let rest = 2 - 2 * x
            return 0.5 * (1 + (1 - rest * rest).squareRoot())
        case .bezier(let curve): return curve.value(at: x)
        }
    }

    /// The slope of the curve at an input progress, which is clamped to 0...1; infinite where the curve is vertical.
    public func velocity(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        switch shape {
        case .linear: return 1
        case .circularEaseIn: return x / (1 - x * x).squareRoot()
        case .circularEaseOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut:
            let distance = x < 0.5 ? 2 * x : 2 - 2 * x
            return distance / (1 - distance * distance).squareRoot()
        case .bezier(let curve): return curve.velocity(at: x)
        }
    }

    /// The curve with x and y swapped, which finds the input progress of an output progress.
    public var inverse: UnitCurve {
        switch shape {
        case .linear, .circularEaseInOut: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .bezier(let curve):
            UnitCurve(.bezier(CubicTimingCurve(x1: curve.y1, y1: curve.x1, x2: curve.y2, y2: curve.x2)))
        }
    }

    private static func clamped(_ progress: Double) -> Double {
        progress.isNaN ? 0 : min(max(progress, 0), 1)
    }
}

extension UnitCurve {
    /// The curve as data.
    package var form: UnitCurveForm {
        switch shape {
        case .linear: .linear
        case .circularEaseIn: .circularEaseIn
        case .circularEaseOut: .circularEaseOut
        case .circularEaseInOut: .circularEaseInOut
        case .bezier(let curve): .bezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
        }
    }

    /// The curve that data describe.
    package init(form: UnitCurveForm) {
        switch form {
        case .linear: self = .linear
        case .circularEaseIn: self = .circularEaseIn
        case .circularEaseOut: self = .circularEaseOut
        case .circularEaseInOut: self = .circularEaseInOut
        case .bezier(let x1, let y1, let x2, let y2): self.init(.bezier(CubicTimingCurve(x1: x1, y1: y1, x2: x2, y2: y2)))
        }
    }
}
