import Foundation

/// An opaque value derived from an anchor source and a particular view.
///
/// A `GeometryProxy` turns it into a point or rectangle of its own view: `proxy[anchor]`.
///
/// Source: Apple, SwiftUI `Anchor`.
public struct Anchor<Value> {
    /// In the coordinates of the whole picture.
    let value: Value
    /// The value after a map.
    let convert: @Sendable (Value, ProjectionTransform) -> Value

    /// A type-erased geometry value that produces an anchored value of a given type.
    public struct Source {
        /// The value in a frame.
        let value: @Sendable (CGRect) -> Value
        let convert: @Sendable (Value, ProjectionTransform) -> Value

        /// The anchor of a view's frame.
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
    /// A rectangle of the view's coordinates, in points.
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
    /// A point of the view's coordinates, in points.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Anchor<Value>.Source(
            value: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }, convert: { $0.applying($1) })
    }

    /// A point given as parts of the view's width and height.
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
    /// The anchors of several sources of one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        nonisolated(unsafe) let array = array
        self.init(
            value: { frame in array.map { $0.value(frame) } },
            convert: { values, map in zip(array, values).map { $0.convert($1, map) } })
    }

    /// The anchor of a source, if there is one.
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
