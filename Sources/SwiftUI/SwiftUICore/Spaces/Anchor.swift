import Foundation

/// An opaque value derived from an anchor source and a particular view.
///
/// A `GeometryProxy` turns it into a point or rectangle of its own view: `proxy[anchor]`.
///
/// Source: Apple, SwiftUI `Anchor`.
public struct Anchor<Value> {
    /// The value in the coordinates of the whole picture.
    let value: Value
    /// Returns the value after a map.
    let convert: @Sendable (Value, ProjectionTransform) -> Value

    /// A type-erased geometry value that produces an anchored value of a given type.
    public struct Source {
        /// Returns the value in a frame.
        let value: @Sendable (CGRect) -> Value
        let convert: @Sendable (Value, ProjectionTransform) -> Value

        /// Returns the anchor of a view's frame.
        @MainActor
        func anchor(in node: ViewNode) -> Anchor<Value> {
            Anchor(value: convert(value(node.placedFrame ?? .zero), node.globalTransform), convert: convert)
        }
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool { lhs.value == rhs.value }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// Returns a rectangle in the view's coordinates, in points.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Anchor<Value>.Source(
            value: { r.offsetBy(dx: $0.minX, dy: $0.minY) }, convert: { $0.mapped(by: $1) })
    }

    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(value: { $0 }, convert: { $0.mapped(by: $1) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point in the view's coordinates, in points.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Anchor<Value>.Source(
            value: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }, convert: { $0.applying($1) })
    }

    /// Returns a point given as fractions of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Anchor<Value>.Source(
            value: { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }, convert: { $0.applying($1) })
    }

    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
}

extension Anchor.Source {
    /// Creates the anchors of several sources in one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        nonisolated(unsafe) let array = array
        self.init(
            value: { frame in array.map { $0.value(frame) } },
            convert: { values, map in zip(array, values).map { $0.convert($1, map) } })
    }

    /// Creates the anchor of an optional source.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        nonisolated(unsafe) let anchor = anchor
        self.init(
            value: { frame in anchor.map { $0.value(frame) } },
            convert: { value, map in
                guard let anchor, let value else { return nil }
                return anchor.convert(value, map)
            })
    }
}
